import type { Generated, Insertable, Selectable } from 'kysely';
import type { Calculation } from '#contract/calculation/schema.ts';
import type { BookingMode } from '#contract/leads/booking.ts';
import type { ContactKind, NewsletterKind } from '#contract/leads/registry.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import type { Language } from '#contract/site/languages.ts';
import type { StaffRole } from '#contract/staff/account.ts';
import type { MailTemplate } from '#contract/staff/mail-templates.ts';
import type { SubscriberState } from '#contract/staff/newsletter.ts';
import type { MailState } from '#contract/staff/outbox.ts';
import type {
  AuditAnchorTable,
  AuditHeadTable,
  AuditLogTable,
  ConsentProofTable,
  ErasureTable,
  LimitCountTable,
  LoginAttemptTable,
  PolicyReportTable,
  ProgramTable,
  SiteStateTable,
  StaffAlertTable,
  StaffIdentityTable,
  StaffPasskeyTable,
  StaffRecoveryCodeTable,
  WhitePaperChunkTable,
  WhitePaperFileTable,
} from './access-tables.ts';
import type {
  LeadDayTable,
  LeadDeskTable,
  LeadHistoryTable,
  LeadIndexChangeTable,
  LeadNoteTable,
  PageViewTable,
} from './desk-tables.ts';
import type { WebhookDeliveryTable, WebhookTable } from './hook-tables.ts';
import type { ImportPartTable, ImportRecordTable, ImportTable } from './import-tables.ts';
import type { NewsletterIssueTable } from './issue-tables.ts';
import type { MailData } from './mail-data.ts';
import type { OneTimeLinkTable } from './one-time-link.ts';

/**
 * All tables. Times are milliseconds since 1970 (UTC), ids are UUID version 7 (in order of time), lists and
 * maps are JSON text, which `json-columns.ts` writes and parses. The same types hold for SQLite and PostgreSQL.
 */
export type Schema = {
  leads: LeadTable;
  newsletter_signups: NewsletterSignupTable;
  newsletter_issues: NewsletterIssueTable;
  idempotency_keys: IdempotencyKeyTable;
  outbox: OutboxTable;
  bookings: BookingTable;
  booking_quarters: BookingQuarterTable;
  booking_days: BookingDayTable;
  booking_blocks: BookingBlockTable;
  staff: StaffTable;
  staff_sessions: StaffSessionTable;
  one_time_links: OneTimeLinkTable;
  white_papers: WhitePaperTable;
  site_state: SiteStateTable;
  staff_recovery_codes: StaffRecoveryCodeTable;
  staff_passkeys: StaffPasskeyTable;
  staff_identities: StaffIdentityTable;
  programs: ProgramTable;
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
  login_attempts: LoginAttemptTable;
  staff_alerts: StaffAlertTable;
  limit_counts: LimitCountTable;
  policy_reports: PolicyReportTable;
  audit_log: AuditLogTable;
  audit_head: AuditHeadTable;
  audit_anchors: AuditAnchorTable;
  erasures: ErasureTable;
  consent_proofs: ConsentProofTable;
  white_paper_files: WhitePaperFileTable;
  white_paper_chunks: WhitePaperChunkTable;
  lead_desk: LeadDeskTable;
  lead_notes: LeadNoteTable;
  lead_history: LeadHistoryTable;
  page_views: PageViewTable;
  lead_days: LeadDayTable;
  lead_weeks: LeadDayTable;
  deleted_white_papers: DeletedWhitePaperTable;
  lead_index_changes: LeadIndexChangeTable;
  imports: ImportTable;
  import_parts: ImportPartTable;
  import_records: ImportRecordTable;
};

type LeadTable = {
  id: string;
  kind: ContactKind;
  created_at: number;
  language: Language;
  first_name: string;
  last_name: string;
  email: string;
  /** The address in one spelling, by which leads belong together. */
  email_key: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  page_source: string;
  button_context: string;
  button_text: string;
  page_url: string;
  /** What the kind adds, label to value. */
  details: Record<string, string>;
  /** What the visitor worked out and took along; null for none. */
  calculation: Calculation | null;
  spam_signals: SpamSignal[];
  /** 1 where these make it look like spam (`isSuspect`), else 0. */
  suspect: number;
  /** An earlier lead with the same idempotency key and other content. */
  follows_id: string | null;
  /** Folded text of all fields that staff search (see `server/text/fold.ts`). */
  search_text: string;
};
export type Lead = Selectable<LeadTable>;
export type NewLead = Insertable<LeadTable>;

type NewsletterSignupTable = {
  id: string;
  kind: NewsletterKind;
  created_at: number;
  language: Language;
  first_name: string;
  last_name: string;
  email: string;
  interests: string[];
  page_source: string;
  page_url: string;
  /** 1 when the form carried the consent (how, its wording says), else 0; the confirmation mail asks in any case. */
  consent: number;
  wording_version: string;
  /** The words of that version; empty where no page of ours showed any. */
  consent_wording: Generated<string>;
  spam_signals: SpamSignal[];
  /** 1 where these make it look like spam (`isSuspect`), else 0. */
  suspect: number;
  /** `pending` until confirmed by the double opt-in, then `confirmed`, at last `unsubscribed`. */
  state: SubscriberState;
  /** The address in one spelling, by which sign-ups belong together. */
  email_key: Generated<string>;
  /** Outbox id of the confirmation mail, and when it goes out; null where another one served. */
  mail_id: string | null;
  mailed_at: number | null;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
  /** Folded text of all fields that staff search, as of leads. */
  search_text: string;
};
export type NewsletterSignup = Selectable<NewsletterSignupTable>;
export type NewNewsletterSignup = Insertable<NewsletterSignupTable>;

type IdempotencyKeyTable = {
  /** 52 bits of a hash of kind and key; for content that changed under a key, of kind, key and content. */
  key: number;
  /** 52 bits of a hash of kind, key and content. */
  content: number;
  /** Id of the lead, sign-up or booking that this content became. */
  lead_id: string;
  created_at: number;
};
export type NewIdempotencyKey = Insertable<IdempotencyKeyTable>;

type OutboxTable = {
  id: string;
  created_at: number;
  template: MailTemplate;
  language: Language;
  recipient: string;
  /** Id of the lead, sign-up or booking that it is about; null where it is about none. */
  subject_id: string | null;
  /** What the template needs beside that. */
  data: MailData;
  /** `parked` is given up after three days and shown to staff. */
  state: MailState;
  attempts: number;
  next_attempt_at: number;
  /** A worker holds this mail until then; after a crash another one takes it. */
  claimed_until: number;
  last_error: string;
  sent_at: number | null;
};
export type OutboxRow = Selectable<OutboxTable>;
export type NewOutboxRow = Insertable<OutboxTable>;

type BookingTable = {
  /** Also the UID of its calendar entry, which stays the same when it is moved. */
  id: string;
  /** The lead that came with it; the newer one where a visitor sent changed details under the same key. */
  lead_id: string;
  created_at: number;
  start_at: number;
  end_at: number;
  /** Milliseconds that were kept free after it when it was booked. */
  buffer: number;
  /** Calendar day of its start at the office, YYYY-MM-DD. */
  day: string;
  mode: BookingMode;
  /** IANA zone in which the visitor chose; empty where the call named none that is known. */
  time_zone: string;
  state: 'booked' | 'cancelled';
  /** 1, and one more with each change: also the SEQUENCE of its calendar entry. */
  version: number;
  changed_at: number;
};
export type Booking = Selectable<BookingTable>;
export type NewBooking = Insertable<BookingTable>;

/** A quarter of an hour that an appointment or its buffer takes; as the primary key, no two can take the same. */
type BookingQuarterTable = { quarter: number; booking_id: string };

/** A row that transactions lock while they count a day's appointments. */
type BookingDayTable = { day: string; locked_at: number };

/** A period in which staff take no appointments; `to_at` is excluded. */
type BookingBlockTable = { id: string; created_at: number; from_at: number; to_at: number; note: string };
export type BookingBlock = Selectable<BookingBlockTable>;

type StaffTable = {
  id: string;
  username: string;
  /** Argon2id in PHC string format. */
  password_hash: string;
  created_at: number;
  disabled_at: number | null;
  /** Second factor: its secret, encrypted (see `second-factor.ts`), and since when it counts; null until confirmed. */
  totp_secret: Generated<string | null>;
  totp_since: Generated<number | null>;
  /** The last 30-second step whose code was used: each code counts once. */
  totp_last_step: Generated<number | null>;
  role: Generated<StaffRole>;
  /** Until when a password counts that somebody else gave, and that must be changed; null for one's own. */
  password_expires_at: Generated<number | null>;
  /** Codes that were wrong since the last good one: from devices that nobody knows, and from known ones. */
  failed_codes: Generated<number>;
  failed_codes_known: Generated<number>;
};
export type Staff = Selectable<StaffTable>;
export type NewStaff = Insertable<StaffTable>;

type StaffSessionTable = {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: string;
  staff_id: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  /** Browser and system in short words, such as `Firefox, Windows`. */
  device: Generated<string>;
  /** When its owner last gave the password again; 0 for never. */
  proven_at: Generated<number>;
  /** 1 where the login itself had two factors, whatever the account has: a directory said so. */
  two_factors: Generated<number>;
  /** Of the session at the company's directory that opened it, empty where none did; some directories give no `sid`. */
  directory_issuer: Generated<string>;
  directory_subject: Generated<string>;
  directory_sid: Generated<string>;
};

type WhitePaperTable = {
  id: string;
  /** Label such as `#37 09/2025`. */
  number: string;
  title_de: string;
  title_en: string;
  pdf_url: string;
  pdf_url_en: string | null;
  created_at: number;
  /** Order of the list, descending. */
  position: number;
  /** Grows with every change. */
  version: Generated<number>;
  /** When and by whom (user name) it was saved last; null and empty for what nobody has saved yet. */
  changed_at: Generated<number | null>;
  changed_by: Generated<string>;
};
export type WhitePaper = Selectable<WhitePaperTable>;

/** Papers that staff may bring back for a day; `paper` is the row. */
type DeletedWhitePaperTable = { id: string; paper: WhitePaper; deleted_at: number };
