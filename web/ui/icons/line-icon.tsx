import type { ReactNode } from 'react';

type Props = {
  /** Size of the viewBox, and the rendered size in pixels if different. */
  box: number;
  size?: number;
  weight: number;
  /** Round line caps and joins. */
  round?: boolean;
  className?: string;
  /** Path data, or children for more complex icons. */
  d?: string;
  children?: ReactNode;
};

/** A decorative line icon, in the text colour unless a class overrides it. */
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
