import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';

/** How many leads each page source brought; the empty source stands for calls that named none. */
export function countBySource(db: Db): Promise<{ source: string; count: number }[]> {
  return db
    .selectFrom('leads')
    .select((select) => ['page_source as source', select.fn.countAll<number>().as('count')])
    .groupBy('page_source')
    .execute();
}

export async function countSince(db: Db, moment: number): Promise<number> {
  const row = await db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('created_at', '>=', moment)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Leads in each of the periods that begin at these moments (ascending); the last one is open. One scan for all. */
export async function countByPeriod(db: Db, starts: readonly number[]): Promise<number[]> {
  const cases = starts.map((start, index) => sql`when created_at >= ${sql.lit(start)} then ${sql.lit(index)}`);
  const rows = await db
    .selectFrom('leads')
    .select((select) => [
      sql<number>`case ${sql.join(cases.reverse(), sql` `)} end`.as('period'),
      select.fn.countAll<number>().as('count'),
    ])
    .where('created_at', '>=', starts[0] ?? 0)
    .groupBy('period')
    .execute();
  const counts = new Map(rows.map(({ period, count }) => [Number(period), count]));
  return starts.map((_, index) => counts.get(index) ?? 0);
}
