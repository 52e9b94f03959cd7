import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import type { Lead, Schema } from '#server/db/schema/schema.ts';
import { oneOf } from '#server/db/statements/one-of.ts';
import type { PlainFilter, Position } from '#server/staff/lead-index/filter.ts';

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

/** Leads of the filter for the CSV file, newest first, after a position. */
export function findExportRows(
  db: Db,
  filter: PlainFilter,
  after: Position | undefined,
  limit: number,
): Promise<ExportRow[]> {
  return pageOf(filtered(db.selectFrom('leads').select(exportColumns), filter), after, limit).execute();
}

/** The leads with these ids for the CSV file, in the order of the ids. */
export async function exportRowsInOrder(db: Db, engine: Engine, ids: readonly string[]): Promise<ExportRow[]> {
  return inOrder(ids, await withIds(db.selectFrom('leads').select(exportColumns), engine, ids).execute());
}

export type LeadQuery<Row> = SelectQueryBuilder<Schema, 'leads', Row>;

/** Newest first, after a position; both engines look up a row value in the index on (created_at, id). */
export function pageOf<Row>(query: LeadQuery<Row>, after: Position | undefined, limit: number): LeadQuery<Row> {
  const rest = after ? query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`) : query;
  return rest.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
}

/** Only the leads with these ids. */
export function withIds<Row>(query: LeadQuery<Row>, engine: Engine, ids: readonly string[]): LeadQuery<Row> {
  return query.where(oneOf(engine, sql.ref('id'), ids));
}

/** Rows in the order of the ids; those without a row are left out. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Only the leads of the filter. */
export function filtered<Row>(query: LeadQuery<Row>, { source, since, before }: PlainFilter): LeadQuery<Row> {
  let narrowed = query;
  if (source !== null) narrowed = narrowed.where('page_source', '=', source);
  if (since !== null) narrowed = narrowed.where('created_at', '>=', since);
  if (before !== null) narrowed = narrowed.where('created_at', '<', before);
  return narrowed;
}
