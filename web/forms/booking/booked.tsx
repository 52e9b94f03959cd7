import { useEffect, useId, useRef } from 'react';
import type { BookedAppointment } from '#contract/booking/booking.ts';
import type { Language } from '#contract/site/languages.ts';
import { showOutcome } from '#web/forms/opened-dialog/show-outcome.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useVisit } from '#web/visit.ts';
import type { BookingTexts } from './texts.de.ts';
import { endOf, nameOfDay, officeTime, startDay, timeOf } from './time/times.ts';
import { cityOf } from './time/zones.ts';

type Props = { texts: BookingTexts; language: Language; zone: string; booked: BookedAppointment | null };

/** Confirmation: what was booked, with whom, and what can be done with it. Receives focus when it appears. */
export function Booked({ texts, language, zone, booked }: Props) {
  const { apiUrl } = useVisit();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => showOutcome(panel.current), []);
  return (
    <div className="booking">
      {/* Named, because screen readers announce name and description of a focused element, not its content. */}
      <div
        ref={panel}
        tabIndex={-1}
        role="status"
        aria-label={texts.done.title}
        aria-describedby={`${id}time ${id}next`}
        className="scroll-mt-24 focus-visible:outline-none"
      >
        {booked && <Appointment id={`${id}time`} texts={texts} language={language} zone={zone} booked={booked} />}
        <p id={`${id}next`} className="max-w-[28.2em]">
          {booked?.reminder ? texts.done.mailAndReminder : texts.done.mail}
        </p>
        {booked && (
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <a href={apiUrl + booked.icsUrl} download="" className={buttonClass({}, 'max-sm:w-full')}>
              {texts.done.calendar}
            </a>
            <a href={apiUrl + booked.manageUrl} className="inline-flex min-h-11 items-center underline">
              {texts.done.change}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

type AppointmentProps = Props & { id: string; booked: BookedAppointment };

function Appointment({ id, texts, language, zone, booked: { start, mode } }: AppointmentProps) {
  const { host, company } = useVisit();
  const office = officeTime(start, zone, language);
  const { name, text } = texts.modes[mode];
  return (
    <div className="mb-6 border-t-[1.5px] border-text pt-4">
      <time id={id} dateTime={start} className="slot tabular block w-fit">
        <span className="block font-display text-item font-semibold">
          {nameOfDay(startDay(start, zone), 'full', language)}
        </span>{' '}
        <span className="mt-1 block font-display text-section font-semibold">
          {texts.picker.span.replace('{from}', timeOf(start, zone)).replace('{to}', timeOf(endOf(start), zone))}
        </span>
      </time>
      {office && (
        <p className="tabular mt-2 text-sm">
          {texts.picker.localTime.replace('{zone}', cityOf(zone, language))}
          <br />
          {texts.picker.office.replace('{time}', office)}
        </p>
      )}
      <dl className="mt-5 border-b border-line">
        {[
          [name, (mode === 'phone' ? texts.done.phone : text).replace('{phone}', company.phone.display)],
          [host.person, `${host.role[language]}, ${company.name}`],
        ].map(([term, detail]) => (
          <div
            key={term}
            className="border-t border-line py-3 leading-snug sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6"
          >
            <dt className="font-semibold">{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
