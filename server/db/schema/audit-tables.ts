import type { Selectable } from 'kysely';
import type { NewsletterKind } from '#contract/leads/registry.ts';
import type { Language } from '#contract/site/languages.ts';
import type { AlertCause } from '#contract/staff/alerts/causes.ts';
import type { AuditAction, AuditDetails } from '#contract/staff/audit.ts';
import type { ErasureReport } from '#contract/staff/privacy.ts';

/** Tables of the audit log, alerts and proofs of data protection; `schema.ts` combines all tables. */

/** `period`: start of the hour or day that gets at most one alert; `about`: a user name, or empty. */
export type StaffAlertTable = {
  id: string;
  at: number;
  period: number;
  cause: AlertCause;
  about: string;
  dismissed_at: number | null;
};

/** Append-only, enforced by database triggers: see `server/audit/`. */
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
