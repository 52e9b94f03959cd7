import { createHash } from 'node:crypto';
import type { AuditAction, AuditDetails } from '#contract/staff/audit.ts';
import type { AuditRow } from '#server/db/schema/audit-tables.ts';

/** An event. `subject` is an id or a keyed hash; `details` must not contain visitors' input. */
export type AuditEntry = {
  actor: string;
  action: AuditAction;
  subject?: string;
  details?: AuditDetails;
  /** Milliseconds since 1970. */
  at?: number;
};

/** SHA-256 over all fields of an entry and the hash of the previous one. */
export function entryHash({ hash: _, ...entry }: Omit<AuditRow, 'hash'> & { hash?: string }): string {
  const { previous_hash, seq, at, actor, action, subject, details } = entry;
  const text = JSON.stringify([previous_hash, seq, at, actor, action, subject, JSON.stringify(details)]);
  return createHash('sha256').update(text).digest('hex');
}
