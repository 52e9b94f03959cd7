import { sql } from 'kysely';
import type { ContactKind } from '#contract/leads/registry.ts';
import type { LeadState } from '#contract/staff/desk.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/queries.ts';
import { oneOf } from '#server/db/statements/one-of.ts';

/** A lead as the index reads it, with its desk; `seq` numbers leads in the order in which they were stored. */
export type IndexedLead = {
  seq: number;
  id: string;
  created_at: number;
  kind: ContactKind;
  page_source: string;
  search_text: string;
  suspect: number;
  state: LeadState | null;
  owner_id: string | null;
  answered_at: number | null;
};

/** SQLite's page cache helps repeated reads; this thread reads every page only once. */
export async function shrinkCache({ db, engine }: { db: Db; engine: Engine }): Promise<void> {
  if (engine === 'sqlite') await sql`pragma cache_size = -4000`.execute(db);
}

/** The column that numbers leads in the order of storing; SQLite has it built in. */
const seqOf = (engine: Engine) => sql.ref<number>(engine === 'postgres' ? 'leads.seq' : 'leads.rowid');

function leads(db: Db, engine: Engine) {
  return db
    .selectFrom('leads')
    .leftJoin('lead_desk', 'lead_desk.lead_id', 'leads.id')
    .select(['leads.id', 'created_at', 'kind', 'page_source', 'search_text', 'suspect'])
    .select(['state', 'owner_id', 'answered_at'])
    .select(seqOf(engine).as('seq'));
}

/** Up to `limit` leads from a `seq` on, in the order of storing. */
export function leadsStoredFrom(db: Db, engine: Engine, first: number, limit: number): Promise<IndexedLead[]> {
  const seq = seqOf(engine);
  return leads(db, engine).where(seq, '>=', first).orderBy(seq).limit(limit).execute();
}

/** Up to `limit` leads after a position, by time and id. */
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

/** The existing leads with these `seq`. */
export function leadsAt(db: Db, engine: Engine, seqs: readonly number[]): Promise<IndexedLead[]> {
  if (seqs.length === 0) return Promise.resolve([]);
  return leads(db, engine)
    .where(oneOf(engine, seqOf(engine), seqs))
    .execute();
}

/** The existing lead stored last, up to a `seq`. */
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

/** An entry of the change log: the `seq` of a lead that was changed, erased, or handled by staff. */
export type LeadChange = { n: number; seq: number; changed_at: number };

/** The change log from an entry on. */
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

/** Deletes changes before a time, except for the last one, which shows the state of the log that an index has read. */
export async function sweepChanges(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('lead_index_changes')
    .where('changed_at', '<', before)
    .where('n', '<', (query) => query.selectFrom('lead_index_changes').select((select) => select.fn.max('n').as('n')))
    .execute();
}
