import { isHeld, type SpamSignal } from '#contract/leads/spam-signals.ts';
import type { MailTemplate } from '#contract/staff/mail-templates.ts';
import { hour, minute } from '#server/booking/calendar/durations.ts';
import type { BookingEvent, BookingMailData } from '#server/db/schema/mail-data.ts';
import type { Booking, NewLead, NewOutboxRow } from '#server/db/schema/schema.ts';
import { newMail } from '#server/outbox/repository.ts';

/** The reminder goes out a day before; who books shortly before that needs none. */
const reminderBefore = 24 * hour;
const reminderMargin = 2 * hour;

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
 * The outbox rows to write in the transaction that books, moves or cancels: to staff always; to the visitor unless two
 * signs say that a machine or another site filled in the form, or the address has had too many mails; and the reminder,
 * which waits in the outbox until its time.
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
  const rows = [
    dated(newMail({ ...about, template: 'booking-notice', language: 'de', recipient: staffAddress }, now), due),
  ];
  // Through the form nobody floods a stranger; what staff do, the visitor is told.
  if (visitorNotMailed || isHeldFromVisitor(spamSignals, byStaff)) return rows;
  rows.push(dated(newMail({ ...visitor, template: visitorMail[event] }, now), due));
  if (event !== 'cancelled' && remindsOf(booking)) {
    const reminder = newMail({ ...visitor, template: 'booking-reminder' }, now);
    rows.push(dated(reminder, booking.start_at - reminderBefore));
  }
  return rows;
}

/**
 * Whether a mail reminds of an appointment as it stands: it needs some time between its last change and the day before.
 */
export function remindsOf({ start_at, changed_at }: Pick<Booking, 'start_at' | 'changed_at'>): boolean {
  return start_at - reminderBefore - changed_at > reminderMargin;
}

/**
 * Whether the visitor gets no mail of a change that they themselves seem to have made: one sign may be a password
 * manager.
 */
export function isHeldFromVisitor(spamSignals: readonly SpamSignal[], byStaff = false): boolean {
  return !byStaff && isHeld(spamSignals);
}

/** Dated when it is due: a mail is given up three days after its date, and a reminder may be weeks away. */
function dated(row: NewOutboxRow, due: number): NewOutboxRow {
  return { ...row, created_at: due, next_attempt_at: due };
}

/**
 * Milliseconds that a change's mails wait. The first changes are told at once, later ones after a minute doubling to an
 * hour, and a newer change makes the waiting mail void: whoever books with a stranger's address and then moves the
 * appointment to and fro does not fill that mailbox, nor staff's.
 */
function pause({ version, start_at }: Booking, now: number): number {
  const quick = 4;
  if (version <= quick) return 0;
  const wait = Math.min(2 ** (version - quick - 1) * minute, hour);
  return Math.min(wait, Math.max(0, (start_at - now) / 4));
}
