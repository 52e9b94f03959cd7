import { sql } from 'kysely';
import type { AuditAction } from '#contract/staff/audit.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { AuditRow } from '#server/db/schema/audit-tables.ts';
import { emailKey } from '#server/person/email-key.ts';
import { type AuditEntry, entryHash } from './entry.ts';

/** Entries read by one query of the check or the sweep. */
const portion = 2000;

/** Number and hash of the chain's last entry. */
export type AuditHead = { seq: number; hash: string };

/**
 * Appends entries to the chain; call it inside a transaction. Entries cannot be changed or deleted one by one.
 * @returns the last entry
 */
export async function appendEntries(db: Db, entries: readonly AuditEntry[]): Promise<AuditHead> {
  // Updates before it reads, so that concurrent processes wait here for each other.
  const head = await db
    .updateTable('audit_head')
    .set((set) => ({ seq: set('seq', '+', entries.length) }))
    .where('id', '=', 1)
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow();
  let last: AuditHead = { seq: head.seq - entries.length, hash: head.hash };
  const rows = entries.map((entry) => {
    const row = rowAfter(last, entry);
    last = { seq: row.seq, hash: row.hash };
    return row;
  });
  await db.insertInto('audit_log').values(rows).execute();
  await db.updateTable('audit_head').set({ hash: last.hash }).where('id', '=', 1).execute();
  return last;
}

/**
 * Appends one entry after the expected last one, in one statement instead of PostgreSQL's five.
 * @returns the new last entry, or null, with nothing written, where another process has added one
 */
export async function appendTo(db: Db, last: AuditHead, entry: AuditEntry): Promise<AuditHead | null> {
  const { seq, at, actor, action, subject, details, previous_hash, hash } = rowAfter(last, entry);
  const { numAffectedRows } = await sql`
    with head as (
      update audit_head set seq = ${seq}, hash = ${hash} where id = 1 and seq = ${last.seq} and hash = ${last.hash} returning id)
    insert into audit_log (seq, at, actor, action, subject, details, previous_hash, hash)
    select ${seq}::bigint, ${at}::bigint, ${actor}, ${action}, ${subject}, ${JSON.stringify(details)}, ${previous_hash}, ${hash} from head`.execute(
    db,
  );
  return numAffectedRows === 1n ? { seq, hash } : null;
}

function rowAfter(
  last: AuditHead,
  { actor, action, subject = '', details = {}, at = Date.now() }: AuditEntry,
): AuditRow {
  const row = {
    seq: last.seq + 1,
    at,
    actor,
    action,
    subject,
    details,
    previous_hash: last.hash,
  };
  return { ...row, hash: entryHash(row) };
}

export type EntryFilter = {
  actor: string | null;
  action: AuditAction | null;
  /** Entries with any of these subjects; empty for all. */
  subjects: string[];
  /** Also matches the leads, sign-ups and appointments of this mail address. */
  email: string | null;
  since: number | null;
  before: number | null;
};

/** The newest entries of the filter whose number is below `below`. */
export function findEntries(
  db: Db,
  { actor, action, subjects, email, since, before }: EntryFilter,
  below: number | null,
  limit: number,
): Promise<AuditRow[]> {
  let query = db.selectFrom('audit_log').selectAll();
  if (actor !== null) query = query.where('actor', '=', actor);
  if (action !== null) query = query.where('action', '=', action);
  if (subjects.length > 0) query = query.where(isAbout(subjects, email));
  if (since !== null) query = query.where('at', '>=', since);
  if (before !== null) query = query.where('at', '<', before);
  if (below !== null) query = query.where('seq', '<', below);
  return query.orderBy('seq', 'desc').limit(limit).execute();
}

/** A single list, so that both databases use the index on the subject. */
function isAbout(subjects: readonly string[], email: string | null) {
  const lists = subjects.map((subject) => sql`select cast(${subject} as text)`);
  if (email !== null) {
    const key = emailKey(email);
    lists.push(
      sql`select id from leads where email_key = ${key}`,
      sql`select id from newsletter_signups where email_key = ${key}`,
      sql`select bookings.id from bookings inner join leads on leads.id = bookings.lead_id where leads.email_key = ${key}`,
    );
  }
  return sql<boolean>`subject in (${sql.join(lists, sql` union all `)})`;
}

/** Networks from which an account has logged in since a time, with duplicates. */
export async function loginNetworks(db: Db, staffId: string, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('details')
    .where('subject', '=', staffId)
    .where('action', 'in', ['login', 'recovery-code-used'])
    .where('at', '>', since)
    .orderBy('seq', 'desc')
    .limit(portion)
    .execute();
  return rows.map(({ details }) => String(details.network ?? ''));
}

export function auditHead(db: Db): Promise<AuditHead> {
  return db.selectFrom('audit_head').select(['seq', 'hash']).where('id', '=', 1).executeTakeFirstOrThrow();
}

/** The next entries after a number, in order. */
export function entriesAfter(db: Db, seq: number): Promise<AuditRow[]> {
  return db.selectFrom('audit_log').selectAll().where('seq', '>', seq).orderBy('seq').limit(portion).execute();
}

/** Number and hash of the last entry that the sweep has recorded as deleted; 0 and '' where there is none. */
export async function lastDeleted(db: Db): Promise<AuditHead> {
  const swept = await db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'audit-swept')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { seq: Number(swept?.details.through ?? 0), hash: String(swept?.details.hash ?? '') };
}

/**
 * Deletes one batch of the oldest entries before a time (milliseconds since 1970). Only for the sweep, in its
 * transaction. The database refuses this for entries younger than 180 days.
 * @returns number and hash of the last deleted entry, and the number deleted; null where there was nothing to delete
 */
export async function sweepEntries(db: Db, before: number) {
  // Waits for sweeps of other processes: a later one must not record that less was deleted than before.
  await db.updateTable('audit_head').set({ id: 1 }).where('id', '=', 1).execute();
  const old = await db.selectFrom('audit_log').select(['seq', 'hash', 'at']).orderBy('seq').limit(portion).execute();
  // Contiguous from the start of the chain, so that the rest can still be checked.
  const young = old.findIndex(({ at }) => at >= before);
  const swept = young === -1 ? old : old.slice(0, young);
  const last = swept.at(-1);
  if (!last) return null;
  await db.deleteFrom('audit_log').where('seq', '<=', last.seq).execute();
  return { through: last.seq, hash: last.hash, count: swept.length };
}

/** When the newest entry was written (milliseconds since 1970); undefined while there is none. */
export async function newestEntryAt(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('audit_log').select('at').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return row && Number(row.at);
}
