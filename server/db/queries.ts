import { type AliasableExpression, sql } from 'kysely';
import type { Db, Engine } from './connection/connect.ts';
import type { Lead } from './schema/schema.ts';
import { oneOf } from './statements/one-of.ts';

export function findLead(db: Db, id: string): Promise<Lead | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds what was stored under these idempotency keys. */
export function findIdempotencyKeys(db: Db, engine: Engine, keys: readonly number[]) {
  return db
    .selectFrom('idempotency_keys')
    .select(['key', 'content', 'lead_id'])
    .where(oneOf(engine, sql.ref('key'), keys))
    .execute();
}

/** Counts the rows that a query finds. */
export async function countRows(db: Db, found: AliasableExpression<object>): Promise<number> {
  const { count } = await db
    .selectFrom(found.as('found'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
