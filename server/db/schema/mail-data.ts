import type { AlertCause } from '#contract/staff/alerts/causes.ts';

export type BookingEvent = 'booked' | 'moved' | 'cancelled';

/** What the mail of a booking needs in addition to the booking. */
export type BookingMailData = {
  /** The version that the mail is about; a newer version voids the visitor's mail. */
  version: number;
  event: BookingEvent;
  /** Start before a move, milliseconds since 1970. */
  from?: number | undefined;
  byStaff?: boolean;
  /** Whether the visitor does not get this mail, having had too many today. */
  untold?: boolean | undefined;
};

/** The cause of an alert to staff, and the account concerned. */
export type StaffAlert = { cause: AlertCause; account: string };

/** Number and hash of the newest entry of the audit log, as stated in a mail. */
export type AuditAnchor = { seq: number; hash: string };

/**
 * What a mail needs in addition to its subject: the papers that a lead asked for, since when sign-ups were held, what
 * happened to a booking, the alert, the head of the audit log, the issue of a newsletter.
 */
export type MailData =
  | { papers?: readonly string[] }
  | { since: number }
  | { alert: StaffAlert }
  | { anchor: AuditAnchor }
  | { issue: string }
  | BookingMailData;
