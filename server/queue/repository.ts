import { setImmediate } from 'node:timers/promises';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';

/** Tables that a worker sends from: they share the columns for due time, claims and attempts. */
export type QueueTable = 'outbox' | 'webhook_deliveries';

/** A claimed row; each worker's `send` gets rows of its own table. */
export type Claimed = Awaited<ReturnType<typeof claimDue>>[number];

/**
 * Claims up to `limit` due rows (`which` narrows them) for this worker until `until` (milliseconds since 1970); other
 * workers skip them until then. On PostgreSQL several processes can claim concurrently without blocking each other.
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

/** The condition for rows that were given up or wait after a failure. */
export function isTroubled({ and, eb, or }: ExpressionBuilder<Schema, QueueTable>) {
  return or([eb('state', '=', 'parked'), and([eb('state', '=', 'pending'), eb('attempts', '>', 0)])]);
}

/** The result of processing a claimed row. */
export type Outcome =
  | { kind: 'sent'; id: string; at: number }
  /** Its subject has been erased, so the row is deleted too. */
  | { kind: 'gone'; id: string }
  /** Not attempted; another worker may claim it immediately, or when it is due. */
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
 * Extends the claims (`claimed_until` by row id) that this worker still holds until `until` (milliseconds since 1970).
 * @returns the ids extended; the other rows have been claimed by another worker
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
 * @param claims `claimed_until` by row id: a failure or release is ignored if another worker has claimed the row since
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
 * Deletes rows sent before `before` (milliseconds since 1970), in batches to keep locks short.
 * @returns how many
 */
export async function sweepSent(db: Db, table: QueueTable, before: number): Promise<number> {
  for (let total = 0; ; ) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('id', 'in', (query) =>
        query
          .selectFrom(table)
          .select('id')
          .where('state', '=', 'sent')
          // A row is due before it is sent, so this condition lets the index find the old ones.
          .where('next_attempt_at', '<', before)
          .where('sent_at', '<', before)
          .limit(sweepPortion),
      )
      .executeTakeFirst();
    total += Number(numDeletedRows);
    if (numDeletedRows < BigInt(sweepPortion)) return total;
    await setImmediate();
  }
}

/** Rows deleted per statement. */
const sweepPortion = 1000;
