import { sql } from 'kysely';
import type { AuditAction } from '#contract/staff/audit.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { AuditRow } from '#server/db/schema/access-tables.ts';
import { emailKey } from '#server/person/email-key.ts';
import { type AuditEntry, entryHash } from './entry.ts';

/** Entries that one statement of the check or of the sweep reads. */
const portion = 2000;

/** Number and hash of the last entry of the chain. */
export type AuditHead = { seq: number; hash: string };

/**
 * Appends entries to the chain; call it inside a transaction. There is no way to change or delete one. @returns the
 * last one
 */
export async function appendEntries(db: Db, entries: readonly AuditEntry[]): Promise<AuditHead> {
  // Written before it is read: of several processes one goes first, the others wait here.
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
 * Appends one entry to the one that must be the last, in one statement instead of PostgreSQL's five.
 * @returns the new last one, or null where another process was faster: then nothing was written
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
  /** Any of these subjects; none for all. */
  subjects: string[];
  /** Beside them whatever leads, sign-ups and appointments came from this address. */
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

/** One list, so that both databases look its members up in the index of subjects. */
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

/** Networks from which an account has logged in since a moment, as the log tells; each may come several times. */
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

/** Number and hash of the last entry that the sweep has deleted, as it wrote them down; 0 where there is none. */
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
 * Deletes the oldest entries before a moment (milliseconds since 1970), a portion of them; for the sweep alone, in its
 * transaction. The database refuses this for entries younger than 180 days.
 * @returns number and hash of the last one deleted, and how many
 */
export async function sweepEntries(db: Db, before: number) {
  const old = await db.selectFrom('audit_log').select(['seq', 'hash', 'at']).orderBy('seq').limit(portion).execute();
  // From the beginning of the chain and without a gap, so that the rest of it can be checked.
  const young = old.findIndex(({ at }) => at >= before);
  const swept = young === -1 ? old : old.slice(0, young);
  const last = swept.at(-1);
  if (!last) return null;
  await db.deleteFrom('audit_log').where('seq', '<=', last.seq).execute();
  return { through: last.seq, hash: last.hash, count: swept.length };
}
