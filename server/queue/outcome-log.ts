import type { Db } from '#server/db/connection/connect.ts';
import { type Claimed, type Outcome, type QueueTable, renewClaims, saveOutcomes } from './repository.ts';

/**
 * Maximum delay in milliseconds before outcomes are written together: long enough to save commits, short enough that a
 * killed process leaves little to be sent twice.
 */
const gatherMilliseconds = 50;

/**
 * The rows that this worker has claimed and their outcomes, written in few transactions, one after another. Outcomes
 * that could not be written are kept and written first the next time, so that a short database outage causes no
 * duplicates.
 */
export function createOutcomeLog(db: Db, table: QueueTable) {
  /** Claimed rows whose outcome is not written yet, with the end of their claim (milliseconds since 1970). */
  const claims = new Map<string, number>();
  let outcomes: Outcome[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const batch = outcomes;
    if (batch.length === 0) return;
    outcomes = [];
    try {
      await saveOutcomes(db, table, batch, claims);
      for (const { id } of batch) claims.delete(id);
    } catch (error) {
      outcomes = [...batch, ...outcomes];
      throw error;
    }
  }

  /** Runs `step` after pending writes. */
  function next(step: () => Promise<void>): Promise<void> {
    writing = writing.catch(() => {}).then(step);
    return writing;
  }

  /** Resolves when everything added so far is written; rejects if the database fails. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return next(write);
  }

  return {
    flush,
    hold: (rows: readonly Claimed[]): void => {
      for (const { id, claimed_until } of rows) claims.set(id, claimed_until);
    },
    /** End of this worker's claim on a row (milliseconds since 1970); 0 if it has none any more. */
    heldUntil: (id: string): number => claims.get(id) ?? 0,
    /** Renews the claims of rows without an outcome. Rejects if the database fails. */
    renew: (until: number): Promise<void> =>
      next(async () => {
        const done = new Set(outcomes.map(({ id }) => id));
        const open = new Map([...claims].filter(([id]) => !done.has(id)));
        const kept = new Set(await renewClaims(db, table, open, until));
        for (const id of open.keys()) {
          if (kept.has(id)) claims.set(id, until);
          else claims.delete(id);
        }
      }),
    add: (outcome: Outcome): void => {
      outcomes.push(outcome);
      // A failure here will occur again in the flush that ends the batch.
      timer ??= setTimeout(() => void flush().catch(() => {}), gatherMilliseconds);
    },
  };
}
