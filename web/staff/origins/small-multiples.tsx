import { germanDay, germanNumber, shortDay } from '#web/staff/berlin-time.ts';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import { ScrollRegion } from '#web/staff/ui/scroll-region.tsx';
import { type Period, type Series, seriesOf } from './series.ts';

const height = 44;
const slot = 10;
const gap = 2;

type Props = {
  title: string;
  step: 'day' | 'week';
  /** Null while loading. */
  periods: readonly Period[] | null;
  nameOf: (series: string) => string;
};

/**
 * Counts over time: one small chart per series, all with the same scale and colour. Screen readers hear the name and
 * sum of each; a table has all figures.
 */
export function SmallMultiples({ title, step, periods, nameOf }: Props) {
  const series = seriesOf(periods ?? [], nameOf);
  const most = Math.max(1, ...series.flatMap(({ counts }) => counts));
  const first = periods?.[0];
  const unit = step === 'day' ? 'Tag' : 'Woche';
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b-[1.5px] border-text pb-1">
        <h2 className="text-base tracking-[-0.01em]">{title}</h2>
        {first && series.length > 0 && (
          <p className="tabular text-[0.8125rem] text-muted">
            je {unit} ab {germanDay(first.start)}, höchstens {germanNumber(most)}
          </p>
        )}
      </div>
      {periods && series.length === 0 && <p className="py-3 text-muted">Noch keine Anfragen.</p>}
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3 xl:grid-cols-4">
        {!periods && (
          <Repeat times={8}>
            <li className="skeleton h-16" />
          </Repeat>
        )}
        {periods &&
          series.map((one) => (
            <li key={one.name} className="min-w-0">
              <Chart series={one} most={most} periods={periods} unit={unit} />
            </li>
          ))}
      </ul>
      {periods && series.length > 0 && <Table {...{ title, periods, series, unit }} />}
    </section>
  );
}

type ChartProps = { series: Series; most: number; periods: readonly Period[]; unit: string };

function Chart({ series: { name, counts, total }, most, periods, unit }: ChartProps) {
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-2">
        <bdi className="min-w-0 flex-1 truncate" title={name}>
          {name}
        </bdi>
        <span className="tabular font-semibold whitespace-nowrap">{germanNumber(total)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${name}: ${germanNumber(total)}`}
        viewBox={`0 0 ${counts.length * slot - gap} ${height}`}
        preserveAspectRatio="none"
        className="mt-1 h-11 w-full border-b border-field"
      >
        {counts.map((count, at) => {
          const start = periods[at]?.start ?? '';
          const size = (count / most) * height;
          return (
            <g key={start}>
              <title>{`${unit === 'Tag' ? '' : 'Woche ab '}${shortDay(start)}: ${germanNumber(count)}`}</title>
              <rect x={at * slot} y={0} width={slot} height={height} className="fill-transparent" />
              <rect x={at * slot} y={height - size} width={slot - gap} height={size} className="fill-cobalt" />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

type TableProps = { title: string; periods: readonly Period[]; series: readonly Series[]; unit: string };

/** The figures of the bars. */
function Table({ title, periods, series, unit }: TableProps) {
  const cell = 'border-t border-line py-1 pr-3 font-normal';
  return (
    <details className="mt-2">
      <summary className="min-h-6 w-fit text-cobalt underline underline-offset-4">
        Als Tabelle<span className="sr-only">: {title}</span>
      </summary>
      <ScrollRegion label={`${title} als Tabelle`} className="max-h-80">
        <table className="tabular w-full text-left text-[0.92em]">
          <thead>
            <tr>
              <th scope="col" className={cell}>
                {unit}
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className={cell}>
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map(({ start }, at) => (
              <tr key={start}>
                <th scope="row" className={`${cell} whitespace-nowrap`}>
                  {germanDay(start)}
                </th>
                {series.map(({ name, counts }) => (
                  <td key={name} className={cell}>
                    {germanNumber(counts[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
