import { type FormEvent, useState } from 'react';
import { refusals } from '#contract/booking/booking.ts';
import { type StaffBooking, staffConflict } from '#contract/staff/bookings.ts';
import { CallFailed, conflictOf, Refused } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { berlinClock, fromBerlin, germanDateTime } from '#web/staff/berlin-time.ts';
import { texts as shared } from '#web/staff/texts.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { DayAndTime } from './day-and-time.tsx';
import { changedMeanwhile, moveBooking } from './queries.ts';
import { texts } from './texts.ts';

type Props = {
  booking: StaffBooking;
  onMoved: (booking: StaffBooking) => void;
  onConflict: (booking: StaffBooking) => void;
  onCancel: () => void;
};

/** Another time for a booking, on the office's clocks. */
export function MoveForm({ booking, onMoved, onConflict, onCancel }: Props) {
  const { api } = useStaff();
  const [day, setDay] = useState(() => berlinClock(new Date(booking.start)).slice(0, 10));
  const [time, setTime] = useState(() => berlinClock(new Date(booking.start)).slice(11));
  const { busy, error, failure, reset, start } = useChange(
    () => {
      const moment = fromBerlin(day, time);
      if (!moment) throw new Refused(day && time ? texts.refusals.invalid : texts.refusals.required);
      // Nothing would happen, and nobody would be told.
      if (Date.parse(moment) === Date.parse(booking.start)) throw new Refused(texts.move.unchanged);
      return moveBooking(api, booking, moment);
    },
    {
      onDone: onMoved,
      onFailed: (refused) => {
        const now = changedMeanwhile(refused);
        if (now) onConflict(now);
      },
    },
  );
  const alternatives = conflictOf(error, staffConflict)?.alternatives ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="move-title"
      className="mb-6 rounded-xl border border-line bg-paper p-5"
    >
      <h3 id="move-title" className="text-[1.15rem]">
        {texts.move.title}
      </h3>
      <p className="mt-2 mb-4 text-muted">{texts.move.hint}</p>
      <DayAndTime id="move" labels={texts.move} day={day} time={time} autoFocus onDay={setDay} onTime={setTime} />
      {failure && (
        <div className="mt-4 grid gap-3">
          <LoadError title={texts.move.failed} detail={reasonOf(error) ?? failure} />
          {alternatives.length > 0 && (
            <p className="flex flex-wrap items-center gap-2">
              {texts.move.alternatives}
              {alternatives.map((start) => (
                <Button
                  key={start}
                  look="line"
                  size="small"
                  className="tabular"
                  onClick={() => {
                    const clock = berlinClock(new Date(start));
                    setDay(clock.slice(0, 10));
                    setTime(clock.slice(11));
                    reset();
                  }}
                >
                  {germanDateTime(start)}
                </Button>
              ))}
            </p>
          )}
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-disabled={busy || undefined}>
          {busy ? texts.move.busy : texts.move.button}
        </Button>
        <Button look="line" size="small" onClick={onCancel}>
          {shared.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Why a time was refused, in a sentence; null where it was something else. */
function reasonOf(error: unknown): string | null {
  const errors = error instanceof CallFailed ? error.problem?.errors : undefined;
  const code = errors?.find(({ field }) => field === 'start')?.code;
  if (code === undefined) return null;
  const reason = refusals.find((known) => code === `start.${known}`);
  return texts.refusals[reason ?? 'invalid'];
}
