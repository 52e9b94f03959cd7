import { sql } from 'kysely';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/count-rows.ts';
import { oneOf } from '#server/db/schema/one-of.ts';

/**
 * A lead as the index reads it, with what staff said of it; `seq` counts leads in the order in which they were stored.
 */
export type IndexedLead = {
  seq: number;
  id: string;
  created_at: number;
  kind: string;
  page_source: string;
  search_text: string;
  suspect: number;
  state: string | null;
  owner_id: string | null;
  answered_at: number | null;
};

/** SQLite keeps pages for those that are read again and again; this thread reads all of them once. */
export async function spareCache({ db, engine }: { db: Db; engine: Engine }): Promise<void> {
  if (engine === 'sqlite') await sql`pragma cache_size = -4000`.execute(db);
}

/** The number by which leads are in the order of storing; SQLite has one without asking. */
const seqOf = (engine: Engine) => sql.ref<number>(engine === 'postgres' ? 'leads.seq' : 'leads.rowid');

function leads(db: Db, engine: Engine) {
  return db
    .selectFrom('leads')
    .leftJoin('lead_desk', 'lead_desk.lead_id', 'leads.id')
    .select(['leads.id', 'created_at', 'kind', 'page_source', 'search_text', 'suspect'])
    .select(['state', 'owner_id', 'answered_at'])
    .select(seqOf(engine).as('seq'));
}

/** So many leads from a place on, in the order of storing. */
export function leadsStoredFrom(db: Db, engine: Engine, first: number, limit: number): Promise<IndexedLead[]> {
  const seq = seqOf(engine);
  return leads(db, engine).where(seq, '>=', first).orderBy(seq).limit(limit).execute();
}

/** So many leads behind a position, in the order of the list. */
export function leadsListedAfter(
  db: Db,
  engine: Engine,
  { createdAt, id }: { createdAt: number; id: string },
  limit: number,
): Promise<IndexedLead[]> {
  return leads(db, engine)
    .where(sql<boolean>`(leads.created_at, leads.id) > (${createdAt}, ${id})`)
    .orderBy('leads.created_at')
    .orderBy('leads.id')
    .limit(limit)
    .execute();
}

/** Those of the leads at these places that exist. */
export function leadsAt(db: Db, engine: Engine, seqs: readonly number[]): Promise<IndexedLead[]> {
  if (seqs.length === 0) return Promise.resolve([]);
  return leads(db, engine)
    .where(oneOf(engine, seqOf(engine), seqs))
    .execute();
}

/** The lead that was stored last, of those that exist, at most at a place. */
export async function lastStored(
  db: Db,
  engine: Engine,
  seq = Number.MAX_SAFE_INTEGER,
): Promise<{ seq: number; id: string } | null> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .select(seqOf(engine).as('seq'))
    .where(seqOf(engine), '<=', seq)
    .orderBy(seqOf(engine), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export function countLeads(db: Db): Promise<number> {
  return countRows(db, db.selectFrom('leads').select('id'));
}

/** A line of the change log: at which place a lead was changed, erased, or handled by staff. */
export type LeadChange = { n: number; seq: number; changed_at: number };

/** The change log from a line on. */
export function changesFrom(db: Db, first: number, limit: number): Promise<LeadChange[]> {
  return db
    .selectFrom('lead_index_changes')
    .select(['n', 'seq', 'changed_at'])
    .where('n', '>=', first)
    .orderBy('n')
    .limit(limit)
    .execute();
}

export async function lastChange(db: Db): Promise<LeadChange | null> {
  const row = await db
    .selectFrom('lead_index_changes')
    .select(['n', 'seq', 'changed_at'])
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets changes before a moment, except for the last one: it tells which state of the log an index has read. */
export async function forgetChanges(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('lead_index_changes')
    .where('changed_at', '<', before)
    .where('n', '<', (query) => query.selectFrom('lead_index_changes').select((select) => select.fn.max('n').as('n')))
    .execute();
}
