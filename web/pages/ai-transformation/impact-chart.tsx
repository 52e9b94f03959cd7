type Row = {
  industry: string;
  measure: string;
  /** Precedes the figure if it is a maximum. */
  prefix?: string;
  figure: string;
  /** Range in per cent; negative for decreases. A single value spans from or to zero. */
  span: readonly [from: number, to: number];
};
type Props = { rows: readonly Row[]; axis: { less: string; more: string; unit: string } };

/** Limits of the scale in per cent, on both sides of zero. */
const limit = 60;
const at = (value: number) => `${(((value + limit) / (2 * limit)) * 100).toFixed(3)}%`;
const ticks = [-50, -25, 0, 25, 50];

/** Effects by industry on one scale: decreases extend to the left of zero, increases to the right. */
export function ImpactChart({ rows, axis }: Props) {
  return (
    <div>
      <ul>
        {rows.map(({ industry, measure, prefix, figure, span: [from, to] }) => (
          <li
            key={industry}
            className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-t border-line py-4 lg:grid-cols-[minmax(0,15rem)_minmax(8rem,1fr)_minmax(0,13rem)] lg:py-0"
          >
            <p className="lg:py-4">
              <span className="block font-display text-item font-semibold">{industry}</span>
              <span className="text-[0.95rem]">{measure}</span>
            </p>
            <svg
              width="100%"
              height="76"
              aria-hidden="true"
              className="self-stretch max-lg:order-3 max-lg:col-span-2 max-lg:h-7 lg:h-full"
            >
              {ticks.map((tick) => (
                <line
                  key={tick}
                  x1={at(tick)}
                  x2={at(tick)}
                  y1="0"
                  y2="100%"
                  className={tick === 0 ? 'stroke-text' : 'stroke-line'}
                />
              ))}
              <rect
                x={at(from)}
                y="32%"
                width={`${(((to - from) / (2 * limit)) * 100).toFixed(3)}%`}
                height="36%"
                rx="3"
                className={from !== 0 && to !== 0 ? 'fill-ink-2' : 'fill-cobalt'}
              />
            </svg>
            <strong className="tabular text-right font-display text-item leading-none font-semibold tracking-tight">
              {prefix && <span className="block font-text text-meta font-normal tracking-normal">{prefix}</span>}
              {figure}
            </strong>
          </li>
        ))}
      </ul>
      <div className="grid gap-x-6 border-t border-line pt-2 text-meta text-muted lg:grid-cols-[minmax(0,15rem)_minmax(8rem,1fr)_minmax(0,13rem)]">
        <div className="lg:col-start-2">
          <svg width="100%" height="22" aria-hidden="true" className="tabular block fill-muted">
            {ticks.map((tick) => (
              <text key={tick} x={at(tick)} y="15" textAnchor="middle">
                {tick < 0 ? `−${-tick}` : tick > 0 ? `+${tick}` : tick}
              </text>
            ))}
          </svg>
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>{axis.less}</span>
            <span className="text-center max-sm:order-first max-sm:w-full">{axis.unit}</span>
            <span>{axis.more}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
