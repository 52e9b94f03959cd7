import { gridMinutes } from '#contract/booking/booking.ts';

type Props = {
  id: string;
  labels: { day: string; time: string };
  day: string;
  time: string;
  autoFocus?: boolean;
  onDay: (day: string) => void;
  onTime: (time: string) => void;
};

const control = 'min-h-11 w-full rounded-control border-[1.5px] border-field bg-white px-3';

/** A day and a time of the office's clocks. */
export function DayAndTime({ id, labels, day, time, autoFocus, onDay, onTime }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <div className="min-w-40 flex-1">
        <label htmlFor={`${id}-day`} className="mb-1 block font-semibold">
          {labels.day}
        </label>
        <input
          id={`${id}-day`}
          type="date"
          required
          // biome-ignore lint/a11y/noAutofocus: the form opens because staff asked for it, typing can begin
          autoFocus={autoFocus}
          value={day}
          onChange={(event) => onDay(event.target.value)}
          className={control}
        />
      </div>
      <div className="min-w-36 flex-1">
        <label htmlFor={`${id}-time`} className="mb-1 block font-semibold">
          {labels.time}
        </label>
        <input
          id={`${id}-time`}
          type="time"
          required
          step={gridMinutes * 60}
          value={time}
          onChange={(event) => onTime(event.target.value)}
          className={control}
        />
      </div>
    </div>
  );
}
