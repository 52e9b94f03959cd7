type Point = readonly [x: number, y: number];

/** The shape that both projects have in common, around its own origin. */
const shape: readonly Point[] = [
  [0, -34],
  [32, -6],
  [16, 32],
  [-22, 26],
];
const links: readonly Point[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
  [0, 2],
];
/** What each project has of its own. */
const first: readonly Point[] = [
  [-64, -30],
  [-70, 34],
  [58, -44],
];
const second: readonly Point[] = [
  [-60, 8],
  [54, 48],
  [-34, 70],
  [66, -4],
];

/** Two projects share a shape; it leaves them and stands on its own. Decorative. */
export function Separation() {
  return (
    <svg
      viewBox="0 0 440 380"
      aria-hidden="true"
      className="mx-auto w-full max-w-110 max-lg:ml-0 max-lg:max-w-72"
      fill="none"
    >
      <g className="stroke-cobalt-light/40" strokeWidth="1.2" strokeDasharray="3 5">
        <path d="M142 92C220 84 268 104 312 150M142 292C220 304 268 282 312 240" />
      </g>
      <Project at={[92, 92]} own={first} />
      <Project at={[92, 286]} own={second} />
      <g transform="translate(352 190) scale(1.9)">
        <Shape className="stroke-cobalt" dot="fill-cobalt" width={1.6} />
      </g>
    </svg>
  );
}

function Project({ at, own }: { at: Point; own: readonly Point[] }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(1.15)`}>
      {own.map(([x, y], index) => {
        const [toX, toY] = shape[index % shape.length] ?? [0, 0];
        return (
          <g key={`${x} ${y}`}>
            <line x1={x} y1={y} x2={toX} y2={toY} className="stroke-cobalt-light/35" />
            <circle cx={x} cy={y} r="3" className="fill-cobalt-light/60" />
          </g>
        );
      })}
      <Shape className="stroke-cobalt-light" dot="fill-cobalt-light" width={1.4} />
    </g>
  );
}

function Shape({ className, dot, width }: { className: string; dot: string; width: number }) {
  return (
    <>
      {links.map(([from, to]) => (
        <line
          key={`${from}-${to}`}
          x1={shape[from]?.[0]}
          y1={shape[from]?.[1]}
          x2={shape[to]?.[0]}
          y2={shape[to]?.[1]}
          className={className}
          strokeWidth={width}
        />
      ))}
      {shape.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className={dot} />
      ))}
    </>
  );
}
