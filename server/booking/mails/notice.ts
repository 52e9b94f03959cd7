import { germanMoment } from '#contract/office-time/german-moment.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import type { Language } from '#contract/site/languages.ts';
import { appointmentWords, shortMoment } from '#server/booking/calendar/times.ts';
import { calendarText } from '#server/booking/ics/icalendar.ts';
import { staffEvent } from '#server/booking/ics/invitation.ts';
import { meetingOf } from '#server/booking/ics/meeting.ts';
import { staffTexts } from '#server/booking/ics/staff-invitation-texts.ts';
import type { MailContent, MailSite } from '#server/mails/definition.ts';
import { leadNotification } from '#server/mails/lead-notification/mail.ts';
import { isHeldFromVisitor } from './for-booking.ts';
import type { BookingMailInput } from './mail-input.ts';

/** German only: this mail goes to staff. */
const texts = {
  subject: { booked: 'Neuer Termin', moved: 'Termin verschoben', cancelled: 'Termin abgesagt' },
  heading: { booked: 'Neuer Termin', moved: 'Ein Termin hat eine neue Zeit', cancelled: 'Ein Termin ist abgesagt' },
  point: {
    booked: (now: string, how: string) => `${now}. ${how}`,
    moved: (now: string, how: string, before: string, by: string) =>
      `${now}, bisher: ${before}. Verschoben hat ${by}. ${how}`,
    cancelled: (now: string, _how: string, _before: string, by: string) =>
      `${now}. Abgesagt hat ${by}. Die Datei in dieser E-Mail nimmt den Termin aus dem Kalender.`,
  },
  there: (clock: string, zone: string) => ` Beim Besucher ist es dann ${clock} (${zone}).`,
  byStaff: 'das Team in der Verwaltung',
  byVisitor: 'der Besucher',
  visitorNotMailed:
    'Der Besucher hat davon keine E-Mail erhalten, weil die Buchung automatisiert wirkt oder heute schon viele an diese Adresse gingen.',
};

/** Notifies staff of an appointment: who, when, how, and from which page; with its calendar entry. */
export function bookingNotice(at: BookingMailInput, language: Language, site: MailSite): MailContent {
  const { booking, lead, from, event, byStaff } = at;
  const method = event === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const before = from === undefined ? '' : germanMoment(from);
  const how = staffTexts.how(meetingOf(at, site), lead.phone);
  const by = byStaff ? texts.byStaff : texts.byVisitor;
  const there = event === 'cancelled' ? '' : visitorsClock(booking);
  const point = texts.point[event](germanMoment(booking.start_at), how, before, by) + there;
  const notice = leadNotification(lead, language, site, {
    subject: `${texts.subject[event]}: ${shortMoment(booking.start_at, officeTimeZone, 'de')}, ${lead.first_name} ${lead.last_name}`,
    heading: texts.heading[event],
    first: event === 'booked',
    point: at.untold || isHeldFromVisitor(lead.spam_signals, byStaff) ? `${point} ${texts.visitorNotMailed}` : point,
  });
  return {
    ...notice,
    calendar: { method, content: calendarText(method, [staffEvent({ ...at, booking: asOf(at) }, site)]) },
  };
}

/** The start on the visitor's clock, if that shows another time. */
function visitorsClock({ start_at, time_zone }: BookingMailInput['booking']): string {
  const zone = time_zone || officeTimeZone;
  const clock = shortMoment(start_at, zone, 'de');
  if (clock === shortMoment(start_at, officeTimeZone, 'de')) return '';
  return texts.there(`${clock} Uhr`, appointmentWords(start_at, start_at, zone, 'de').zone);
}

/** The booking's state right after the event, even if it has changed since. */
function asOf({ booking, event, version }: BookingMailInput): BookingMailInput['booking'] {
  if (version === booking.version) return booking;
  return { ...booking, version, state: event === 'cancelled' ? 'cancelled' : 'booked' };
}
