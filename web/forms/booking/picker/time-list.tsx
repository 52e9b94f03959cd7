import type { Day } from '#contract/office-time/calendar-day.ts';
import type { Language } from '#contract/site/languages.ts';
import type { PickerTexts } from '#web/forms/booking/texts.de.ts';
import { nameOfDay, officeTime, timeOf } from '#web/forms/booking/time/times.ts';

type Props = {
  texts: PickerTexts;
  language: Language;
  zone: string;
  day: Day | null;
  starts: readonly string[];
  start: string | null;
  onStart: (start: string) => void;
};

/** The free times of a day, with what the office's clocks say then where that differs. */
export function TimeList({ texts, language, zone, day, starts, start, onStart }: Props) {
  if (!day || starts.length === 0) {
    return (
      <p role="status" className="self-center">
        {day ? `${nameOfDay(day, 'long', language)}: ${texts.none}` : texts.timesHint}
      </p>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend aria-live="polite" className="flex min-h-11 items-center leading-snug font-semibold">
        {texts.times.replace('{day}', nameOfDay(day, 'long', language))}
      </legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2">
        {starts.map((moment) => {
          const office = officeTime(moment, zone, language);
          return (
            <label
              key={moment}
              className="relative flex min-h-11 cursor-pointer flex-col justify-center rounded-control bg-white px-1 py-1.5 text-center inset-ring-[1.5px] inset-ring-field hover:inset-ring-text has-checked:bg-cobalt has-checked:text-white has-checked:inset-ring-cobalt has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cobalt"
            >
              <input
                type="radio"
                name="start"
                // Belongs to no form: what is chosen goes along by itself, and no draft keeps it.
                form="none"
                value={moment}
                checked={moment === start}
                onChange={() => onStart(moment)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="tabular leading-tight font-semibold">
                {texts.time.replace('{time}', timeOf(moment, zone))}
              </span>
              {office && (
                <span className="tabular mt-0.5 text-xs leading-tight">
                  {texts.officeShort.replace('{time}', office)}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
