import { type FormEvent, useState } from 'react';
import { refusals } from '#contract/booking/booking.ts';
import type { StaffBooking, StaffConflict } from '#contract/staff/bookings.ts';
import { CallFailed, isExpired, sentenceFor } from '#web/staff/api.ts';
import { berlinClock, fromBerlin, germanDateTime } from '#web/staff/berlin-time.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { texts as shared } from '#web/staff/texts.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { changedMeanwhile } from './conflict.ts';
import { DayAndTime } from './day-and-time.tsx';
import { texts } from './texts.ts';

type Props = {
  booking: StaffBooking;
  onMoved: (booking: StaffBooking) => void;
  onConflict: (booking: StaffBooking) => void;
  onCancel: () => void;
};
type Failure = { sentence: string; alternatives: string[] };

/** Another time for a booking, on the office's clocks. */
export function MoveForm({ booking, onMoved, onConflict, onCancel }: Props) {
  const { api } = useStaff();
  const [day, setDay] = useState(() => berlinClock(new Date(booking.start)).slice(0, 10));
  const [time, setTime] = useState(() => berlinClock(new Date(booking.start)).slice(11));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function move(start: string | null) {
    if (busy) return;
    if (!start) {
      const reason = day && time ? texts.refusals.invalid : texts.refusals.required;
      return setFailure({ sentence: reason, alternatives: [] });
    }
    // Nothing would happen, and nobody would be told.
    if (Date.parse(start) === Date.parse(booking.start)) {
      return setFailure({ sentence: texts.move.unchanged, alternatives: [] });
    }
    setBusy(true);
    setFailure(null);
    try {
      onMoved(await api.moveBooking(booking, start));
    } catch (error) {
      setBusy(false);
      if (isExpired(error)) return;
      const now = changedMeanwhile(error);
      if (now) onConflict(now);
      else setFailure(refusalOf(error));
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void move(fromBerlin(day, time));
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
          <LoadError title={texts.move.failed} detail={failure.sentence} />
          {failure.alternatives.length > 0 && (
            <p className="flex flex-wrap items-center gap-2">
              {texts.move.alternatives}
              {failure.alternatives.map((start) => (
                <Button
                  key={start}
                  look="line"
                  size="small"
                  className="tabular"
                  onClick={() => {
                    const clock = berlinClock(new Date(start));
                    setDay(clock.slice(0, 10));
                    setTime(clock.slice(11));
                    setFailure(null);
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

function refusalOf(error: unknown): Failure {
  const problem =
    error instanceof CallFailed ? (error.problem as Partial<StaffConflict> & CallFailed['problem']) : null;
  const code = problem?.errors?.find(({ field }) => field === 'start')?.code;
  const reason = refusals.find((known) => code === `start.${known}`);
  const sentence = reason ? texts.refusals[reason] : code ? texts.refusals.invalid : sentenceFor(error);
  return { sentence, alternatives: problem?.alternatives ?? [] };
}
