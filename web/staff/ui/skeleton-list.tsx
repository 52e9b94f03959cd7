import { Repeat } from './repeat.tsx';

type Props = { height: string; widths: readonly string[] };

/** Grey lines where a list will stand. */
export function SkeletonList({ height, widths }: Props) {
  return (
    <ul aria-hidden="true" className="border-t border-line">
      <Repeat times={8}>
        <li className={`flex items-center gap-5 border-b border-line ${height}`}>
          {widths.map((width) => (
            <span key={width} className={`skeleton h-3.5 ${width}`} />
          ))}
        </li>
      </Repeat>
    </ul>
  );
}
