import { hour } from '#contract/durations.ts';
import { addDays, isDay, mondayOf, weekdayOf } from '#contract/office-time/calendar-day.ts';
import { officeDay } from '#contract/office-time/office.ts';
import type { StaffBooking } from '#contract/staff/bookings.ts';
import { useAddress } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDay, germanNumber, shortDay } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { upcomingQuery, weekQuery } from '../queries.ts';
import { texts as all } from '../texts.ts';
import { WeekDay } from './week-day.tsx';
import { dayPlans } from './week-days.ts';

const texts = all.week;

/** The weekend begins on Friday at six in the evening. */
const weekendAhead = 6 * hour;

/** The Monday of the week to plan at `now` (milliseconds since 1970): at the weekend, that of the next week. */
function weekToPlan(now: number): string {
  const day = officeDay(now + weekendAhead);
  return weekdayOf(day) > 4 ? addDays(mondayOf(day), 7) : mondayOf(day);
}

type Props = {
  openId: string | null;
  onOpen: (booking: StaffBooking) => void;
};

/** One week of the calendar: what is booked and what is still free. */
export function Week({ openId, onOpen }: Props) {
  const { api } = useStaff();
  const now = Date.now();
  const today = officeDay(now);
  const planned = weekToPlan(now);
  const [parameters, change] = useAddress();
  const asked = parameters.get('week') ?? '';
  const monday = isDay(asked) && asked < '9999' ? mondayOf(asked) : planned;
  const setMonday = (day: string) =>
    change((address) => (day === planned ? address.delete('week') : address.set('week', day)));
  const { data, error, busy, reload } = useLoaded(weekQuery(api, monday));
  const sunday = addDays(monday, 6);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-3">
        <StaffButton look="icon" aria-label={texts.previous} onClick={() => setMonday(addDays(monday, -7))}>
          <StaffIcon name="earlier" />
        </StaffButton>
        <h2 aria-live="polite" className="tabular text-base tracking-[-0.01em] sm:min-w-44">
          {shortDay(monday)} – {germanDay(sunday)}
        </h2>
        <StaffButton look="icon" aria-label={texts.next} onClick={() => setMonday(addDays(monday, 7))}>
          <StaffIcon name="later" />
        </StaffButton>
        {monday !== planned && (
          <StaffButton look="line" onClick={() => setMonday(planned)}>
            {texts.back}
          </StaffButton>
        )}
        {data && (
          <p className="tabular ml-auto text-muted">
            {germanNumber(data.bookings.length)} {data.bookings.length === 1 ? 'Termin' : 'Termine'},{' '}
            {germanNumber(data.free.length)} {data.free.length === 1 ? 'freie Zeit' : 'freie Zeiten'}
          </p>
        )}
      </div>
      {data?.bookings.length === 0 && <NextBooked after={sunday} onShow={setMonday} />}
      <FailureNotice title={all.loadError} detail={error} onRetry={reload} className="mb-3" />
      {data ? (
        <div className="@container/week">
          <div aria-busy={busy} className="week">
            {dayPlans(monday, data).map((plan, _, all) => (
              <WeekDay
                key={plan.day}
                plan={plan}
                hasClosed={all.some(({ closed }) => closed)}
                today={today}
                openId={openId}
                onOpen={onOpen}
              />
            ))}
          </div>
        </div>
      ) : (
        !error && <span aria-hidden="true" className="skeleton block h-120" />
      )}
    </>
  );
}

/** Leads on from an empty week to the next one with appointments, if there is one among the next upcoming ones. */
function NextBooked({ after, onShow }: { after: string; onShow: (monday: string) => void }) {
  const { api } = useStaff();
  const { data } = useLoaded(upcomingQuery(api));
  const day = data?.bookings.map(({ start }) => officeDay(Date.parse(start))).find((one) => one > after);
  if (!day) return null;
  return (
    <p className="pb-3">
      <StaffButton look="link" onClick={() => onShow(mondayOf(day))}>
        {texts.nextBooked} {germanDay(day)}
      </StaffButton>
    </p>
  );
}
