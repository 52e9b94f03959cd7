import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addDays, addMonths, type Day, daysBetween, mondayOf, weekdayOf } from '#contract/office-time/calendar-day.ts';
import type { Language } from '#contract/site/languages.ts';
import { Chevron } from '#web/forms/booking/chevron.tsx';
import type { PickerTexts } from '#web/forms/booking/texts.de.ts';
import { nameOfDay, nameOfMonth, nameOfSpan, weekdays, weeksFrom } from '#web/forms/booking/time/times.ts';

type Props = {
  texts: PickerTexts;
  language: Language;
  /** Free times by day. */
  free: ReadonlyMap<Day, readonly string[]>;
  today: Day;
  /** First and last day that can have times. */
  first: Day;
  last: Day;
  /** The day whose times are displayed. */
  day: Day | null;
  onDay: (day: Day) => void;
};

/** Weeks per view. */
const shownWeeks = 5;

/**
 * Shows five weeks at a time, starting with the first that has a free time. Implements the date grid of the ARIA
 * Authoring Practices: a single tab stop, arrow keys by day and week, Home and End within the week, Page Up and Page
 * Down by month, Enter or Space to choose. Days without free times are focusable and say why they cannot be chosen.
 */
export function Calendar({ texts, language, free, today, first: bookable, last, day, onDay }: Props) {
  const [earliest = bookable] = free.keys();
  // Omits past weeks.
  const start = mondayOf(earliest);
  const first = bookable < start ? start : bookable;
  const [at, setAt] = useState<Day>(day ?? first);
  const grid = useRef<HTMLTableElement>(null);
  const follow = useRef(false);
  const id = useId();
  const shown = at < first ? first : at > last ? last : at;

  // Shows a day that was chosen elsewhere.
  useEffect(() => {
    if (day) setAt(day);
  }, [day]);

  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${shown}"]`)?.focus();
  }, [shown]);

  const clamp = (to: Day) => (to < first ? first : to > last ? last : to);
  const choose = (picked: Day) => {
    setAt(clamp(picked));
    if (free.has(picked)) onDay(picked);
  };
  const press = (event: KeyboardEvent) => {
    const targets: Record<string, Day> = {
      ArrowLeft: addDays(shown, -1),
      ArrowRight: addDays(shown, 1),
      ArrowUp: addDays(shown, -7),
      ArrowDown: addDays(shown, 7),
      Home: addDays(shown, -weekdayOf(shown)),
      End: addDays(shown, 6 - weekdayOf(shown)),
      PageUp: addMonths(shown, -1),
      PageDown: addMonths(shown, 1),
    };
    const target = targets[event.key];
    if (event.key === 'Enter' || event.key === ' ') choose(shown);
    else if (target === undefined) return;
    else if (clamp(target) !== shown) {
      follow.current = true;
      setAt(clamp(target));
    }
    event.preventDefault();
  };

  const turned = Math.floor(daysBetween(start, shown) / (7 * shownWeeks));
  const weeks = weeksFrom(addDays(start, turned * 7 * shownWeeks), shownWeeks);
  const [begin = shown, end = shown] = [weeks[0]?.[0], weeks.at(-1)?.[6]];
  const reason = (date: Day): string => {
    const count = free.get(date)?.length ?? 0;
    if (count > 0) return count === 1 ? texts.freeOne : texts.free.replace('{count}', String(count));
    if (date < today) return texts.over;
    return date > last ? texts.notYet : texts.none;
  };

  return (
    <div className="min-w-0 basis-76 max-sm:basis-full">
      <div className="flex items-center gap-1">
        <p id={`${id}-weeks`} aria-live="polite" className="tabular mr-auto font-display font-semibold">
          {nameOfSpan(begin, end, language)}
        </p>
        {(begin > first || end < last) && (
          <>
            <Step
              label={texts.previousWeeks}
              to="left"
              off={begin <= first}
              onStep={() => setAt(clamp(addDays(begin, -7 * shownWeeks)))}
            />
            <Step label={texts.nextWeeks} to="right" off={end >= last} onStep={() => setAt(addDays(end, 1))} />
          </>
        )}
      </div>
      {/* Scrolls sideways with enlarged text on a phone; the padding leaves room for the focus ring. */}
      <div className="-mx-1 -mb-1 mt-1 overflow-x-auto p-1 contain-inline-size">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern's own example is a table
          role="grid"
          aria-labelledby={`${id}-weeks`}
          aria-describedby={`${id}-help`}
          className="w-full min-w-56 table-fixed border-separate border-spacing-0.5 wrap-normal"
        >
          <thead>
            <tr>
              {weekdays(language).map(({ short, long }) => (
                <th key={long} scope="col" abbr={long} className="h-8 text-center text-sm font-normal text-muted">
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <td
                    key={date}
                    data-day={date}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cell of a grid
                    role="gridcell"
                    tabIndex={date === shown ? 0 : -1}
                    aria-selected={date === day}
                    aria-disabled={free.has(date) ? undefined : true}
                    aria-current={date === today ? 'date' : undefined}
                    aria-label={`${nameOfDay(date, 'full', language)}, ${reason(date)}`}
                    onClick={() => choose(date)}
                    onKeyDown={press}
                    className="day"
                  >
                    <span
                      // The cell's label also names the month; drawn by CSS, inline, so that today's underline does not
                      // cross it.
                      data-month={date === begin || date.endsWith('-01') ? nameOfMonth(date, language) : undefined}
                      className={date === today ? 'underline decoration-2 underline-offset-4' : undefined}
                    >
                      {Number(date.slice(8))}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p id={`${id}-help`} className="sr-only">
        {texts.calendarHelp}
      </p>
    </div>
  );
}

type StepProps = { label: string; to: 'left' | 'right'; off: boolean; onStep: () => void };

/** At either end it stays focusable but does nothing. */
function Step({ label, to, off, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onStep}
      className="grid size-11 place-items-center rounded-control hover:bg-sand aria-disabled:opacity-30"
    >
      <Chevron to={to} />
    </button>
  );
}
