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
  LoginAttemptTable,
  ProgramTable,
  StaffIdentityTable,
  StaffPasskeyTable,
  StaffRecoveryCodeTable,
} from './account-tables.ts';
import type {
  AuditAnchorTable,
  AuditHeadTable,
  AuditLogTable,
  ConsentProofTable,
  ErasureTable,
  StaffAlertTable,
} from './audit-tables.ts';
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
import type {
  LimitCountTable,
  PolicyReportTable,
  SiteStateTable,
  WhitePaperChunkTable,
  WhitePaperFileTable,
} from './site-tables.ts';

/**
 * All tables. Times are milliseconds since 1970 (UTC), ids are UUID version 7 (in order of time), lists and maps are
 * JSON text, which `json-columns.ts` writes and parses. The types are the same for SQLite and PostgreSQL.
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
  /** The normalised address, by which leads are matched. */
  email_key: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  page_source: string;
  button_context: string;
  button_text: string;
  page_url: string;
  /** Fields of its kind, label to value. */
  details: Record<string, string>;
  /** The calculation that the visitor sent along; null for none. */
  calculation: Calculation | null;
  spam_signals: SpamSignal[];
  /** 1 if these make it look like spam (`isSuspect`), else 0. */
  suspect: number;
  /** An earlier lead with the same idempotency key and other content. */
  follows_id: string | null;
  /** Folded text of all fields that staff can search (see `server/text/fold.ts`). */
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
  /** 1 if consent was given in the form (its wording says how), else 0; the confirmation mail asks in any case. */
  consent: number;
  wording_version: string;
  /** The wording of that version; empty if no page of ours showed one. */
  consent_wording: Generated<string>;
  spam_signals: SpamSignal[];
  /** 1 if these make it look like spam (`isSuspect`), else 0. */
  suspect: number;
  /** `pending` until confirmed by the double opt-in, then `confirmed`, finally `unsubscribed`. */
  state: SubscriberState;
  /** The normalised address, by which sign-ups are matched. */
  email_key: Generated<string>;
  /** Outbox id of the confirmation mail, and when it is sent; null if another sign-up's mail served. */
  mail_id: string | null;
  mailed_at: number | null;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
  /** Folded text of all fields that staff can search, as for leads. */
  search_text: string;
};
export type NewsletterSignup = Selectable<NewsletterSignupTable>;
export type NewNewsletterSignup = Insertable<NewsletterSignupTable>;

type IdempotencyKeyTable = {
  /** 52-bit hash of kind, key and address; for content that changed under a key, of kind, key and content. */
  key: number;
  /** 52-bit hash of kind, key and content. */
  content: number;
  /** Id of the lead, sign-up or booking stored for this content. */
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
  /** Id of the lead, sign-up or booking that it is about; null if none. */
  subject_id: string | null;
  /** What the template needs in addition to the subject. */
  data: MailData;
  /** `parked`: given up after three days and shown to staff. */
  state: MailState;
  attempts: number;
  next_attempt_at: number;
  /** Until then the mail is claimed by a worker; after a crash another one takes it. */
  claimed_until: number;
  last_error: string;
  sent_at: number | null;
};
export type OutboxRow = Selectable<OutboxTable>;
export type NewOutboxRow = Insertable<OutboxTable>;

type BookingTable = {
  /** Also the UID of its calendar entry, which stays the same when the appointment is moved. */
  id: string;
  /** Its lead; the newer one if a visitor sent changed details under the same key. */
  lead_id: string;
  created_at: number;
  start_at: number;
  end_at: number;
  /** Milliseconds kept free after it, as of the booking. */
  buffer: number;
  /** Calendar day of its start in office time, YYYY-MM-DD. */
  day: string;
  mode: BookingMode;
  /** IANA time zone in which the visitor chose; empty if the call named no known one. */
  time_zone: string;
  state: 'booked' | 'cancelled';
  /** Starts at 1 and is incremented by each change; its calendar entry's SEQUENCE is one less. */
  version: number;
  changed_at: number;
};
export type Booking = Selectable<BookingTable>;
export type NewBooking = Insertable<BookingTable>;

/** A quarter of an hour taken by an appointment or its buffer; as a primary key it prevents overlaps. */
type BookingQuarterTable = { quarter: number; booking_id: string };

/** A row that transactions lock while they count a day's appointments. */
type BookingDayTable = { day: string; locked_at: number };

/** A period in which staff take no appointments; `to_at` is exclusive. */
type BookingBlockTable = { id: string; created_at: number; from_at: number; to_at: number; note: string };
export type BookingBlock = Selectable<BookingBlockTable>;

type StaffTable = {
  id: string;
  username: string;
  /** Argon2id in PHC string format. */
  password_hash: string;
  created_at: number;
  disabled_at: number | null;
  /**
   * Second factor: its encrypted secret (see `second-factor.ts`), and since when it is active; null until confirmed.
   */
  totp_secret: Generated<string | null>;
  totp_since: Generated<number | null>;
  /** The last 30-second step whose code was used: each code works only once. */
  totp_last_step: Generated<number | null>;
  role: Generated<StaffRole>;
  /** When a password set by somebody else expires unless it is changed; null for the user's own. */
  password_expires_at: Generated<number | null>;
  /** Wrong codes since the last correct one: from unknown and from known devices. */
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
  /** Short name of browser and system, such as `Firefox, Windows`. */
  device: Generated<string>;
  /** When the user last gave proof of identity; 0 for never. */
  proven_at: Generated<number>;
  /** 1 if the login itself had two factors, as stated by a directory, whatever the account has. */
  two_factors: Generated<number>;
  /** The directory session that opened this one, empty if none did; some directories give no `sid`. */
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
  /** Sort order of the list, descending. */
  position: number;
  /** Incremented by every change. */
  version: Generated<number>;
  /** When and by whom (user name) it was last saved; null and empty if nobody has saved it yet. */
  changed_at: Generated<number | null>;
  changed_by: Generated<string>;
};
export type WhitePaper = Selectable<WhitePaperTable>;

/** Papers that staff can restore for a day; `paper` is the row. */
type DeletedWhitePaperTable = { id: string; paper: WhitePaper; deleted_at: number };
