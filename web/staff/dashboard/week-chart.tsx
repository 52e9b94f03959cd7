import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import { germanDay, germanNumber, shortDay } from '#web/staff/berlin-time.ts';

const height = 56;
const slot = 25;
const bar = 20;

/** Leads per week as bars, the running week in full colour; read aloud as one sentence a week. */
export function WeekChart({ weeks }: { weeks: StatisticsAnswer['perWeek'] | null }) {
  const most = Math.max(1, ...(weeks ?? []).map(({ count }) => count));
  const first = weeks?.[0];
  return (
    <figure>
      <figcaption className="flex justify-between gap-3 text-[0.92em] text-muted">
        <span>Anfragen je Woche</span>
        {weeks?.some(({ count }) => count > 0) && <span className="tabular">höchstens {germanNumber(most)}</span>}
      </figcaption>
      <div className="mt-2 h-23">
        {!weeks ? (
          <span className="skeleton block h-full" />
        ) : !first ? (
          <p className="text-muted">Noch keine Anfragen.</p>
        ) : (
          <svg
            role="img"
            aria-label={weeks.map(({ weekStart, count }) => `Woche ab ${germanDay(weekStart)}: ${count}`).join('. ')}
            viewBox={`0 0 ${weeks.length * slot - (slot - bar)} ${height}`}
            preserveAspectRatio="none"
            className="h-full w-full"
          >
            {weeks.map(({ weekStart, count }, index) => {
              const size = count === 0 ? 1 : Math.max(3, (count / most) * height);
              return (
                <g key={weekStart}>
                  <title>{`Woche ab ${germanDay(weekStart)}: ${germanNumber(count)}`}</title>
                  <rect x={index * slot} y={0} width={bar} height={height} className="fill-transparent" />
                  <rect
                    x={index * slot}
                    y={height - size}
                    width={bar}
                    height={size}
                    className={index === weeks.length - 1 ? 'fill-cobalt' : 'fill-field'}
                  />
                </g>
              );
            })}
          </svg>
        )}
      </div>
      <p aria-hidden="true" className="tabular mt-1 flex min-h-[1.5em] justify-between text-[0.86em] text-muted">
        {first && (
          <>
            <span>ab {shortDay(first.weekStart)}</span>
            <span>laufende Woche</span>
          </>
        )}
      </p>
    </figure>
  );
}
