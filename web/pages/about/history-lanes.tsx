/** What a lane shows, in years: a stretch of time, many moments, or one. */
export type Strip =
  | { kind: 'bar'; from: number; to: number; tone: 'ink' | 'cobalt' }
  | { kind: 'strokes'; at: readonly number[] }
  | { kind: 'point'; at: number };

type Scale = { marks: readonly number[]; start: number; end: number };

/** A little room at both ends, so that points and figures at the edges are whole. */
function percent(year: number, { start, end }: Pick<Scale, 'start' | 'end'>): string {
  return `${(1.5 + ((year - start) / (end - start)) * 96).toFixed(2)}%`;
}

/** One lane of the history, to scale; decorative, the row beside it says the dates. */
export function Lane({ strip, ...scale }: Scale & { strip: Strip }) {
  const x = (year: number) => percent(year, scale);
  return (
    <svg width="100%" height="56" aria-hidden="true" className="self-center overflow-visible max-md:h-9">
      {scale.marks.map((year) => (
        <line
          key={year}
          x1={x(year)}
          x2={x(year)}
          y1="-30%"
          y2="130%"
          className="stroke-text/40"
          strokeDasharray="2 4"
        />
      ))}
      {strip.kind === 'bar' && (
        <>
          <line
            x1={x(strip.from)}
            x2={x(strip.to)}
            y1="50%"
            y2="50%"
            strokeWidth="18"
            className={strip.tone === 'ink' ? 'stroke-ink-2' : 'stroke-cobalt'}
          />
          <circle cx={x(strip.from)} cy="50%" r="9" className={strip.tone === 'ink' ? 'fill-ink-2' : 'fill-cobalt'} />
        </>
      )}
      {strip.kind === 'strokes' &&
        strip.at.map((year) => (
          <line key={year} x1={x(year)} x2={x(year)} y1="14%" y2="86%" strokeWidth="1" className="stroke-cobalt" />
        ))}
      {strip.kind === 'point' && <circle cx={x(strip.at)} cy="50%" r="8" className="fill-coral" />}
    </svg>
  );
}

/** The years below the lanes: the first, the marked ones, today. */
export function Axis({ today, className = '', ...scale }: Scale & { today: string; className?: string }) {
  const years = [scale.start, ...scale.marks];
  return (
    <svg
      width="100%"
      height="26"
      aria-hidden="true"
      className={`tabular overflow-visible fill-current text-muted ${className}`}
    >
      {years.map((year, index) => (
        <text
          key={year}
          x={percent(year, scale)}
          y="18"
          fontSize="14"
          textAnchor={index === 0 ? 'start' : 'middle'}
          // Too near to its neighbours on narrow screens.
          className={index === 1 || index === years.length - 1 ? 'max-xl:hidden' : ''}
        >
          {Math.floor(year)}
        </text>
      ))}
      <text x={percent(scale.end, scale)} y="18" fontSize="14" textAnchor="end" className="font-semibold">
        {today}
      </text>
    </svg>
  );
}
