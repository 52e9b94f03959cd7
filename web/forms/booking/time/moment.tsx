import type { Language } from '#contract/site/languages.ts';
import type { PickerTexts } from '#web/forms/booking/texts.de.ts';
import { briefMoment, endOf, nameOfDay, officeTime, startDay, timeOf } from './times.ts';

type Props = { texts: PickerTexts; language: Language; zone: string; start: string };

/** Day and time of an appointment in a zone, plus office time where it differs; `named` names the zone. */
export function Moment({ texts, language, zone, start, named }: Props & { named?: string }) {
  const office = officeTime(start, zone, language);
  return (
    <>
      <time dateTime={start} className="tabular block font-semibold">
        {nameOfDay(startDay(start, zone), 'full', language)},{' '}
        <span className="whitespace-nowrap">
          {texts.span.replace('{from}', timeOf(start, zone)).replace('{to}', timeOf(endOf(start), zone))}
        </span>
      </time>
      {named && <span className="block text-sm opacity-80">{named}</span>}
      {office && <span className="tabular block text-sm opacity-80">{texts.office.replace('{time}', office)}</span>}
    </>
  );
}

/** The same in one line; with `below`, office time goes on a separate line. */
export function BriefMoment({ texts, language, zone, start, below = false }: Props & { below?: boolean }) {
  const office = officeTime(start, zone, language);
  return (
    <>
      <time dateTime={start} className="tabular font-semibold whitespace-nowrap">
        {briefMoment(start, zone, language)}
      </time>
      {office && (
        <span className={`tabular text-sm ${below ? 'block' : ''}`}> ({texts.office.replace('{time}', office)})</span>
      )}
    </>
  );
}
