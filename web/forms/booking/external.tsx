import { buttonClass } from '#web/ui/button.tsx';
import type { BookingTexts } from './texts.de.ts';

/** Link to the operator's external calendar, with an explanation. Nothing is loaded from it before the click. */
export function ExternalCalendar({ texts, href }: { texts: BookingTexts; href: string }) {
  return (
    <div className="booking">
      <p className="max-w-[37.2em] leading-normal">{texts.external.text}</p>
      <p className="mt-6">
        <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          {texts.external.link}
          <span className="sr-only"> ({texts.common.newTab})</span>
        </a>
      </p>
    </div>
  );
}
