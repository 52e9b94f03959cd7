import type { BookingView } from '#contract/booking/booking.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import type { Language } from '#contract/site/languages.ts';
import { Moment } from '#web/forms/booking/time/moment.tsx';
import { cityOf } from '#web/forms/booking/time/zones.ts';
import type { Texts } from './texts.de.ts';

type Props = { texts: Texts; language: Language; view: Extract<BookingView, { start: string }> };

/** When and how, in the zone in which it was booked. */
export function Appointment({ texts, language, view }: Props) {
  const zone = view.timeZone || officeTimeZone;
  return (
    <div className="border-l-4 border-cobalt-light pl-5 text-white">
      <Moment texts={texts.picker} language={language} zone={zone} start={view.start} />
      {zone !== officeTimeZone && (
        <p className="text-[0.95rem] text-mist">{texts.zone.replace('{zone}', cityOf(zone, language))}</p>
      )}
      {view.state === 'booked' && <p className="text-[0.95rem] text-mist">{texts.modes[view.mode]}</p>}
    </div>
  );
}
