import * as v from 'valibot';
import { gridMinutes } from '#contract/booking/booking.ts';
import { bookingSettingsInput, type OpenHours } from '#contract/staff/bookings.ts';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { texts as all } from './texts.ts';

const texts = all.settings;

/** What is wrong first: a weekday, and there a range and one of its ends where it is about these alone. */
export type WrongHours = { weekday: number; at: number | undefined; end: 'from' | 'to' | undefined; code: string };

export function wrongHours(hours: OpenHours[][]): WrongHours | null {
  const [issue] = v.safeParse(bookingSettingsInput.entries.hours, hours).issues ?? [];
  const [weekday, at, end] = issue?.path?.map(({ key }) => key) ?? [];
  return issue && typeof weekday === 'number'
    ? { weekday, at: at as WrongHours['at'], end: end as WrongHours['end'], code: issue.message }
    : null;
}

const idOf = (weekday: number, at: number, end: 'from' | 'to') => `hours-${weekday}-${at}-${end}`;

export const focusHours = ({ weekday, at, end }: WrongHours) =>
  document.getElementById(idOf(weekday, at ?? 0, end ?? 'from'))?.focus();

type Props = {
  hours: OpenHours[][];
  onChange: (hours: OpenHours[][]) => void;
  /** Where the error is, once saving was refused, and its sentence. */
  wrong: WrongHours | null;
  error: string;
};

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes since midnight; 00:00 as the end of a range means 24:00. */
function minutesOf(clock: string, end: boolean): number {
  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(':').map(Number);
  const sum = hours * 60 + minutes;
  return end && sum === 0 ? 24 * 60 : sum;
}

/** The open hours of each weekday, as ranges that can be added and removed. */
export function WeeklyHours({ hours, onChange, wrong, error }: Props) {
  const change = (weekday: number, ranges: OpenHours[]) =>
    onChange(hours.map((before, at) => (at === weekday ? ranges : before)));
  return (
    <TabSection title={texts.hours} hint={texts.hoursHint}>
      <ul className="border-t border-line">
        {texts.weekdays.map((name, weekday) => (
          <li key={name}>
            <Weekday
              weekday={weekday}
              name={name}
              ranges={hours[weekday] ?? []}
              onChange={(ranges) => change(weekday, ranges)}
              wrong={wrong?.weekday === weekday ? wrong : null}
              error={error}
            />
          </li>
        ))}
      </ul>
    </TabSection>
  );
}

type WeekdayProps = {
  weekday: number;
  name: string;
  ranges: OpenHours[];
  onChange: (ranges: OpenHours[]) => void;
  wrong: WrongHours | null;
  error: string;
};

function Weekday({ weekday, name, ranges, onChange, wrong, error }: WeekdayProps) {
  const errorId = `hours-${weekday}-error`;
  const marks = (at: number, end: 'from' | 'to') => {
    const isWrong = wrong && (wrong.at ?? at) === at && (wrong.end ?? end) === end;
    return { id: idOf(weekday, at, end), errorId: isWrong ? errorId : undefined };
  };
  const set = (at: number, changes: Partial<OpenHours>) =>
    onChange(ranges.map((range, index) => (index === at ? { ...range, ...changes } : range)));
  const last = ranges.at(-1)?.to ?? 9 * 60;
  const add = () => {
    const from = Math.min(ranges.length > 0 ? last + 2 * gridMinutes : last, 23 * 60);
    onChange([...ranges, { from, to: Math.min(from + 180, 24 * 60) }]);
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-1.5">
      <legend className="float-left w-28 font-semibold">{name}</legend>
      {ranges.length === 0 && <span className="text-muted">{texts.closed}</span>}
      {ranges.map((range, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no id and are changed in place
        <span key={at} className="flex flex-wrap items-center gap-1.5">
          <Clock
            {...marks(at, 'from')}
            label={`${name}, ${texts.from}`}
            value={clockOf(range.from)}
            onChange={(clock) => set(at, { from: minutesOf(clock, false) })}
          />
          –
          <Clock
            {...marks(at, 'to')}
            label={`${name}, ${texts.to}`}
            value={clockOf(range.to % (24 * 60))}
            onChange={(clock) => set(at, { to: minutesOf(clock, true) })}
          />
          <button
            type="button"
            aria-label={`${texts.remove}: ${name}, ${clockOf(range.from)}`}
            onClick={() => onChange(ranges.filter((_, index) => index !== at))}
            className="tool-icon text-[1.2em] text-danger hover:bg-sand"
          >
            ×
          </button>
        </span>
      ))}
      <button
        type="button"
        aria-label={`${texts.add}: ${name}`}
        onClick={add}
        className="tool-target font-semibold text-cobalt hover:underline"
      >
        {texts.addShort}
      </button>
      {wrong && (
        <p id={errorId} className="basis-full text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type ClockProps = {
  id: string;
  label: string;
  value: string;
  onChange: (clock: string) => void;
  errorId: string | undefined;
};

function Clock({ id, label, value, onChange, errorId }: ClockProps) {
  return (
    <input
      id={id}
      type="time"
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      step={gridMinutes * 60}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="field tabular w-auto"
    />
  );
}
