import { type SelectQueryBuilder, sql } from 'kysely';
import { contactsPage } from '../../../contract/admin.ts';
import type { Db } from '../../db/connect.ts';
import type { Lead, Schema } from '../../db/schema.ts';
import { countDeskLeads, findDeskLeads, isFewOnDesk, onDesk } from '../desk/filter-repository.ts';
import type { Position } from './cursor.ts';
import type { LeadFilter } from './filter.ts';

/** Leads of the filter, newest first, after a position. */
export function findLeads(db: Db, filter: LeadFilter, after: Position | undefined, limit: number): Promise<Lead[]> {
  if (filter.desk && isFewOnDesk(filter.desk)) {
    return findDeskLeads(db, filter.desk, (leads) => filtered(leads, { ...filter, desk: null }), { after, limit });
  }
  let query = filtered(db.selectFrom('leads').selectAll(), filter);
  // A row value, which both engines look up in the index on (created_at, id).
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export function findLead(db: Db, id: string): Promise<Lead | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many leads the filter finds; counting stops one above what is told exactly. */
export async function countLeads(db: Db, filter: LeadFilter): Promise<number> {
  if (filter.desk && isFewOnDesk(filter.desk)) {
    const narrow = <Row>(leads: SelectQueryBuilder<Schema, 'leads', Row>) => filtered(leads, { ...filter, desk: null });
    return countDeskLeads(db, filter.desk, narrow, contactsPage.exactTotal + 1);
  }
  const found = filtered(db.selectFrom('leads').select('id'), filter).limit(contactsPage.exactTotal + 1);
  const row = await db
    .selectFrom(found.as('found'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A query of leads narrowed to the filter. */
export function narrowed<Row>(query: SelectQueryBuilder<Schema, 'leads', Row>, filter: LeadFilter) {
  return filtered(query, filter);
}

function filtered<Row>(
  query: SelectQueryBuilder<Schema, 'leads', Row>,
  { words, source, since, before, desk }: LeadFilter,
) {
  let narrowed = query;
  for (const word of words) narrowed = narrowed.where(sql<boolean>`search_text like ${pattern(word)} escape '\\'`);
  if (source !== null) narrowed = narrowed.where('page_source', '=', source);
  if (since !== null) narrowed = narrowed.where('created_at', '>=', since);
  if (before !== null) narrowed = narrowed.where('created_at', '<', before);
  return desk ? onDesk(narrowed, desk) : narrowed;
}

/** The word anywhere; what LIKE would read as a wildcard stands for itself. */
function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
