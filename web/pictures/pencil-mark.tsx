import { useId } from 'react';
import { centre, outline, type Point } from './pencil.ts';

type Props = { points: readonly Point[]; width?: number; className?: string };

/**
 * A red pencil mark, one per page. Drawn along its centre line when it comes into view, if the browser supports that
 * and reduced motion is not preferred. Part of an SVG; decorative.
 */
export function PencilMark({ points, width = 3.4, className = 'fill-pencil' }: Props) {
  const id = useId();
  // Much wider than the stroke, so a third of its points is enough.
  const uncovered = points.filter((_, at) => at % 3 === 0 || at === points.length - 1);
  return (
    <g>
      <mask id={id} maskUnits="userSpaceOnUse" x="-60" y="-60" width="1600" height="300">
        <path
          d={centre(uncovered)}
          pathLength="1"
          fill="none"
          stroke="#fff"
          strokeWidth={width * 2.6}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="drawn"
        />
      </mask>
      <path d={outline(points, width)} mask={`url(#${id})`} className={className} />
    </g>
  );
}
