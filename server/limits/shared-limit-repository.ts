import { sql } from 'kysely';
import type { Db } from '#server/db/connection/connect.ts';

/** `milliseconds`: how long its window lasts; `count`: how many more there are, below 0 where some are taken back. */
type Increment = { key: string; milliseconds: number; count: number };
/** What stands under a key now, and for how many milliseconds its window goes on. */
export type Counted = { key: string; count: number; remaining: number };

/** Milliseconds by which the times of statements that wait for each other may differ. */
const tolerance = 60_000;

/**
 * Counts any number of keys in one statement, by the database's clock alone: processes need not agree on the time. A
 * window that ends later than any can was begun before that clock was set back, and begins anew.
 */
export async function countKeys(db: Db, increments: readonly Increment[]): Promise<Counted[]> {
  const runs = sql`c.ends_at > ${now} and c.ends_at - excluded.ends_at < ${tolerance}`;
  const { rows } = await sql<Counted>`
    insert into limit_counts as c (key, ends_at, count)
    select key, ${now} + milliseconds, count
      from json_to_recordset(${JSON.stringify(increments)}::json) as increments (key text, milliseconds bigint, count integer)
      order by key
    on conflict (key) do update set
      count = excluded.count + case when ${runs} then c.count else 0 end,
      ends_at = case when ${runs} then c.ends_at else excluded.ends_at end
    returning key, count, ends_at - ${now} as remaining`.execute(db);
  return rows;
}

/** Forgets windows that have ended; on SQLite there are none. */
export async function forgetCounts(db: Db, now: number): Promise<void> {
  await db.deleteFrom('limit_counts').where('ends_at', '<', now).execute();
}

/** When the statement began, in milliseconds since 1970. */
const now = sql`cast(extract(epoch from statement_timestamp()) * 1000 as bigint)`;
