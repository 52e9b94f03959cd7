import { sql } from 'kysely';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { oneOf } from '#server/db/one-of.ts';
import type { DeskFact, DeskFactGroup } from './desk-facts.ts';
import type { IndexedLead } from './segment.ts';

/** SQLite keeps pages for those that are read again and again; this thread reads all of them once. */
export async function spareCache({ db, engine }: { db: Db; engine: Engine }): Promise<void> {
  if (engine === 'sqlite') await sql`pragma cache_size = -4000`.execute(db);
}

/** The number by which leads are in the order of storing; SQLite has one without asking. */
const seqOf = (engine: Engine) => sql.ref<number>(engine === 'postgres' ? 'seq' : 'rowid');

const columns = ['id', 'created_at', 'kind', 'page_source', 'search_text', 'spam_signals'] as const;

/** Leads from `first` to `last` (both included, null for no end), in the order of storing. */
export function leadsBetween(
  db: Db,
  engine: Engine,
  first: number,
  last: number | null,
  limit: number,
): Promise<IndexedLead[]> {
  let query = db.selectFrom('leads').select(columns).select(seqOf(engine).as('seq')).where(seqOf(engine), '>=', first);
  if (last !== null) query = query.where(seqOf(engine), '<=', last);
  return query.orderBy(seqOf(engine)).limit(limit).execute();
}

/** Those of the leads at these places that exist. */
export function leadsAt(db: Db, engine: Engine, seqs: readonly number[]): Promise<IndexedLead[]> {
  return db
    .selectFrom('leads')
    .select(columns)
    .select(seqOf(engine).as('seq'))
    .where(oneOf(engine, seqOf(engine), seqs))
    .execute();
}

/** What staff said of the leads at these places. */
export function factsAt(db: Db, engine: Engine, seqs: readonly number[]): Promise<DeskFact[]> {
  return facts(db, engine)
    .where(oneOf(engine, leadSeq(engine), seqs))
    .execute();
}

/**
 * The same of all leads, a portion at a time in the order of their ids, which begins after the last one of the portion before. The
 * database puts them together: most leads have been worked with, and a row for each would take longer to hand over than to find.
 * @returns `last` is null after the last portion
 */
export async function factsAfter(
  db: Db,
  engine: Engine,
  after: string,
  portion: number,
): Promise<{ groups: DeskFactGroup[]; last: string | null }> {
  const end = await db
    .selectFrom('lead_desk')
    .select('lead_id')
    .where('lead_id', '>', after)
    .orderBy('lead_id')
    .offset(portion - 1)
    .limit(1)
    .executeTakeFirst();
  const answered = sql<number>`case when answered_at is null then null else 1 end`;
  const seqs =
    engine === 'postgres' ? sql<string>`string_agg(leads.seq::text, ' ')` : sql<string>`group_concat(leads.rowid, ' ')`;
  let query = db
    .selectFrom('lead_desk')
    .innerJoin('leads', 'leads.id', 'lead_desk.lead_id')
    .select(['state', 'owner_id', answered.as('answered_at'), seqs.as('seqs')])
    .where('lead_desk.lead_id', '>', after)
    .groupBy(['state', 'owner_id', answered]);
  if (end) query = query.where('lead_desk.lead_id', '<=', end.lead_id);
  return { groups: await query.execute(), last: end?.lead_id ?? null };
}

function facts(db: Db, engine: Engine) {
  return db
    .selectFrom('lead_desk')
    .innerJoin('leads', 'leads.id', 'lead_desk.lead_id')
    .select(['state', 'owner_id', 'answered_at'])
    .select(leadSeq(engine).as('seq'));
}

const leadSeq = (engine: Engine) => sql.ref<number>(engine === 'postgres' ? 'leads.seq' : 'leads.rowid');

/** The lead stored last, of those that exist. */
export function lastStored(db: Db, engine: Engine): Promise<{ seq: number; id: string } | undefined> {
  return db
    .selectFrom('leads')
    .select('id')
    .select(seqOf(engine).as('seq'))
    .orderBy(seqOf(engine), 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function lastChange(db: Db): Promise<number> {
  const row = await db.selectFrom('lead_index_changes').select('n').orderBy('n', 'desc').limit(1).executeTakeFirst();
  return row?.n ?? 0;
}

/** What was changed since a change, by the leads' places; `desk` is 1 where only staff said something. */
export type IndexChange = { n: number; seq: number; desk: number };
export function changesAfter(db: Db, after: number, limit: number): Promise<IndexChange[]> {
  return db
    .selectFrom('lead_index_changes')
    .select(['n', 'seq', 'desk'])
    .where('n', '>', after)
    .orderBy('n')
    .limit(limit)
    .execute();
}

/** Forgets changes that every process has seen: they end their index after minutes without staff. */
export async function forgetChanges(db: Db, before: number): Promise<void> {
  await db.deleteFrom('lead_index_changes').where('changed_at', '<', before).execute();
}

/** Stretches that are stored whole, in order. */
export async function storedSegments(db: Db): Promise<{ first: number; last: number }[]> {
  const rows = await db
    .selectFrom('lead_index_parts')
    .select(['first_seq as first', 'last_seq as last', 'parts'])
    .select((select) => select.fn.countAll<number>().as('stored'))
    .groupBy(['first_seq', 'last_seq', 'parts'])
    .orderBy('first_seq')
    .execute();
  return rows.filter(({ parts, stored }) => parts === stored).map(({ first, last }) => ({ first, last }));
}

/** The bytes of one stretch. */
export async function storedSegment(db: Db, first: number, last: number): Promise<Buffer> {
  const rows = await db
    .selectFrom('lead_index_parts')
    .select('data')
    .where('first_seq', '=', first)
    .where('last_seq', '=', last)
    .orderBy('part')
    .execute();
  return Buffer.concat(rows.map(({ data }) => data));
}

/** Deletes what is stored of stretches that meet these places. */
export async function dropSegments(db: Db, first: number, last: number): Promise<void> {
  await db.deleteFrom('lead_index_parts').where('first_seq', '<=', last).where('last_seq', '>=', first).execute();
}

export type SegmentPart = { first: number; last: number; part: number; parts: number; data: Uint8Array };

/**
 * Stores one part of a stretch that was read when `seen` was the last change.
 * @returns false when one of its leads was changed since: then it must not be stored
 */
export function storePart(db: Db, engine: Engine, part: SegmentPart, seen: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(20261121)`.execute(transaction);
    await sql`insert into lead_index_parts (first_seq, last_seq, part, parts, data)
      values (${part.first}, ${part.last}, ${part.part}, ${part.parts}, ${part.data})`.execute(transaction);
    const changed = await transaction
      .selectFrom('lead_index_changes')
      .select('n')
      .where('n', '>', seen)
      .where('desk', '=', 0)
      .where('seq', '>=', part.first)
      .where('seq', '<=', part.last)
      .limit(1)
      .executeTakeFirst();
    if (!changed) return true;
    await transaction.deleteFrom('lead_index_parts').where('first_seq', '=', part.first).execute();
    return false;
  });
}
