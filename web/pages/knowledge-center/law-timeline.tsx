import { asOf, type LegalDate } from '#contract/site/regulations.ts';

type Row = { name: string; dates: readonly { at: LegalDate }[] };

const firstYear = 2018;
const lastYear = 2029;

/** Months since the axis begins, the day as a fraction. */
function months(date: LegalDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return (year - firstYear) * 12 + month - 1 + (day - 1) / 31;
}

const percent = (value: number) => `${((value / ((lastYear - firstYear) * 12)) * 100).toFixed(2)}%`;

/** Whether a date lies before the day on which the page was checked. */
export function isPast(date: LegalDate): boolean {
  return months(date) <= months(asOf);
}

/** When each set of rules begins to bite, to scale. The dates stand as text below, so this is a picture only. */
export function LawTimeline({ rows, today }: { rows: readonly Row[]; today: string }) {
  const years = Array.from({ length: lastYear - firstYear }, (_, index) => firstYear + index);
  const now = percent(months(asOf));
  return (
    <div aria-hidden="true" className="border-t border-text/15">
      {rows.map((row) => (
        <div key={row.name} className="grid gap-x-8 border-b border-text/15 max-md:pt-3 md:grid-cols-[10.5rem_1fr]">
          <p className="self-center font-display text-heading leading-tight font-semibold">{row.name}</p>
          <svg width="100%" height="64" aria-hidden="true" className="overflow-visible max-md:h-12">
            {years.map((year) => (
              <line
                key={year}
                x1={percent((year - firstYear) * 12)}
                x2={percent((year - firstYear) * 12)}
                y1="0"
                y2="100%"
                className="stroke-text/12"
                strokeDasharray="2 4"
              />
            ))}
            <line x1={now} x2={now} y1="0" y2="100%" className="stroke-coral" strokeWidth="2" />
            <Span row={row} now={now} />
            {row.dates.map(({ at }) => (
              <circle
                key={at}
                cx={percent(months(at))}
                cy="50%"
                r="6.5"
                className={`stroke-cobalt max-sm:[r:3.5px] ${isPast(at) ? 'fill-cobalt' : 'fill-sand'}`}
                strokeWidth="2.5"
              />
            ))}
          </svg>
        </div>
      ))}
      <div className="grid gap-x-8 md:grid-cols-[10.5rem_1fr]">
        <p className="text-[0.86rem] font-semibold whitespace-nowrap max-md:order-2">
          <span className="mr-2 inline-block h-3.5 w-0.5 bg-coral align-[-2px]" />
          {today}
        </p>
        <svg width="100%" height="28" aria-hidden="true" className="tabular overflow-visible fill-muted">
          {years.map((year, index) => (
            <text
              key={year}
              x={percent((year - firstYear) * 12)}
              y="18"
              fontSize="14"
              className={index % 3 === 0 ? '' : 'max-md:hidden'}
            >
              {year}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** From the first date to the last: a full line where it applies, a dashed one where it is still to come. */
function Span({ row, now }: { row: Row; now: string }) {
  const places = row.dates.map(({ at }) => months(at));
  const first = percent(Math.min(...places));
  const last = Math.max(...places);
  return (
    <>
      <line x1={first} x2={now} y1="50%" y2="50%" className="stroke-cobalt" strokeWidth="2.5" />
      {last > months(asOf) && (
        <line
          x1={now}
          x2={percent(last)}
          y1="50%"
          y2="50%"
          className="stroke-cobalt"
          strokeWidth="2.5"
          strokeDasharray="3 5"
        />
      )}
    </>
  );
}
