export const auditPaths = { entries: '/api/admin/audit', check: '/api/admin/audit/check' } as const;

/** What the audit log knows; a new call of the staff area adds its own. `web/staff/audit/action-names.ts` has the words. */
export const auditActions = [
  'login',
  'login-failed',
  'logout',
  'leads-listed',
  'lead-viewed',
  'lead-changed',
  'lead-noted',
  'lead-note-deleted',
  'leads-changed',
  'leads-exported',
  'leads-downloaded',
  'subscribers-listed',
  'subscribers-exported',
  'subscribers-downloaded',
  'mails-viewed',
  'mail-retried',
  'bookings-listed',
  'booking-moved',
  'booking-cancelled',
  'booking-settings-changed',
  'booking-block-added',
  'booking-block-removed',
  'booking-feed-renewed',
  'booking-feed-read',
  'white-paper-added',
  'white-paper-changed',
  'white-paper-deleted',
  'white-paper-restored',
  'file-uploaded',
  'person-searched',
  'person-exported',
  'person-erased',
  'erasures-viewed',
  'retention-changed',
  'retention-swept',
  'audit-viewed',
  'audit-checked',
  'audit-swept',
  'account-viewed',
  'account-added',
  'account-renamed',
  'account-disabled',
  'account-enabled',
  'account-reset',
  'password-changed',
  'password-refused',
  'second-factor-begun',
  'second-factor-on',
  'second-factor-off',
  'second-factor-failed',
  'recovery-codes-made',
  'recovery-code-used',
  'session-ended',
  'sessions-ended',
  /** A call that nobody has decided about yet; its address stands in the details. */
  'call',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditDetails = Record<string, string | number | boolean>;

/** One entry as staff read it; `at` is ISO 8601 in UTC. */
export type AuditEntryView = {
  seq: number;
  at: string;
  /** Empty for the site itself and for visitors. */
  actor: string;
  action: AuditAction;
  subject: string;
  details: AuditDetails;
};

/** `from` and `to` are calendar days (YYYY-MM-DD) in Europe/Berlin; `about` is an id or a mail address. */
export type AuditFilter = { actor?: string; action?: string; from?: string; to?: string; about?: string };

export type AuditAnswer = {
  entries: AuditEntryView[];
  /** `before` of the next page, or null. */
  next: number | null;
  /** User names that occur, for the filter. */
  actors: string[];
};

/** Result of reading the whole log again: whether each entry's hash covers it and the one before. */
export type AuditCheckAnswer = {
  intact: boolean;
  checked: number;
  /** Number of the first entry that does not fit. */
  brokenAt: number | null;
  /** Number and hash of the last entry: noted elsewhere, they prove later that nothing before was changed. */
  last: { seq: number; hash: string };
};
