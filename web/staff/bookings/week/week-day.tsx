import { isSuspect } from '#contract/leads/spam-signals.ts';
import type { StaffBooking } from '#contract/staff/bookings.ts';
import { germanDay, shortDay } from '#web/staff/berlin-time.ts';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { fullName } from '#web/staff/ui/visitor/full-name.ts';
import { SpamMark } from '#web/staff/ui/visitor/spam-mark.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { texts } from '../texts.ts';
import type { DayPlan } from './week-days.ts';

const weekday = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', weekday: 'long' });

type Props = {
  plan: DayPlan;
  /** Whether a day of the week has something closed: the times of all days start at the same height. */
  hasClosed: boolean;
  today: string;
  openId: string | null;
  onOpen: (booking: StaffBooking) => void;
};

/** One day of the week with its times in order; on wide screens aligned with those of the other days. */
export function WeekDay({ plan: { day, slots, closed }, hasClosed, today, openId, onOpen }: Props) {
  return (
    <section aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} data-today={day === today || undefined}>
        {weekday.format(new Date(day))} <span className="tabular">{shortDay(day)}</span>
        {day === today && <span className="sr-only"> (heute)</span>}
      </h3>
      {hasClosed && (
        <p className="blocked" title={closed || undefined}>
          {closed}
        </p>
      )}
      {slots.length === 0 && !closed && (
        <p className="px-2 py-2 text-muted">{day < today ? texts.week.over : texts.week.none}</p>
      )}
      <ul>
        {slots.map(({ start, clock, row, booking }) => (
          <li key={start} style={{ gridRow: row }}>
            {booking ? (
              <button
                type="button"
                data-booking={booking.id}
                aria-current={booking.id === openId || undefined}
                // The accessible name contains the visible text (WCAG 2.5.3).
                aria-label={`${texts.details}: ${clock} ${fullName(booking)}, ${germanDay(day)}, ${texts.modes[booking.mode]}`}
                title={[fullName(booking), visitorLine(booking.company), texts.modes[booking.mode]]
                  .filter(Boolean)
                  .join(', ')}
                onClick={() => onOpen(booking)}
                className="taken"
              >
                <time dateTime={start} className="tabular">
                  {clock}
                </time>{' '}
                <bdi className="min-w-0 truncate font-semibold">{fullName(booking)}</bdi>
                {isSuspect(booking.spamSignals) && <SpamMark short />}
                <span className={`ml-auto ${booking.id === openId ? '' : 'text-muted'}`}>
                  <StaffIcon name={booking.mode} />
                </span>
              </button>
            ) : (
              <span className="free">
                <time dateTime={start} className="tabular">
                  {clock}
                </time>{' '}
                {texts.week.free}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
