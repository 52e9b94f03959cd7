import { sql } from 'kysely';
import type { Db } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/queries.ts';
import type { QueueTable } from '#server/queue/repository.ts';

/** Rejects when the database does not respond. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** How many rows are pending, how many are parked, and when the oldest pending one was created (ms since 1970). */
export async function backlogOf(
  db: Db,
  table: QueueTable,
): Promise<{ pending: number; parked: number; oldest: number | null }> {
  const rows = await db
    .selectFrom(table)
    .select((select) => ['state', select.fn.countAll<number>().as('count'), select.fn.min('created_at').as('oldest')])
    .where('state', 'in', ['pending', 'parked'])
    .groupBy('state')
    .execute();
  const of = (state: 'pending' | 'parked') => rows.find((row) => row.state === state);
  const oldest = of('pending')?.oldest;
  return {
    pending: Number(of('pending')?.count ?? 0),
    parked: Number(of('parked')?.count ?? 0),
    oldest: oldest === undefined ? null : Number(oldest),
  };
}

export function countSessions(db: Db, now: number): Promise<number> {
  return countRows(db, db.selectFrom('staff_sessions').select('token_hash').where('expires_at', '>', now));
}
