import type { ReactNode } from 'react';
import { officeTimeZone } from '#contract/office-time/office.ts';
import type { StaffBooking } from '#contract/staff/bookings.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { visitorLine } from '#web/staff/ui/visitor-line.ts';
import { texts } from './texts.ts';

/** Everything a booking carries beside time and message. */
export function DetailFields({ booking }: { booking: StaffBooking }) {
  const { fields } = texts;
  return (
    <dl className="grid grid-cols-[7.2rem_minmax(0,1fr)] gap-x-4 gap-y-2 max-xs:grid-cols-1 max-xs:gap-y-0">
      <Field name={fields.visitorTime}>{visitorTime(booking)}</Field>
      <Field name={fields.mode}>{texts.modes[booking.mode]}</Field>
      <Field name={fields.email}>
        <a href={`mailto:${encodeURIComponent(visitorLine(booking.email)).replace('%40', '@')}`} className="underline">
          {visitorLine(booking.email)}
        </a>
      </Field>
      <Field name={fields.phone}>{visitorLine(booking.phone)}</Field>
      <Field name={fields.company}>{visitorLine(booking.company)}</Field>
      <Field name={fields.topic}>{visitorLine(booking.topic)}</Field>
      <Field name={fields.page}>{visitorLine(booking.pageSource)}</Field>
      <Field name={fields.context}>{visitorLine(booking.buttonContext)}</Field>
      <Field name={fields.button}>{visitorLine(booking.buttonText)}</Field>
      <Field name={fields.language}>{texts.languages[booking.language]}</Field>
      <Field name={fields.created}>{germanDateTime(booking.created_at)}</Field>
    </dl>
  );
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="visitor-text max-xs:mb-2.5">{children || <span className="text-muted">–</span>}</dd>
    </>
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
