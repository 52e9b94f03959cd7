const points = [
  [62, 96],
  [148, 40],
  [206, 132],
  [118, 190],
  [300, 78],
  [338, 176],
  [262, 236],
  [420, 120],
  [468, 214],
  [392, 274],
  [184, 288],
  [520, 66],
] as const;
/** Links are drawn between points this close, as in the site's particle network. */
const reach = 118;
const links = points.flatMap(([x1, y1], index) =>
  points
    .slice(index + 1)
    .flatMap(([x2, y2]) => (Math.hypot(x1 - x2, y1 - y2) <= reach ? [[x1, y1, x2, y2] as const] : [])),
);

/** The site's motif, still: points and their near neighbours. Decoration only. */
export function LoginConstellation({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 320" className={className}>
      <g className="stroke-cobalt-light/30">
        {links.map(([x1, y1, x2, y2]) => (
          <line key={`${x1}-${y1}-${x2}-${y2}`} x1={x1} y1={y1} x2={x2} y2={y2} />
        ))}
      </g>
      {points.map(([x, y], index) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r={index % 5 === 2 ? 4 : 2.4}
          className={index === 5 ? 'fill-coral' : 'fill-cobalt-light/80'}
        />
      ))}
    </svg>
  );
}
