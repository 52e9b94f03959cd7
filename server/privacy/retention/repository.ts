import { type RawBuilder, sql } from 'kysely';
import { botSignals } from '#contract/leads/spam-signals.ts';
import type { RetentionKind } from '#contract/staff/privacy.ts';
import type { Database, Db, Engine } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/queries.ts';
import { writeState } from '#server/db/site-state.ts';
import { holdsOneOf } from '#server/db/statements/one-of.ts';
import { eraseLeadRecords } from '#server/privacy/places/lead-records-repository.ts';

/** Leads erased per transaction of the sweep, and rows deleted per statement. */
const portion = { leads: 200, rows: 1000 };
const settingName = (kind: RetentionKind) => `retention-${kind}`;

export async function storedRetention(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('site_state').selectAll().where('name', 'like', 'retention-%').execute();
  return new Map(rows.map(({ name, value }) => [name.slice('retention-'.length), Number(value)]));
}

export function storeRetention(db: Db, kind: RetentionKind, days: number): Promise<void> {
  return writeState(db, settingName(kind), String(days));
}

/** The kinds of lead that have retention rules of their own. */
type LeadKind = 'leads' | 'spam';

/**
 * Queries for leads without activity since `before`. Each lead is of one kind: spam is what staff have marked as spam,
 * and what a machine sent and nobody has touched. Staff actions and notes count as activity, and so does a change of an
 * appointment; a future appointment keeps its lead.
 */
function dueLeads(db: Db, engine: Engine, kind: LeadKind, before: number) {
  const of = (table: 'lead_desk' | 'lead_notes' | 'bookings') =>
    sql`select 1 from ${sql.table(table)} where lead_id = leads.id`;
  // The first condition matches the index.
  const machine = sql<boolean>`suspect = 1 and ${holdsOneOf(engine, sql.ref('leads.spam_signals'), botSignals)}`;
  const untouched = sql<boolean>`not exists (${of('lead_desk')}) and not exists (${of('lead_notes')})`;
  const still = sql<boolean>`not exists (${of('lead_notes')} and created_at >= ${before})
    and not exists (${of('bookings')} and (changed_at >= ${before} or (state = 'booked' and end_at >= ${before})))`;
  const leads = db.selectFrom('leads').select('leads.id').where(still);
  const old = leads.where('created_at', '<', before);
  if (kind === 'leads') {
    const spared = sql<boolean>`not exists (${of('lead_desk')} and (changed_at >= ${before} or state = 'spam'))`;
    return [old.where(spared).where(sql<boolean>`not (${machine} and ${untouched})`)];
  }
  const marked = db
    .selectFrom('lead_desk')
    .select('lead_id')
    .where('lead_desk.state', '=', 'spam')
    .where('lead_desk.changed_at', '<', before);
  return [leads.where('leads.id', 'in', marked), old.where(machine).where(untouched)];
}

/**
 * Erases one portion of the leads that are due, in a transaction.
 * @returns how many; 0 when none are left, or another process has just erased these
 */
export async function sweepLeads(transaction: Db, engine: Engine, kind: LeadKind, before: number): Promise<number> {
  const ids: string[] = [];
  for (const due of dueLeads(transaction, engine, kind, before)) {
    const room = portion.leads - ids.length;
    if (room > 0) ids.push(...(await due.limit(room).execute()).map(({ id }) => id));
  }
  return ids.length > 0 ? await eraseLeadRecords(transaction, engine, ids) : 0;
}

/** A table, and the condition for the rows that are due. */
type DueRows = {
  table: 'newsletter_signups' | 'outbox' | 'erasures' | 'consent_proofs' | 'audit_log';
  due: RawBuilder<boolean>;
};

/** Kinds whose rows are deleted on their own, without dependent records. */
type RowKind = Exclude<RetentionKind, LeadKind>;

const dueRows: { [K in RowKind]: (before: number) => readonly DueRows[] } = {
  'newsletter-pending': (before) => [
    { table: 'newsletter_signups', due: sql`state = 'pending' and created_at < ${before}` },
  ],
  'newsletter-ended': (before) => [
    { table: 'newsletter_signups', due: sql`state = 'unsubscribed' and unsubscribed_at < ${before}` },
  ],
  mails: (before) => [
    // A mail was due before it was sent: this condition lets the index find the old ones.
    { table: 'outbox', due: sql`state = 'sent' and next_attempt_at < ${before} and sent_at < ${before}` },
    { table: 'outbox', due: sql`state = 'parked' and created_at < ${before}` },
  ],
  audit: (before) => [{ table: 'audit_log', due: sql`at < ${before}` }],
  proofs: (before) => [
    { table: 'erasures', due: sql`at < ${before}` },
    { table: 'consent_proofs', due: sql`ended_at < ${before}` },
  ],
};

/**
 * Deletes one portion of the rows of a kind that are due. The audit log is excluded: `sweepEntries` deletes it in
 * order.
 * @returns how many, 0 when none are left
 */
export async function sweepRows(db: Db, kind: Exclude<RowKind, 'audit'>, before: number): Promise<number> {
  let count = 0n;
  for (const { table, due } of dueRows[kind](before)) {
    const some = sql<boolean>`id in (select id from ${sql.table(table)} where ${due} limit ${portion.rows})`;
    count += (await db.deleteFrom(table).where(some).executeTakeFirstOrThrow()).numDeletedRows;
  }
  return Number(count);
}

/** Counts the rows of a kind that are due, up to `atMost`. */
export async function countDue(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  kind: RetentionKind,
  before: number,
  atMost: number,
): Promise<number> {
  const found =
    kind === 'leads' || kind === 'spam'
      ? dueLeads(db, engine, kind, before).map((leads) => leads.limit(atMost))
      : dueRows[kind](before).map(
          ({ table, due }) => sql<object>`(select 1 from ${sql.table(table)} where ${due} limit ${atMost})`,
        );
  let count = 0;
  for (const rows of found) count += await countRows(db, rows);
  return Math.min(count, atMost);
}
