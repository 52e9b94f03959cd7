import type { Db } from '#server/db/connection/connect.ts';
import { type Claimed, type Outcome, type QueueTable, renewClaims, saveOutcomes } from './repository.ts';

/**
 * Most milliseconds that an outcome waits for company before it is written: fewer commits, and as little as
 * possible to send twice after a killed process.
 */
const gatherMilliseconds = 50;

/**
 * The rows that this worker has claimed and what became of them, written in few transactions, one after the other.
 * What could not be written is kept and written first the next time, so that a database that is away for a moment makes
 * nothing go out twice.
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

  /** Runs `step` after what is being written. */
  function next(step: () => Promise<void>): Promise<void> {
    writing = writing.catch(() => {}).then(step);
    return writing;
  }

  /** Resolves when everything added so far is written; rejects when the database refuses. */
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
    /** Until when a row is this worker's; 0 when it is another one's by now. */
    heldUntil: (id: string): number => claims.get(id) ?? 0,
    /** Holds on to the rows that have no outcome yet. Rejects when the database refuses. */
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
      // A failure here is met again by the flush that ends the batch.
      timer ??= setTimeout(() => void flush().catch(() => {}), gatherMilliseconds);
    },
  };
}
