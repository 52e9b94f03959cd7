import { type SelectQueryBuilder, sql } from 'kysely';
import { inhumanSignals } from '#contract/leads/spam-signals.ts';
import type { RetentionKind } from '#contract/staff/privacy.ts';
import type { Database, Db, Engine } from '#server/db/connection/connect.ts';
import { holdsOneOf } from '#server/db/schema/one-of.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { forgetPending } from '#server/newsletter/repository.ts';
import { eraseLeadRecords } from '#server/privacy/lead-records-repository.ts';

/** Rows that one transaction of the sweep deletes. */
const portion = 200;
const settingName = (kind: RetentionKind) => `retention-${kind}`;

export async function storedRetention(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('site_state').selectAll().where('name', 'like', 'retention-%').execute();
  return new Map(rows.map(({ name, value }) => [name.slice('retention-'.length), Number(value)]));
}

export async function storeRetention(db: Db, kind: RetentionKind, days: number): Promise<void> {
  await db
    .insertInto('site_state')
    .values({ name: settingName(kind), value: String(days) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(days) }))
    .execute();
}

/** Kinds of leads that the sweep tells apart. */
type LeadKind = 'leads' | 'spam';

/**
 * Leads without activity since a moment. Each is of one kind: spam is what staff have marked so, and what a machine
 * sent and nobody has touched. What staff do or note counts as activity, so does a change of an appointment; and one to
 * come keeps its lead.
 */
function dueLeads(db: Db, engine: Engine, kind: LeadKind, before: number) {
  const of = (table: 'lead_desk' | 'lead_notes' | 'bookings') =>
    sql`select 1 from ${sql.table(table)} where lead_id = leads.id`;
  // The first condition is the index's.
  const machine = sql<boolean>`suspect = 1 and ${holdsOneOf(engine, sql.ref('leads.spam_signals'), inhumanSignals)}`;
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

/** Erases leads that are due, a portion of them. @returns how many, 0 at the end */
export function sweepLeads(db: Db, engine: Engine, kind: LeadKind, before: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ids: string[] = [];
    for (const due of dueLeads(transaction, engine, kind, before)) {
      if (ids.length < portion) ids.push(...(await due.limit(portion - ids.length).execute()).map(({ id }) => id));
    }
    if (ids.length === 0) return 0;
    await eraseLeadRecords(transaction, engine, ids);
    return ids.length;
  });
}

export function sweepPending(db: Db, before: number): Promise<number> {
  return forgetPending(db, before);
}

export async function sweepEnded(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_signups')
    .where('state', '=', 'unsubscribed')
    .where('unsubscribed_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Mails that were given up; those sent are `forgetSentMails`'. */
export async function sweepParked(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('state', '=', 'parked')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function sweepProofs(db: Db, before: number): Promise<number> {
  const erasures = await db.deleteFrom('erasures').where('at', '<', before).executeTakeFirst();
  const proofs = await db.deleteFrom('consent_proofs').where('ended_at', '<', before).executeTakeFirst();
  return Number(erasures.numDeletedRows + proofs.numDeletedRows);
}

/** How many of a kind are due; counting ends at `atMost`. */
export async function countDue(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  kind: RetentionKind,
  before: number,
  atMost: number,
): Promise<number> {
  const signups = db.selectFrom('newsletter_signups').select('id');
  const mails = db.selectFrom('outbox').select('id');
  const counts: Record<RetentionKind, () => Promise<number>[]> = {
    leads: () => dueLeads(db, engine, 'leads', before).map(count),
    spam: () => dueLeads(db, engine, 'spam', before).map(count),
    'newsletter-pending': () => [count(signups.where('state', '=', 'pending').where('created_at', '<', before))],
    'newsletter-ended': () => [
      count(signups.where('state', '=', 'unsubscribed').where('unsubscribed_at', '<', before)),
    ],
    mails: () => [
      count(mails.where('state', '=', 'sent').where('next_attempt_at', '<', before).where('sent_at', '<', before)),
      count(mails.where('state', '=', 'parked').where('created_at', '<', before)),
    ],
    audit: () => [count(db.selectFrom('audit_log').select('hash as id').where('at', '<', before))],
    proofs: () => [
      count(db.selectFrom('erasures').select('id').where('at', '<', before)),
      count(db.selectFrom('consent_proofs').select('id').where('ended_at', '<', before)),
    ],
  };
  async function count<T extends keyof Schema>(due: SelectQueryBuilder<Schema, T, { id: string }>): Promise<number> {
    const row = await db
      .selectFrom(due.limit(atMost).as('due'))
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }
  const found = await Promise.all(counts[kind]());
  return Math.min(
    found.reduce((sum, some) => sum + some, 0),
    atMost,
  );
}
