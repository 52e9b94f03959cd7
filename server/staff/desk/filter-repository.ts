import { type SelectQueryBuilder, sql } from 'kysely';
import { closedStates, type LeadState } from '../../../contract/desk.ts';
import type { Db } from '../../db/connect.ts';
import type { Lead, Schema } from '../../db/schema.ts';

/**
 * What a list asks of the desk. `due` are moments between which a lead came that waits for its answer (`before`
 * excluded); `kinds` are those that wait for one.
 */
export type DeskFilter = {
  state: LeadState | 'open' | null;
  /** Id of an account; `none` for leads without an owner. */
  owner: string | null;
  due: { since: number | null; before: number; kinds: readonly string[] } | null;
};

type Leads<Row> = SelectQueryBuilder<Schema, 'leads', Row>;

/** Signals that alone make no lead suspect (contract `isSuspect`), as they are stored. */
const unsuspected = ['[]', '["fast"]'];

/**
 * Narrows a query of leads to the desk's filter. Most leads have no row in `lead_desk`; what they are (new, open, without
 * an owner) is therefore asked as the absence of a row that says otherwise.
 */
export function onDesk<Row>(query: Leads<Row>, { state, owner, due }: DeskFilter): Leads<Row> {
  let narrowed = query;
  if (state === 'new') narrowed = without(narrowed, sql`state <> 'new'`);
  else if (state === 'open') narrowed = without(narrowed, sql`state in (${sql.join([...closedStates])})`);
  else if (state) narrowed = within(narrowed, sql`state = ${state}`);
  if (owner === 'none') narrowed = without(narrowed, sql`owner_id is not null`);
  else if (owner) narrowed = within(narrowed, sql`owner_id = ${owner}`);
  if (due) {
    narrowed = without(narrowed, sql`(state <> 'new' or answered_at is not null)`)
      .where('leads.kind', 'in', due.kinds)
      .where('leads.spam_signals', 'in', unsuspected)
      .where('leads.created_at', '<', due.before);
    if (due.since !== null) narrowed = narrowed.where('leads.created_at', '>=', due.since);
  }
  return narrowed;
}

function without<Row>(query: Leads<Row>, condition: ReturnType<typeof sql>): Leads<Row> {
  return query.where(
    // Asked lead by lead in the list's order: as `not exists`, PostgreSQL would put all leads beside the whole desk.
    sql<boolean>`(select 1 from lead_desk where lead_desk.lead_id = leads.id and ${condition}) is null`,
  );
}

function within<Row>(query: Leads<Row>, condition: ReturnType<typeof sql>): Leads<Row> {
  return query.where(sql<boolean>`leads.id in (select lead_id from lead_desk where ${condition})`);
}

/** Whether a list is better read from the desk's own index than by looking at lead after lead. */
export function isFewOnDesk({ state, owner }: DeskFilter): boolean {
  const handled = state !== null && state !== 'new' && state !== 'open';
  return handled || (owner !== null && owner !== 'none');
}

type Narrow = <Row>(query: Leads<Row>) => Leads<Row>;
type Page = { after: { createdAt: number; id: string } | undefined; limit: number };

/**
 * Leads that staff have touched, newest first, in the order of the desk's index. `narrow` adds what the filter asks beside
 * the desk; call it where `isFewOnDesk`.
 */
export function findDeskLeads(db: Db, filter: DeskFilter, narrow: Narrow, { after, limit }: Page): Promise<Lead[]> {
  let query = onDeskFirst(db, filter).selectAll('leads');
  if (after) query = query.where(sql<boolean>`(lead_created_at, lead_id) < (${after.createdAt}, ${after.id})`);
  return narrow(query as unknown as Leads<Lead>)
    .orderBy(sql`lead_created_at`, 'desc')
    .orderBy(sql`lead_id`, 'desc')
    .limit(limit)
    .execute();
}

/** How many there are of them; counting stops at `most`. */
export async function countDeskLeads(db: Db, filter: DeskFilter, narrow: Narrow, most: number): Promise<number> {
  const found = narrow(onDeskFirst(db, filter).select('lead_id') as unknown as Leads<unknown>);
  const { count } = await db
    .selectFrom(found.limit(most).as('found'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The desk's rows of one state or owner with their leads; what the index cannot say is asked lead by lead. */
function onDeskFirst(db: Db, { state, owner, due }: DeskFilter) {
  const handled = state === 'new' || state === 'open' ? null : state;
  const known = owner === 'none' ? null : owner;
  let query = db.selectFrom('lead_desk').innerJoin('leads', 'leads.id', 'lead_desk.lead_id');
  if (handled) query = query.where('lead_desk.state', '=', handled);
  if (known) query = query.where('lead_desk.owner_id', '=', known);
  const rest = { state: handled ? null : state, owner: known ? null : owner, due };
  return onDesk(query as unknown as Leads<object>, rest) as unknown as typeof query;
}
