import type { AliasableExpression } from 'kysely';
import type { Db } from './connection/connect.ts';
import type { Lead } from './schema/schema.ts';

export function findLead(db: Db, id: string): Promise<Lead | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Counts the rows that a query finds. */
export async function countRows(db: Db, found: AliasableExpression<object>): Promise<number> {
  const { count } = await db
    .selectFrom(found.as('found'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
