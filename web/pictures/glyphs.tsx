import type { ServicePage } from '#contract/site/navigation.ts';
import { type Constellation, constellations } from './constellations.ts';

type Look = { ground?: 'paper' | 'ink'; className?: string };

/** A service's glyph; decorative, so it stands beside the service's name. */
export function ServiceGlyph({ service, ...look }: Look & { service: ServicePage }) {
  return <Drawing constellation={constellations[service]} {...look} />;
}

/** A constellation as a picture; decorative. */
export function Drawing({ constellation, ground = 'paper', className }: Look & { constellation: Constellation }) {
  const { points, links, hot } = constellation;
  // On ink it is shown large, in heroes: finer points.
  const ink = ground === 'ink';
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={className}>
      <g className={ink ? 'stroke-cobalt-light/45' : 'stroke-text/35'} strokeWidth="1.4">
        {links.map(([from, to]) => {
          const [x1, y1] = points[from] ?? [0, 0];
          const [x2, y2] = points[to] ?? [0, 0];
          return <line key={`${from}-${to}`} x1={x1} y1={y1} x2={x2} y2={y2} vectorEffect="non-scaling-stroke" />;
        })}
      </g>
      {points.map(([x, y], index) =>
        index === hot ? (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={ink ? 4.6 : 6.5} className={ink ? 'fill-coral' : 'fill-cobalt'} />
        ) : (
          <circle
            key={`${x}-${y}`}
            cx={x}
            cy={y}
            r={ink ? 2.2 : 3.4}
            className={ink ? 'fill-cobalt-light' : 'fill-ink-2'}
          />
        ),
      )}
    </svg>
  );
}
