import type { SlotsAnswer } from '#contract/booking/booking.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import type { Language } from '#contract/site/languages.ts';
import { Chevron } from '#web/forms/booking/chevron.tsx';
import { Empty } from '#web/forms/booking/no-times.tsx';
import type { PickerTexts } from '#web/forms/booking/texts.de.ts';
import { byDay, nameOfDay, timeOf } from '#web/forms/booking/time/times.ts';

type Props = {
  texts: PickerTexts;
  language: Language;
  slots: SlotsAnswer;
  /** The start that was posted before. */
  chosen: string | null;
};

/** The free times in office time, as an expandable list of days; works without scripts. */
export function PlainTimes({ texts, language, slots, chosen }: Props) {
  const days = [...byDay(slots.slots, officeTimeZone)];
  if (days.length === 0) return <Empty texts={texts} language={language} from={null} />;
  const open = days.find(([, starts]) => chosen && starts.includes(chosen)) ?? days[0];
  return (
    <fieldset>
      <legend className="font-semibold">{texts.noScriptLegend}</legend>
      <p className="text-sm text-muted">{texts.noScript}</p>
      <div className="plain-days mt-3 border-t border-line">
        {days.map(([day, starts]) => (
          // Only one day is open at a time: the times are one radio group, so Tab skips those of a second open day.
          <details key={day} name="day" open={day === open?.[0]}>
            <summary>
              <span className="turns">
                <Chevron to="right" />
              </span>
              {nameOfDay(day, 'long', language)}
              <small>
                {starts.length === 1 ? texts.freeOne : texts.free.replace('{count}', String(starts.length))}
              </small>
            </summary>
            <div>
              {starts.map((start) => (
                <label key={start}>
                  <input type="radio" name="start" value={start} defaultChecked={start === chosen} />
                  {texts.time.replace('{time}', timeOf(start, officeTimeZone))}
                </label>
              ))}
            </div>
          </details>
        ))}
      </div>
    </fieldset>
  );
}
