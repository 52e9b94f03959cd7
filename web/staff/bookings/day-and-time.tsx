import { gridMinutes } from '#contract/booking/booking.ts';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';

type Props = {
  id: string;
  labels: { day: string; time: string };
  day: string;
  time: string;
  /** What is wrong, in a sentence. */
  errors?: { day: string | undefined; time: string | undefined };
  autoFocus?: boolean;
  onDay: (day: string) => void;
  onTime: (time: string) => void;
};

/** Fields for a day and a time, in office time. */
export function DayAndTime({ id, labels, day, time, errors, autoFocus, onDay, onTime }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <StaffField
        id={`${id}-day`}
        className="min-w-[min(100%,10rem)] flex-1"
        type="date"
        label={labels.day}
        required
        // Staff opened the form themselves and can start typing.
        autoFocus={autoFocus}
        value={day}
        error={errors?.day}
        onChange={onDay}
      />
      <StaffField
        id={`${id}-time`}
        className="min-w-[min(100%,9rem)] flex-1"
        type="time"
        label={labels.time}
        required
        step={gridMinutes * 60}
        value={time}
        error={errors?.time}
        onChange={onTime}
      />
    </div>
  );
}
