import { hour, minute } from '#contract/durations.ts';
import { isHeld, type SpamSignal } from '#contract/leads/spam-signals.ts';
import type { MailTemplate } from '#contract/staff/mail-templates.ts';
import { reminderAt, remindsOf } from '#server/booking/reminder.ts';
import type { BookingEvent, BookingMailData } from '#server/db/schema/mail-data.ts';
import type { Booking, NewLead, NewOutboxRow } from '#server/db/schema/schema.ts';
import { newMail } from '#server/outbox/repository.ts';

const visitorMail = {
  booked: 'booking-confirmation',
  moved: 'booking-moved',
  cancelled: 'booking-cancelled',
} as const satisfies Record<BookingEvent, MailTemplate>;

type ForBooking = {
  staffAddress: string;
  now: number;
  spamSignals: readonly SpamSignal[];
  from?: number | undefined;
  byStaff?: boolean;
  visitorNotMailed?: boolean | undefined;
};

/**
 * The outbox rows to write in the transaction that books, moves or cancels: always one to staff; one to the visitor
 * unless the booking is held back as spam or the address has had too many mails; and the reminder, which waits in the
 * outbox.
 */
export function mailsForBooking(
  event: BookingEvent,
  booking: Booking,
  lead: Pick<NewLead, 'email' | 'language'>,
  { staffAddress, now, spamSignals, from, byStaff = false, visitorNotMailed }: ForBooking,
): NewOutboxRow[] {
  const data: BookingMailData = {
    version: booking.version,
    event,
    from,
    byStaff,
    untold: visitorNotMailed,
  };
  const about = { subject_id: booking.id, data };
  const visitor = { ...about, language: lead.language, recipient: lead.email };
  const due = now + (byStaff ? 0 : pause(booking, now));
  const rows = [newMail({ ...about, template: 'booking-notice', language: 'de', recipient: staffAddress }, now, due)];
  // The form must not flood a stranger's mailbox. Visitors are always informed of changes made by staff.
  if (visitorNotMailed || isHeldFromVisitor(spamSignals, byStaff)) return rows;
  rows.push(newMail({ ...visitor, template: visitorMail[event] }, now, due));
  if (event !== 'cancelled' && remindsOf(booking))
    rows.push(newMail({ ...visitor, template: 'booking-reminder' }, now, reminderAt(booking)));
  return rows;
}

/**
 * Whether the visitor gets no mail because the booking is held back as spam; not for changes made by staff. One signal
 * is not enough, as it may come from a password manager.
 */
export function isHeldFromVisitor(spamSignals: readonly SpamSignal[], byStaff = false): boolean {
  return !byStaff && isHeld(spamSignals);
}

/**
 * Delay of a change's mails in milliseconds. The first changes are mailed immediately, later ones after a minute,
 * doubling to an hour, but at most a quarter of the time left until the start. A newer change voids a waiting mail. So
 * moving an appointment back and forth floods neither a stranger's mailbox nor staff's.
 */
function pause({ version, start_at }: Booking, now: number): number {
  const quick = 4;
  if (version <= quick) return 0;
  const wait = Math.min(2 ** (version - quick - 1) * minute, hour);
  return Math.min(wait, Math.max(0, (start_at - now) / 4));
}
