import { type SelectQueryBuilder, sql } from 'kysely';
import type { Desk } from '#contract/staff/desk.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/queries.ts';
import { oneOf } from '#server/db/schema/one-of.ts';
import type { Lead, Schema } from '#server/db/schema/schema.ts';
import { type DeskRow, toDesk } from '#server/staff/desk/repository.ts';
import type { Position } from '#server/staff/lead-index/filter.ts';
import type { PlainFilter } from './filter.ts';

/** A lead with its desk; null where staff have not changed anything. */
export type ListedLead = { lead: Lead; desk: Desk | null };

/** Leads of the filter, newest first, after a position. */
export async function findLeads(
  db: Db,
  filter: PlainFilter,
  after: Position | undefined,
  limit: number,
): Promise<ListedLead[]> {
  const page = pageOf(filtered(db.selectFrom('leads').selectAll(), filter), after, limit);
  const rows = await withDesks(db, page).orderBy('lead.created_at', 'desc').orderBy('lead.id', 'desc').execute();
  return rows.map(listed);
}

/** The columns of the CSV file, and the lead's position. */
export type ExportRow = Pick<Lead, (typeof exportColumns)[number]>;
const exportColumns = [
  'id',
  'created_at',
  'first_name',
  'last_name',
  'email',
  'phone',
  'message',
  'page_source',
  'button_context',
  'button_text',
] as const;

/** Like `findLeads`, with only the columns of the CSV file. */
export function findExportRows(
  db: Db,
  filter: PlainFilter,
  after: Position | undefined,
  limit: number,
): Promise<ExportRow[]> {
  return pageOf(filtered(db.selectFrom('leads').select(exportColumns), filter), after, limit).execute();
}

/** Like `leadsInOrder`, with only the columns of the CSV file. */
export async function exportRowsInOrder(db: Db, engine: Engine, ids: readonly string[]): Promise<ExportRow[]> {
  return inOrder(ids, await withIds(db.selectFrom('leads').select(exportColumns), engine, ids).execute());
}

/** Number of leads of the filter; counting stops at `countTo`. */
export function countContacts(db: Db, filter: PlainFilter, countTo: number): Promise<number> {
  return countRows(db, filtered(db.selectFrom('leads').select('id'), filter).limit(countTo));
}

/** The leads with these ids that still exist, in the order of the ids. */
export async function leadsInOrder(db: Db, engine: Engine, ids: readonly string[]): Promise<ListedLead[]> {
  const leads = withIds(db.selectFrom('leads').selectAll(), engine, ids);
  return inOrder(ids, await withDesks(db, leads).execute()).map(listed);
}

/** Leads and their desks in one query: a list always needs both. */
function withDesks(db: Db, leads: LeadQuery<Lead>) {
  return db
    .selectFrom(leads.as('lead'))
    .leftJoin('lead_desk', 'lead_desk.lead_id', 'lead.id')
    .leftJoin('staff as owner', 'owner.id', 'lead_desk.owner_id')
    .leftJoin('staff as changer', 'changer.id', 'lead_desk.changed_by')
    .selectAll('lead')
    .select(['state', 'owner_id', 'version', 'answered_at', 'changed_at', 'changed_by'])
    .select(['owner.username as owner_name', 'changer.username as changer_name'])
    .$narrowType<DeskRow | WithoutDesk>();
}

type WithoutDesk = { state: null };

function listed(row: Lead & (DeskRow | WithoutDesk)): ListedLead {
  return { lead: row, desk: row.state === null ? null : toDesk(row) };
}

type LeadQuery<Row> = SelectQueryBuilder<Schema, 'leads', Row>;

/** Newest first, after a position; both engines look up a row value in the index on (created_at, id). */
function pageOf<Row>(query: LeadQuery<Row>, after: Position | undefined, limit: number): LeadQuery<Row> {
  const rest = after ? query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`) : query;
  return rest.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
}

function withIds<Row>(query: LeadQuery<Row>, engine: Engine, ids: readonly string[]): LeadQuery<Row> {
  return query.where(oneOf(engine, sql.ref('id'), ids));
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function filtered<Row>(query: LeadQuery<Row>, { source, since, before }: PlainFilter): LeadQuery<Row> {
  let narrowed = query;
  if (source !== null) narrowed = narrowed.where('page_source', '=', source);
  if (since !== null) narrowed = narrowed.where('created_at', '>=', since);
  if (before !== null) narrowed = narrowed.where('created_at', '<', before);
  return narrowed;
}
