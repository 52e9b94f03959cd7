import { sql } from 'kysely';
import { minute } from '#contract/durations.ts';
import type { Db } from '#server/db/connection/connect.ts';

/** `milliseconds`: length of the window; `count`: increment, negative if counts are taken back. */
type Increment = { key: string; milliseconds: number; count: number };
/** A key's current count, and the milliseconds until its window ends. */
export type Counted = { key: string; count: number; remaining: number };

/** Milliseconds by which the timestamps of statements that wait for each other may differ. */
const tolerance = minute;

/**
 * Increments any number of keys in one statement, using only the database's clock, so that processes need not agree on
 * the time. A window that ends later than is possible started before that clock was set back, and is restarted.
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

/** Deletes windows that have ended before `now` (milliseconds since 1970); on SQLite there are none. */
export async function sweepCounts(db: Db, now: number): Promise<void> {
  await db.deleteFrom('limit_counts').where('ends_at', '<', now).execute();
}

/** Start of the statement, in milliseconds since 1970. */
const now = sql`cast(extract(epoch from statement_timestamp()) * 1000 as bigint)`;
