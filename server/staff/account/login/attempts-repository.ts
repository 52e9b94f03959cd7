import { sql } from 'kysely';
import type { Db } from '#server/db/connection/connect.ts';

type Counted = { key: string; count: number; blocked_until: number };

/** The latest time (milliseconds since 1970) until which any of these keys is blocked; null when none is. */
export async function attemptBlocked(db: Db, keys: readonly string[], now: number): Promise<number | null> {
  const row = await db
    .selectFrom('login_attempts')
    .select('blocked_until')
    .where('key', 'in', keys)
    .where('blocked_until', '>', now)
    .orderBy('blocked_until', 'desc')
    .executeTakeFirst();
  return row?.blocked_until ?? null;
}

/**
 * Counts one attempt under every key; a later success clears the first key.
 * @param keys each with its number of `free` attempts. With `until`, further attempts are blocked until that time;
 *   without it, for increasingly long delays
 * @param forgotten failures before this time do not count, except for keys with `until`
 * @returns null, with nothing counted, when one of the keys has been blocked meanwhile
 */
export function beginAttempts(
  db: Db,
  keys: readonly { key: string; free: number; until?: number | undefined }[],
  now: number,
  forgotten: number,
): Promise<Counted[] | null> {
  return db
    .transaction()
    .execute(async (transaction) => {
      const counted: Counted[] = [];
      // PostgreSQL cannot infer the type of a parameter in a `case` expression.
      const time = (moment: number) => sql`cast(${moment} as bigint)`;
      for (const { key, free, until } of keys) {
        const next = sql`login_attempts.count + 1`;
        const anew = sql`case when login_attempts.last_at < ${time(forgotten)} then 1 else ${next} end`;
        const count = until === undefined ? anew : next;
        const blocked =
          until === undefined
            ? sql`case (${count}) - cast(${free} as bigint)
              when 0 then ${time(now + 1000)} when 1 then ${time(now + 2000)} when 2 then ${time(now + 4000)}
              when 3 then ${time(now + 8000)} when 4 then ${time(now + 16_000)}
              else case when (${count}) < cast(${free} as bigint) then 0 else ${time(now + 30_000)} end end`
            : sql`case when (${count}) < cast(${free} as bigint) then 0 else ${time(until)} end`;
        const { rows } = await sql<Counted>`
          insert into login_attempts (key, count, last_at, blocked_until)
          values (${key}, 1, ${time(now)}, 0)
          on conflict (key) do update set count = ${count}, last_at = ${time(now)},
            blocked_until = ${blocked}
          where login_attempts.blocked_until <= ${time(now)}
          returning key, count, blocked_until`.execute(transaction);
        const [row] = rows;
        // Rolls back the attempts counted so far.
        if (!row) throw new Blocked();
        counted.push(row);
      }
      return counted;
    })
    .catch((error) => {
      if (error instanceof Blocked) return null;
      throw error;
    });
}

class Blocked extends Error {}

/** Undoes the attempts of a success: deletes the first key and takes one attempt off the others. */
export function undoAttempts(db: Db, [first, ...others]: readonly Counted[]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (first) await transaction.deleteFrom('login_attempts').where('key', '=', first.key).execute();
    for (const { key, blocked_until } of others) {
      await transaction
        .updateTable('login_attempts')
        .set((set) => ({
          count: set('count', '-', 1),
          blocked_until: sql<number>`case when blocked_until = ${blocked_until} then 0 else blocked_until end`,
        }))
        .where('key', '=', key)
        .execute();
    }
  });
}

/** Deletes keys whose last attempt was before this time (milliseconds since 1970). */
export async function sweepAttempts(db: Db, before: number): Promise<void> {
  await db.deleteFrom('login_attempts').where('last_at', '<', before).execute();
}
