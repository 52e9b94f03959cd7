import { officeTimeZone } from '#contract/office-time/office.ts';
import type { StaffBooking } from '#contract/staff/bookings.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { languageNames } from '#web/staff/texts.ts';
import { Fact } from '#web/staff/ui/fact.tsx';
import { visitorLine } from '#web/staff/ui/visitor-line.ts';
import { texts } from './texts.ts';

/** Everything a booking carries beside time and message. */
export function BookingFields({ booking }: { booking: StaffBooking }) {
  const { fields } = texts;
  return (
    <dl className="grid grid-cols-[7.2rem_minmax(0,1fr)] gap-x-4 gap-y-2 max-xs:grid-cols-1 max-xs:gap-y-0">
      <Fact name={fields.visitorTime}>{visitorTime(booking)}</Fact>
      <Fact name={fields.mode}>{texts.modes[booking.mode]}</Fact>
      <Fact name={fields.email}>
        <a href={`mailto:${encodeURIComponent(visitorLine(booking.email)).replace('%40', '@')}`} className="underline">
          {visitorLine(booking.email)}
        </a>
      </Fact>
      <Fact name={fields.phone}>{booking.phone}</Fact>
      <Fact name={fields.company}>{booking.company}</Fact>
      <Fact name={fields.topic}>{booking.topic}</Fact>
      <Fact name={fields.page}>{booking.pageSource}</Fact>
      <Fact name={fields.context}>{booking.buttonContext}</Fact>
      <Fact name={fields.button}>{booking.buttonText}</Fact>
      <Fact name={fields.language}>{languageNames[booking.language]}</Fact>
      <Fact name={fields.created}>{germanDateTime(booking.created_at)}</Fact>
    </dl>
  );
}

/** What the visitor's clocks show, where they are others; a zone that this browser does not know keeps its name. */
function visitorTime({ start, timeZone }: StaffBooking): string {
  if (!timeZone || timeZone === officeTimeZone) return '';
  try {
    const time = new Intl.DateTimeFormat('de-DE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    return `${time.format(new Date(start))} (${timeZone})`;
  } catch {
    return timeZone;
  }
}
