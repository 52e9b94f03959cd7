import { type ReactNode, useEffect, useRef } from 'react';
import type { BookedAppointment } from '#contract/booking/booking.ts';
import type { Language } from '#contract/site/languages.ts';
import { Tick } from '#web/forms/form-messages.tsx';
import { useRootData } from '#web/root-data.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { BookingTexts } from './texts.de.ts';
import { Moment } from './time/moment.tsx';

type Props = {
  texts: BookingTexts;
  language: Language;
  zone: string;
  booked: BookedAppointment | null;
  /** Above the words, where nothing else is the heading. */
  title?: string;
  /** A way out, in a dialog. */
  children?: ReactNode;
};

/** What was booked and what can be done with it; the focus comes here. */
export function Booked({ texts, language, zone, booked, title, children }: Props) {
  const { apiUrl } = useRootData();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="booking">
      <div
        ref={panel}
        tabIndex={-1}
        role="status"
        className="flex flex-col items-center py-4 text-center focus-visible:outline-none sm:py-6"
      >
        <Tick size={52} />
        {title && <h2 className="mt-5 text-item">{title}</h2>}
        {booked && (
          <p className="mt-5 text-lead">
            <Moment texts={texts.picker} language={language} zone={zone} start={booked.start} />
          </p>
        )}
        <p className="mt-4 max-w-[44ch] text-balance">
          {booked?.reminder ? texts.done.mailAndReminder : texts.done.mail}
        </p>
        {booked && (
          <div className="mt-7 flex flex-wrap justify-center gap-3">
            <a href={apiUrl + booked.icsUrl} download="" className={buttonClass()}>
              {texts.done.calendar}
            </a>
            <a href={apiUrl + booked.manageUrl} className={buttonClass({ look: 'line' })}>
              {texts.done.change}
            </a>
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
