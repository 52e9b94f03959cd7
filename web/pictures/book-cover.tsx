import { broken } from './cover.tsx';

/** Width and height of a cover in drawing units. */
const width = 300;
const height = 420;
const margin = 28;

type Props = { title: string; subtitle: string; author: string; variant: number; className?: string };

/** A typeset cover: title, subtitle and author over a drawing. Decorative, because the same text is next to it. */
export function BookCover({ title, subtitle, author, variant, className }: Props) {
  const lines = broken(title, 11);
  const longest = Math.max(...lines.map((line) => line.length));
  // 0.54 em is about the average width of a letter of the display font.
  const size = Math.min(46, Math.floor((width - 2 * margin) / (longest * 0.54)));
  const light = variant % 2 === 1;
  const below = margin + 12 + lines.length * size;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={`block h-auto w-full ${className ?? ''}`}>
      <rect width={width} height={height} className={light ? 'fill-cobalt' : 'fill-ink-2'} />
      {light ? <Tree /> : <Columns />}
      {/* The fold of the spine. */}
      <rect width="9" height={height} className="fill-white" fillOpacity=".12" />
      <rect x="9" width="1.5" height={height} className="fill-ink" fillOpacity=".4" />
      <text className="fill-white font-display font-semibold" fontSize={size} letterSpacing={-size * 0.025}>
        {lines.map((line, index) => (
          <tspan key={line} x={margin} y={margin + size * 0.85 + index * size}>
            {line}
          </tspan>
        ))}
      </text>
      <text className={light ? 'fill-white' : 'fill-mist'} fontSize="15">
        {broken(subtitle, 30).map((line, index) => (
          <tspan key={line} x={margin} y={below + 12 + index * 20}>
            {line}
          </tspan>
        ))}
      </text>
      <text x={margin} y={height - margin} fontSize="14" className="fill-white font-semibold">
        {author}
      </text>
    </svg>
  );
}

/** Bar chart columns rising out of a grid of figures. */
function Columns() {
  const heights = [26, 44, 34, 66, 58, 96, 122];
  return (
    <g>
      {heights.map((tall, index) => (
        <rect
          key={tall}
          x={margin + index * 36}
          y={372 - 16 - tall}
          width="28"
          height={tall}
          className={index === heights.length - 1 ? 'fill-white' : 'fill-cobalt'}
        />
      ))}
      <path d={`M${margin} 362h244`} className="stroke-white" strokeOpacity=".4" strokeWidth="1.5" />
    </g>
  );
}

/** An organisation chart with one vacant position. */
function Tree() {
  const nodes = [
    [150, 212],
    [74, 272],
    [150, 272],
    [226, 272],
    [48, 336],
    [100, 336],
    [200, 336],
    [252, 336],
  ] as const;
  return (
    <g transform="translate(0 20)">
      <path
        d="M150 212v30M74 272v-30h152v30M150 242v30M74 272v32M48 336v-32h52v32M226 272v32M200 336v-32h52v32"
        fill="none"
        className="stroke-white"
        strokeOpacity=".6"
        strokeWidth="1.5"
      />
      {nodes.map(([x, y], index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={index === 0 ? 13 : 9}
          className={index === 2 ? 'fill-cobalt stroke-white' : index === 0 ? 'fill-ink' : 'fill-white'}
          strokeWidth={index === 2 ? 2.5 : 0}
          strokeDasharray={index === 2 ? '4 4' : undefined}
        />
      ))}
    </g>
  );
}
