import { type RawBuilder, sql } from 'kysely';
import type { Db, Engine } from '#server/db/connection/connect.ts';

/** Tables whose rows a worker sends: they share the columns of waiting, claims and attempts. */
export type QueueTable = 'outbox' | 'webhook_deliveries';

/** A claimed row, to its sender one of its own table. */
export type Claimed = Awaited<ReturnType<typeof claimDue>>[number];

/**
 * Takes up to `limit` due rows (`which` narrows them) for this worker until `until`; other workers leave them alone so
 * long. On PostgreSQL several processes claim at once without waiting for each other.
 */
export async function claimDue(
  db: Db,
  engine: Engine,
  table: QueueTable,
  { now, until, limit, which }: { now: number; until: number; limit: number; which?: RawBuilder<boolean> | undefined },
) {
  const rows = await db
    .with('due', (query) =>
      query
        .selectFrom(table)
        .select('id')
        .where('state', '=', 'pending')
        .where('next_attempt_at', '<=', now)
        .where('claimed_until', '<=', now)
        .where(which ?? sql<boolean>`1 = 1`)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(limit)
        .$if(engine === 'postgres', (select) => select.forUpdate().skipLocked()),
    )
    .updateTable(table)
    .set({ claimed_until: until })
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.next_attempt_at - b.next_attempt_at || (a.id < b.id ? -1 : 1));
}

/** What became of claimed rows. */
export type Outcome =
  | { kind: 'sent'; id: string; at: number }
  /** What it was about has been erased; the row goes too. */
  | { kind: 'gone'; id: string }
  /** Not tried; the next worker may take it at once, or when it is due. */
  | { kind: 'released'; id: string; next_attempt_at?: number }
  | {
      kind: 'failed';
      id: string;
      state: 'pending' | 'parked';
      attempts: number;
      next_attempt_at: number;
      last_error: string;
    };

/**
 * Keeps rows for this worker until `until`, those of its claims (by row, `claimed_until`) that still hold.
 * @returns their ids; another worker has taken the others
 */
export async function renewClaims(
  db: Db,
  table: QueueTable,
  claims: ReadonlyMap<string, number>,
  until: number,
): Promise<string[]> {
  if (claims.size === 0) return [];
  const rows = await db
    .updateTable(table)
    .set({ claimed_until: until })
    .where('id', 'in', [...claims.keys()])
    .where('claimed_until', 'in', [...new Set(claims.values())])
    .where('state', '=', 'pending')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Writes outcomes in one transaction.
 * @param claims `claimed_until` by row: the failure of a row that another worker has claimed since does not count
 */
export async function saveOutcomes(
  db: Db,
  table: QueueTable,
  outcomes: readonly Outcome[],
  claims: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = (kind: Outcome['kind']) => outcomes.flatMap((one) => (one.kind === kind ? one.id : []));
  const sent = outcomes.filter((one) => one.kind === 'sent');
  await db.transaction().execute(async (transaction) => {
    if (sent.length > 0) {
      await transaction
        .updateTable(table)
        .set({ state: 'sent', sent_at: Math.max(...sent.map(({ at }) => at)), claimed_until: 0 })
        .where('id', 'in', ids('sent'))
        .execute();
    }
    const gone = ids('gone');
    if (gone.length > 0) await transaction.deleteFrom(table).where('id', 'in', gone).execute();
    for (const outcome of outcomes) {
      if (outcome.kind !== 'failed' && outcome.kind !== 'released') continue;
      const { kind, id, ...change } = outcome;
      await transaction
        .updateTable(table)
        .set({ ...change, claimed_until: 0 })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .where('claimed_until', '=', claims.get(id) ?? -1)
        .execute();
    }
  });
}

/**
 * Deletes rows sent before `before` (milliseconds since 1970), in portions so that nothing else waits long.
 * @returns how many
 */
export async function forgetSent(db: Db, table: QueueTable, before: number): Promise<number> {
  for (let total = 0; ; ) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('id', 'in', (query) =>
        query
          .selectFrom(table)
          .select('id')
          .where('state', '=', 'sent')
          // It was due before it was sent: this lets the index find the old ones.
          .where('next_attempt_at', '<', before)
          .where('sent_at', '<', before)
          .limit(forgetPortion),
      )
      .executeTakeFirst();
    total += Number(numDeletedRows);
    if (numDeletedRows < BigInt(forgetPortion)) return total;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Rows that one statement of `forgetSent` deletes. */
const forgetPortion = 1000;
