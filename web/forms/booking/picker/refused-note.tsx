import type { Language } from '#contract/site/languages.ts';
import type { PickerTexts } from '#web/forms/booking/texts.de.ts';
import { nameOfDay, startDay, timeOf } from '#web/forms/booking/time/times.ts';
import { Button } from '#web/ui/button.tsx';
import type { Refused } from './use-choice.ts';

type Props = {
  id: string;
  texts: PickerTexts;
  language: Language;
  zone: string;
  refused: Refused | null;
  onTake: (start: string) => void;
};

/** Why the chosen start is not available, with free alternatives; announced when it appears. */
export function RefusedNote({ id, texts, language, zone, refused, onTake }: Props) {
  return (
    <div id={id} role="alert" tabIndex={-1} className="empty:absolute focus-visible:outline-none">
      {refused && (
        <div className="rounded-control bg-danger-wash px-4 py-3.5 leading-normal">
          <p className="font-semibold text-danger">{texts.refusals[refused.reason]}</p>
          {refused.reason !== 'required' && (
            <p>
              {texts.kept} {refused.alternatives.length > 0 ? texts.alternatives : texts.noAlternative}
            </p>
          )}
          {refused.alternatives.length > 0 && (
            <div className="mt-3 flex flex-wrap gap-2">
              {refused.alternatives.map((moment) => (
                <Button key={moment} look="line" size="small" className="tabular" onClick={() => onTake(moment)}>
                  {texts.moment
                    .replace('{day}', nameOfDay(startDay(moment, zone), 'brief', language))
                    .replace('{time}', timeOf(moment, zone))}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
