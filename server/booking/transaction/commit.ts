import { isConflict } from '#server/db/conflict.ts';
import { requestWait, retryWhileBusy } from '#server/db/connection/busy.ts';
import type { Database, Db } from '#server/db/connection/connect.ts';

const conflictTries = 4;

/** Rolls back a transaction and carries the outcome. */
class Refused<T> extends Error {
  readonly outcome: T;

  constructor(outcome: T) {
    super('refused');
    this.outcome = outcome;
  }
}

/** Call inside `commit`: rolls back, and `commit` returns `outcome`. */
export function refuse<T>(outcome: T): never {
  throw new Refused(outcome);
}

/**
 * Runs one transaction, retrying it on conflicts and while another process locks the database. After `refuse` nothing
 * is kept.
 */
export async function commit<T>({ db }: Pick<Database, 'db'>, write: (transaction: Db) => Promise<T>): Promise<T> {
  const until = Date.now() + requestWait;
  for (let conflicts = 1; ; conflicts++) {
    try {
      // One wait for all tries: the visitor waits for their sum.
      return await retryWhileBusy(() => db.transaction().execute(write), until - Date.now());
    } catch (error) {
      if (error instanceof Refused) return error.outcome as T;
      if (!isConflict(error) || conflicts === conflictTries) throw error;
    }
  }
}
