import type { Db } from '#server/db/connection/connect.ts';
import { type Outcome, saveOutcomes } from './repository.ts';

/**
 * Most milliseconds that an outcome waits for company before it is written: fewer commits, and as little as
 * possible to send twice after a killed process.
 */
const gatherMilliseconds = 50;

/**
 * Collects what became of mails and writes it in few transactions. What could not be written is kept and
 * written first the next time, so that a database that is away for a moment makes no mail go out twice.
 */
export function createOutcomeLog(db: Db) {
  let outcomes: Outcome[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const batch = outcomes;
    if (batch.length === 0) return;
    outcomes = [];
    try {
      await saveOutcomes(db, batch);
    } catch (error) {
      outcomes = [...batch, ...outcomes];
      throw error;
    }
  }

  /** Resolves when everything added so far is written; rejects when the database refuses. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.catch(() => {}).then(write);
    return writing;
  }

  function add(outcome: Outcome): void {
    outcomes.push(outcome);
    // A failure here is met again by the flush that ends the batch.
    timer ??= setTimeout(() => void flush().catch(() => {}), gatherMilliseconds);
  }

  return { add, flush };
}
