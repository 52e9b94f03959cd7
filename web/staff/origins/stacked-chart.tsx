import { germanDay, germanNumber, shortDay } from '#web/staff/berlin-time.ts';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';

const height = 120;
const slot = 10;
const gap = 2;
/** Series that are shown where there are more than one beside them, which then are one. */
const maxSeries = 5;
/** Each at least 3:1 on white, with a white line between them; the table below tells them apart without colours. */
const fills = ['fill-cobalt', 'fill-warning', 'fill-field', 'fill-ink-3', 'fill-success', 'fill-muted'];
const restName = 'Übrige';

type Period = { start: string; counts: Readonly<Record<string, number>> };
type Props = {
  title: string;
  step: 'day' | 'week';
  /** Null while they are loaded. */
  periods: readonly Period[] | null;
  nameOf: (series: string) => string;
};

/**
 * Counts over time as stacked bars, the largest series at the bottom; read aloud as one sentence a series, with all
 * figures in a table.
 */
export function StackedChart({ title, step, periods, nameOf }: Props) {
  const series = seriesOf(periods ?? []);
  const most = Math.max(1, ...(periods ?? []).map(({ counts }) => sum(Object.values(counts))));
  const first = periods?.[0];
  const unit = step === 'day' ? 'Tag' : 'Woche';
  return (
    <figure className="min-w-0 rounded-xl border border-line px-4.5 py-3.5">
      <figcaption className="flex justify-between gap-3 text-[0.92em] text-muted">
        <span>{title}</span>
        {series.length > 0 && <span className="tabular">{`höchstens ${germanNumber(most)} je ${unit}`}</span>}
      </figcaption>
      <div className="mt-2 h-40">
        {!periods || !first ? (
          <span className="skeleton block h-full" />
        ) : (
          <svg
            role="img"
            aria-label={
              series.length === 0
                ? 'Keine Anfragen.'
                : series.map(({ name, total }) => `${label(name, nameOf)}: ${germanNumber(total)}`).join('. ')
            }
            viewBox={`0 0 ${periods.length * slot - gap} ${height}`}
            preserveAspectRatio="none"
            className="h-full w-full"
          >
            {periods.map((period, index) => (
              <Bar key={period.start} {...{ period, index, series, most, unit }} />
            ))}
          </svg>
        )}
      </div>
      <p aria-hidden="true" className="tabular mt-1 flex min-h-[1.5em] justify-between text-[0.86em] text-muted">
        {first && (
          <>
            <span>ab {germanDay(first.start)}</span>
            <span>{step === 'day' ? 'heute' : 'laufende Woche'}</span>
          </>
        )}
      </p>
      <ul className="mt-2 flex min-h-[1.6em] flex-wrap gap-x-4 gap-y-1 text-[0.92em]">
        {periods && series.length === 0 && <li className="text-muted">Noch keine Anfragen.</li>}
        {series.map(({ name, total }, place) => (
          <li key={name} className="inline-flex max-w-full items-center gap-1.5">
            <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
              <rect width="10" height="10" rx="2" className={fills[place]} />
            </svg>
            <bdi className="truncate">{label(name, nameOf)}</bdi>
            <span className="tabular text-muted">{germanNumber(total)}</span>
          </li>
        ))}
      </ul>
      {periods && series.length > 0 && <Figures {...{ title, periods, series, nameOf, unit }} />}
    </figure>
  );
}

type FiguresProps = Pick<Props, 'title' | 'nameOf'> & {
  periods: readonly Period[];
  series: readonly Series[];
  unit: string;
};

/** What the bars show, in figures. */
function Figures({ title, periods, series, nameOf, unit }: FiguresProps) {
  const cell = 'border-t border-line py-1 pr-3 font-normal';
  return (
    <details className="mt-2">
      <summary className="min-h-6 w-fit text-cobalt underline">
        Als Tabelle<span className="sr-only">: {title}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls with the keyboard */}
      <section aria-label={title} tabIndex={0} className="max-h-80 overflow-auto">
        <table className="tabular w-full text-left text-[0.92em]">
          <thead>
            <tr>
              <th scope="col" className={cell}>
                {unit}
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className={cell}>
                  <bdi>{label(name, nameOf)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map(({ start, counts }) => (
              <tr key={start}>
                <th scope="row" className={`${cell} whitespace-nowrap`}>
                  {germanDay(start)}
                </th>
                {series.map(({ name, members }) => (
                  <td key={name} className={cell}>
                    {germanNumber(sum(members.map((member) => counts[member] ?? 0)))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

type Series = { name: string; members: readonly string[]; total: number };
type BarProps = { period: Period; index: number; series: readonly Series[]; most: number; unit: string };

function Bar({ period, index, series, most, unit }: BarProps) {
  const parts = series.map(({ members }) => sum(members.map((member) => period.counts[member] ?? 0)));
  const tops = parts.map((_, place) => sum(parts.slice(0, place + 1)));
  const total = tops.at(-1) ?? 0;
  return (
    <g>
      <title>{`${unit === 'Tag' ? '' : 'Woche ab '}${shortDay(period.start)}: ${germanNumber(total)}`}</title>
      <rect x={index * slot} y={0} width={slot - gap} height={height} className="fill-transparent" />
      {total === 0 && <rect x={index * slot} y={height - 1} width={slot - gap} height={1} className="fill-line" />}
      {parts.map((count, place) => {
        const size = (count / most) * height;
        const top = height - ((tops[place] ?? 0) / most) * height;
        const { name = '' } = series[place] ?? {};
        return (
          count > 0 && (
            <rect
              key={name}
              x={index * slot}
              y={top}
              width={slot - gap}
              height={size}
              vectorEffect="non-scaling-stroke"
              className={`stroke-white ${fills[place]}`}
            />
          )
        );
      })}
    </g>
  );
}

/** The largest series, the rest together as one. */
function seriesOf(periods: readonly Period[]): Series[] {
  const totals = new Map<string, number>();
  for (const { counts } of periods) {
    for (const [name, count] of Object.entries(counts)) totals.set(name, (totals.get(name) ?? 0) + count);
  }
  const sorted = [...totals].filter(([, total]) => total > 0).sort(([, a], [, b]) => b - a);
  // A single one is shown by its name.
  const named = sorted.length === maxSeries + 1 ? sorted.length : maxSeries;
  const own = sorted.slice(0, named).map(([name, total]) => ({ name, members: [name], total }));
  const rest = sorted.slice(named);
  if (rest.length === 0) return own;
  const members = rest.map(([name]) => name);
  return [...own, { name: restName, members, total: sum(rest.map(([, total]) => total)) }];
}

function label(name: string, nameOf: (series: string) => string): string {
  return name === restName ? restName : visitorLine(nameOf(name));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
