import type { ReactNode } from 'react';

type Props = {
  /** Units of the drawing's square, and its side in pixels where that differs. */
  box: number;
  size?: number;
  weight: number;
  /** Lines end and meet round. */
  round?: boolean;
  className?: string;
  /** Its one line, or what it is drawn of. */
  d?: string;
  children?: ReactNode;
};

/** A decorative icon drawn in lines, in the colour of the text where a class says no other. */
export function LineIcon({ box, size = box, weight, round, className, d, children }: Props) {
  const ends = round ? 'round' : undefined;
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      width={size}
      height={size}
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap={ends}
      strokeLinejoin={ends}
    >
      {d ? <path d={d} /> : children}
    </svg>
  );
}
