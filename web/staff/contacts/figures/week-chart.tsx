import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import { germanDay, germanNumber, shortDay } from '#web/staff/berlin-time.ts';
import { WeekBars } from './week-bars.tsx';

/** Leads per week, labelled with the first and last week; read out as one sentence per week. */
export function WeekChart({ weeks }: { weeks: StatisticsAnswer['perWeek'] | null }) {
  const most = Math.max(0, ...(weeks ?? []).map(({ count }) => count));
  const first = weeks?.[0];
  return (
    <figure>
      <figcaption className="flex justify-between gap-3 text-[0.8125rem] text-muted">
        <span>Anfragen je Woche</span>
        {most > 0 && <span className="tabular">höchstens {germanNumber(most)}</span>}
      </figcaption>
      {weeks && first ? (
        <div
          role="img"
          aria-label={weeks.map(({ weekStart, count }) => `Woche ab ${germanDay(weekStart)}: ${count}`).join('. ')}
          className="mt-2 h-20"
        >
          <WeekBars weeks={weeks} height={56} className="h-full w-full" />
        </div>
      ) : (
        <span className="skeleton mt-2 block h-20" />
      )}
      <p aria-hidden="true" className="tabular mt-1 flex min-h-[1.5em] justify-between text-[0.8125rem] text-muted">
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
