import type { AlertCause } from '#contract/staff/alerts/causes.ts';

export type BookingEvent = 'booked' | 'moved' | 'cancelled';

/** What the mail of a booking needs beside the booking. */
export type BookingMailData = {
  /** The version that the mail is about; a newer one makes the visitor's mail void. */
  version: number;
  event: BookingEvent;
  /** Start before a move, milliseconds since 1970. */
  from?: number | undefined;
  byStaff?: boolean;
  /** The visitor has had too many mails today to get this one. */
  untold?: boolean | undefined;
};

/** Of what staff are told, and of whose account. */
export type StaffAlert = { cause: AlertCause; account: string };

/** Number and hash of the newest entry of the audit log, as a mail names them. */
export type AuditAnchor = { seq: number; hash: string };

/**
 * What a mail needs beside its subject: the papers that a lead asked for, since when sign-ups were held, what became of
 * a booking, what staff are alerted to, where the audit log has got to, which issue of a newsletter it is.
 */
export type MailData =
  | { papers?: readonly string[] }
  | { since: number }
  | { alert: StaffAlert }
  | { anchor: AuditAnchor }
  | { issue: string }
  | BookingMailData;
