import { type ReactNode, useState } from 'react';
import { refusals } from '#contract/booking/booking.ts';
import { type StaffBooking, staffConflict } from '#contract/staff/bookings.ts';
import { conflictOf, faultCodes, InputRefused } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { berlinClock, fromBerlin, germanDateTime } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { DayAndTime } from './day-and-time.tsx';
import { cancelBooking, moveBooking } from './queries.ts';
import { texts } from './texts.ts';

type Props = {
  booking: StaffBooking;
  /** Called with the current booking: as requested or, if `overtaken`, as changed by somebody who was faster. */
  onChanged: (booking: StaffBooking, overtaken: boolean) => void;
  onLeave: () => void;
};

/** Changes the booking, or takes over somebody else's change made in the meantime. */
function useBookingChange(send: () => Promise<StaffBooking>, { onChanged }: Props) {
  return useChange(send, {
    onDone: (booking) => onChanged(booking, false),
    onFailed: (refused) => {
      const booking = conflictOf(refused, staffConflict)?.booking;
      if (booking) onChanged(booking, true);
    },
  });
}

/** Moves a booking to another time, in office time. */
export function MoveBooking(props: Props) {
  const { booking, onLeave } = props;
  const { api } = useStaff();
  const [[day, time], setClock] = useState(() => clockOf(booking.start));
  const { busy, error, failure, reset, start } = useBookingChange(() => {
    const moment = fromBerlin(day, time);
    if (!moment) throw new InputRefused(day && time ? texts.refusals.invalid : texts.refusals.required);
    // An unchanged time would change nothing and send no mail.
    if (Date.parse(moment) === Date.parse(booking.start)) throw new InputRefused(texts.move.unchanged);
    return moveBooking(api, booking, moment);
  }, props);
  const alternatives = conflictOf(error, staffConflict)?.alternatives ?? [];
  return (
    <Card id="move-title" {...texts.move}>
      <Form onSubmit={start} aria-labelledby="move-title" className="mt-4">
        <DayAndTime
          id="move"
          labels={texts.move}
          day={day}
          time={time}
          autoFocus
          onDay={(next) => setClock([next, time])}
          onTime={(next) => setClock([day, next])}
        />
        <FailureNotice title={texts.move.failed} detail={reasonOf(error) ?? failure} className="mt-4" />
        {alternatives.length > 0 && (
          <p className="mt-3 flex flex-wrap items-center gap-2">
            {texts.move.alternatives}
            {alternatives.map((free) => (
              <StaffButton
                key={free}
                look="line"
                className="tabular"
                onClick={() => {
                  setClock(clockOf(free));
                  reset();
                }}
              >
                {germanDateTime(free)}
              </StaffButton>
            ))}
          </p>
        )}
        <FormButtons submit={busy ? texts.move.busy : texts.move.button} busy={busy} onCancel={onLeave} />
      </Form>
    </Card>
  );
}

/** Asks before a booking is cancelled. */
export function CancelBooking(props: Props) {
  const { booking, onLeave } = props;
  const { api } = useStaff();
  const { busy, failure, start } = useBookingChange(() => cancelBooking(api, booking), props);
  return (
    <Card id="cancel-title" {...texts.cancel}>
      <FailureNotice title={texts.cancel.failed} detail={failure} onRetry={start} className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-2">
        {/* First in order and focused: pressing Enter twice cancels nothing. */}
        <StaffButton look="line" autoFocus onClick={onLeave}>
          {texts.cancel.keep}
        </StaffButton>
        <StaffButton look="danger" busy={busy} onClick={() => start()}>
          {busy ? texts.cancel.busy : texts.cancel.button}
        </StaffButton>
      </div>
    </Card>
  );
}

function Card({ id, title, hint, children }: { id: string; title: string; hint: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mb-6 rounded-xl border border-line bg-paper p-5">
      <h3 id={id} className="text-[1.15rem]">
        {title}
      </h3>
      <p className="mt-2 text-muted">{hint}</p>
      {children}
    </section>
  );
}

function clockOf(moment: string): [day: string, time: string] {
  const clock = berlinClock(new Date(moment));
  return [clock.slice(0, 10), clock.slice(11)];
}

/** The sentence for a refused time; null for any other error. */
function reasonOf(error: unknown): string | null {
  const code = faultCodes(error).find((one) => one.startsWith('start.'));
  if (code === undefined) return null;
  const reason = refusals.find((known) => code === `start.${known}`);
  return texts.refusals[reason ?? 'invalid'];
}
