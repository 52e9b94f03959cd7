import type { Insertable, Selectable } from 'kysely';
import type { NewsletterKind } from '#contract/leads/registry.ts';
import type { Language } from '#contract/site/languages.ts';
import type { AlertCause } from '#contract/staff/alerts/causes.ts';
import type { AuditAction, AuditDetails } from '#contract/staff/audit.ts';
import type { ErasureReport } from '#contract/staff/privacy.ts';
import type { ProgramScope } from '#contract/staff/programs/tokens.ts';

/** Tables of access, audit log, data protection, files and small facts; `schema.ts` puts all tables together. */

/** A recovery code that is still good; using it deletes it. Only a keyed hash is stored. */
export type StaffRecoveryCodeTable = { staff_id: string; code_hash: string };

/** A passkey of an account; `id` is what its authenticator calls it, `transports` are separated by commas. */
export type StaffPasskeyTable = {
  id: string;
  staff_id: string;
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often it signed, as the authenticator counts; 0 of those that do not. */
  counter: number;
  transports: string;
  created_at: number;
  last_used_at: number | null;
};
export type StaffPasskey = Selectable<StaffPasskeyTable>;

/** Who an account is in a directory: its subject there, which stays when name and address change. */
export type StaffIdentityTable = { issuer: string; subject: string; staff_id: string; created_at: number };

/** A program that reads what staff read; only the SHA-256 of its token is stored. */
export type ProgramTable = {
  id: string;
  name: string;
  token_hash: string;
  scopes: ProgramScope[];
  created_at: number;
  expires_at: number;
  last_used_at: number | null;
};
export type Program = Selectable<ProgramTable>;
export type NewProgram = Insertable<ProgramTable>;

/** Failed logins by a keyed hash of account and address; forgotten after an hour. */
export type LoginAttemptTable = { key: string; count: number; last_at: number; blocked_until: number };

/** `period`: when the hour or the day began for which one is enough; `about`: a user name, or empty. */
export type StaffAlertTable = {
  id: string;
  at: number;
  period: number;
  cause: AlertCause;
  about: string;
  dismissed_at: number | null;
};

/** What browsers refused by the Content-Security-Policy on a day, by words that the site knows and an origin. */
export type PolicyReportTable = {
  day: string;
  directive: string;
  blocked: string;
  page: string;
  count: number;
  first_at: number;
  last_at: number;
};

/** Key: a keyed hash of a limit and whom it counts; `ends_at`: end of its window, milliseconds since 1970. */
export type LimitCountTable = { key: string; ends_at: number; count: number };

/** Append-only, by triggers of the database: see `server/staff/audit/`. */
export type AuditLogTable = {
  /** Counts from 1 without gaps. */
  seq: number;
  at: number;
  /** User name; empty for visitors who failed to log in and for the site itself. */
  actor: string;
  action: AuditAction;
  /** Id of what it is about, or a keyed hash where that would name a person. */
  subject: string;
  /** Never holds what visitors wrote. */
  details: AuditDetails;
  previous_hash: string;
  /** SHA-256 of this entry and the hash before it. */
  hash: string;
};
export type AuditRow = Selectable<AuditLogTable>;

/** One row: number and hash of the last entry of the audit log. */
export type AuditHeadTable = { id: number; seq: number; hash: string };

/** Where the log had got to on a day (YYYY-MM-DD in Europe/Berlin), as staff have it in a mail. */
export type AuditAnchorTable = { day: string; seq: number; hash: string };

/** Proof of an erasure, without the data erased. */
export type ErasureTable = {
  id: string;
  at: number;
  actor: string;
  /** Keyed hash of the address. */
  person_hash: string;
  /** Places with counts, what is kept and why. */
  report: ErasureReport;
};

export type Erasure = Selectable<ErasureTable>;

/** What remains of a newsletter's consent after erasure, so that it can be proven (GDPR art. 7(1)). */
export type ConsentProofTable = {
  id: string;
  person_hash: string;
  kind: NewsletterKind;
  language: Language;
  wording_version: string;
  signed_up_at: number;
  confirmed_at: number | null;
  ended_at: number;
};

/** An uploaded PDF; served once it is complete and a paper names its address. */
export type WhitePaperFileTable = {
  id: string;
  /** File name for the download. */
  name: string;
  /** Bytes received so far. */
  size: number;
  /** Of the complete file; empty before. */
  sha256: string;
  created_at: number;
  completed_at: number | null;
  /** Since when no paper names it; deleted a day later. */
  unused_since: number | null;
};
export type WhitePaperFile = Selectable<WhitePaperFileTable>;

export type WhitePaperChunkTable = { file_id: string; position: number; bytes: Uint8Array };

/**
 * Small facts that all processes share: `content_version`, `secret_fingerprint`, `white_papers_seeded`,
 * `booking_settings`, `booking_feed`, `audit_told`.
 */
export type SiteStateTable = { name: string; value: string };
