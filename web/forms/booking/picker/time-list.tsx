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

/** The free times of a day, with the office time where it differs. */
export function TimeList({ texts, language, zone, day, starts, start, onStart }: Props) {
  if (!day || starts.length === 0) {
    return (
      <p role="status" className="grow-3 basis-52 self-center">
        {day ? `${nameOfDay(day, 'long', language)}: ${texts.none}` : texts.timesHint}
      </p>
    );
  }
  return (
    <fieldset className="min-w-0 grow-3 basis-52">
      <legend aria-live="polite" className="flex min-h-11 items-center leading-snug font-semibold">
        {texts.times.replace('{day}', nameOfDay(day, 'long', language))}
      </legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2">
        {starts.map((moment) => {
          const office = officeTime(moment, zone, language);
          return (
            <button
              key={moment}
              type="button"
              value={moment}
              aria-pressed={moment === start}
              onClick={() => onStart(moment)}
              className="time"
            >
              {texts.time.replace('{time}', timeOf(moment, zone))}
              {office && (
                <small>
                  {/* Makes screen readers read two separate times. */}
                  <span className="sr-only">, </span>
                  {texts.officeShort.replace('{time}', office)}
                </small>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
