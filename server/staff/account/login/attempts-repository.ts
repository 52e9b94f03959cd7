import { sql } from 'kysely';
import type { Db } from '#server/db/connection/connect.ts';

/** A row in which attempts are counted. */
export type Counter = {
  key: string;
  /** Attempts before this time do not count (milliseconds since 1970). */
  since: number;
  /** The time until which further attempts are blocked when there are this many (milliseconds since 1970), or 0. */
  blockedUntil: (count: number) => number;
};

/** An attempt as it was counted in one row. */
type Counted = { key: string; count: number; blocked_until: number };

/** The latest time (milliseconds since 1970) until which any of these keys is blocked; null when none is. */
export async function latestBlock(db: Db, keys: readonly string[], now: number): Promise<number | null> {
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
 * Counts one attempt in every row; a later success clears the first one.
 * @returns null, with nothing counted, when one of the keys has been blocked meanwhile
 */
export function countAttempt(db: Db, counters: readonly Counter[], now: number): Promise<Counted[] | null> {
  return db
    .transaction()
    .execute(async (transaction) => {
      const counted: Counted[] = [];
      for (const { key, since, blockedUntil } of counters) {
        // Locks the row until the transaction ends.
        const row = await transaction
          .insertInto('login_attempts')
          .values({ key, count: 1, last_at: now, blocked_until: 0 })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet({
                count: sql<number>`case when login_attempts.last_at < ${since} then 1 else login_attempts.count + 1 end`,
                last_at: now,
              })
              .where('login_attempts.blocked_until', '<=', now),
          )
          .returning('count')
          .executeTakeFirst();
        // Rolls back the attempts counted so far.
        if (!row) throw new Blocked();
        const blocked_until = blockedUntil(row.count);
        if (blocked_until > 0)
          await transaction.updateTable('login_attempts').set({ blocked_until }).where('key', '=', key).execute();
        counted.push({ key, count: row.count, blocked_until });
      }
      return counted;
    })
    .catch((error) => {
      if (error instanceof Blocked) return null;
      throw error;
    });
}

class Blocked extends Error {}

/** Takes back the attempt of a success: deletes the first row and takes one attempt off the others. */
export function undoAttempt(db: Db, [first, ...others]: readonly Counted[]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (first) await transaction.deleteFrom('login_attempts').where('key', '=', first.key).execute();
    for (const { key, blocked_until } of others) {
      await transaction
        .updateTable('login_attempts')
        .set((set) => ({
          count: set('count', '-', 1),
          // A block by a later attempt stays.
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
