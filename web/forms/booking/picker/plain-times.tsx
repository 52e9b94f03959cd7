import type { SlotsAnswer } from '#contract/booking/booking.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import type { Language } from '#contract/site/languages.ts';
import type { PickerTexts } from '#web/forms/booking/texts.de.ts';
import { byDay, nameOfDay, timeOf } from '#web/forms/booking/time/times.ts';
import { Chevron } from './chevron.tsx';
import { Empty } from './no-times.tsx';

type Props = {
  texts: PickerTexts;
  language: Language;
  slots: SlotsAnswer;
  /** The start that was posted before. */
  chosen: string | null;
};

/** The free times for browsers without JavaScript: a list of days, each opening onto its times, in office time. */
export function PlainTimes({ texts, language, slots, chosen }: Props) {
  const days = [...byDay(slots.slots, officeTimeZone)];
  if (days.length === 0) return <Empty texts={texts} language={language} from={null} />;
  const open = days.find(([, starts]) => chosen && starts.includes(chosen)) ?? days[0];
  return (
    <fieldset>
      <legend className="font-semibold">{texts.noScriptLegend}</legend>
      <p className="text-sm text-muted">{texts.noScript}</p>
      <div className="mt-3 border-t border-line">
        {days.map(([day, starts]) => (
          <details key={day} open={day === open?.[0]} className="border-b border-line">
            <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold">
              <span className="turns">
                <Chevron to="right" />
              </span>
              <span className="mr-auto">{nameOfDay(day, 'long', language)}</span>
              <span className="text-sm font-normal whitespace-nowrap text-muted">
                {starts.length === 1 ? texts.freeOne : texts.free.replace('{count}', String(starts.length))}
              </span>
            </summary>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-3 pb-3 pl-7">
              {starts.map((start) => (
                <label key={start} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                  <input
                    type="radio"
                    name="start"
                    value={start}
                    defaultChecked={start === chosen}
                    className="size-5.5 accent-cobalt"
                  />
                  <span className="tabular">{texts.time.replace('{time}', timeOf(start, officeTimeZone))}</span>
                </label>
              ))}
            </div>
          </details>
        ))}
      </div>
    </fieldset>
  );
}
