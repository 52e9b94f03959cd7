import type { Insertable, Selectable } from 'kysely';
import type { NewsletterKind } from '#contract/leads/registry.ts';
import type { Language } from '#contract/site/languages.ts';
import type { AlertCause } from '#contract/staff/alerts/causes.ts';
import type { AuditAction, AuditDetails } from '#contract/staff/audit.ts';
import type { ErasureReport } from '#contract/staff/privacy.ts';
import type { ProgramScope } from '#contract/staff/programs/tokens.ts';

/** Tables of access, audit log, data protection, files and site state; `schema.ts` combines all tables. */

/** An unused recovery code, which is deleted when used. Only a keyed hash is stored. */
export type StaffRecoveryCodeTable = { staff_id: string; code_hash: string };

/** A passkey of an account; `id` is its credential id, `transports` are separated by commas. */
export type StaffPasskeyTable = {
  id: string;
  staff_id: string;
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signature counter reported by the authenticator; 0 if it has none. */
  counter: number;
  transports: string;
  created_at: number;
  last_used_at: number | null;
};
export type StaffPasskey = Selectable<StaffPasskeyTable>;

/** An account's identity in a directory: its subject there, which survives changes of name and address. */
export type StaffIdentityTable = { issuer: string; subject: string; staff_id: string; created_at: number };

/** An API client with read access; only the SHA-256 of its token is stored. */
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

/** Failed logins by a keyed hash of account and address; deleted after an hour. */
export type LoginAttemptTable = { key: string; count: number; last_at: number; blocked_until: number };

/** `period`: start of the hour or day that gets at most one alert; `about`: a user name, or empty. */
export type StaffAlertTable = {
  id: string;
  at: number;
  period: number;
  cause: AlertCause;
  about: string;
  dismissed_at: number | null;
};

/** Content-Security-Policy violations by day, as names known to the site; of other hosts only the scheme is kept. */
export type PolicyReportTable = {
  day: string;
  directive: string;
  blocked: string;
  page: string;
  count: number;
  first_at: number;
  last_at: number;
};

/**
 * `key`: a keyed hash of a limit's name and the client or address counted; `ends_at`: end of the window, in
 * milliseconds since 1970.
 */
export type LimitCountTable = { key: string; ends_at: number; count: number };

/** Append-only, enforced by database triggers: see `server/staff/audit/`. */
export type AuditLogTable = {
  /** Counts from 1 without gaps. */
  seq: number;
  at: number;
  /** User name; empty for visitors who failed to log in and for the site itself. */
  actor: string;
  action: AuditAction;
  /** Id of the object concerned, or a keyed hash where the id would identify a person. */
  subject: string;
  /** Never contains text written by visitors. */
  details: AuditDetails;
  previous_hash: string;
  /** SHA-256 of this entry and the previous hash. */
  hash: string;
};
export type AuditRow = Selectable<AuditLogTable>;

/** A single row: number and hash of the last entry of the audit log. */
export type AuditHeadTable = { id: number; seq: number; hash: string };

/** Head of the log on a day (YYYY-MM-DD in Europe/Berlin), as sent to staff by mail. */
export type AuditAnchorTable = { day: string; seq: number; hash: string };

/** Proof of an erasure, without the data erased. */
export type ErasureTable = {
  id: string;
  at: number;
  actor: string;
  /** Keyed hash of the address. */
  person_hash: string;
  /** Places with counts, and what is kept and why. */
  report: ErasureReport;
};

export type Erasure = Selectable<ErasureTable>;

/** Proof of a newsletter's consent that is kept after erasure (GDPR art. 7(1)). */
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

/** An uploaded PDF; served once it is complete and a paper refers to it. */
export type WhitePaperFileTable = {
  id: string;
  /** File name for the download. */
  name: string;
  /** Bytes received so far. */
  size: number;
  /** Of the complete file; empty until then. */
  sha256: string;
  created_at: number;
  completed_at: number | null;
  /** When the last paper stopped referring to it; deleted a day later. */
  unused_since: number | null;
};
export type WhitePaperFile = Selectable<WhitePaperFileTable>;

export type WhitePaperChunkTable = { file_id: string; position: number; bytes: Uint8Array };

/**
 * Small facts and settings that all processes share, such as `content_version`, `secret_fingerprint`,
 * `white_papers_seeded`, `booking_settings`, `booking_feed` and `audit_told`.
 */
export type SiteStateTable = { name: string; value: string };
