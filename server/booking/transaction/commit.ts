import { setTimeout as sleep } from 'node:timers/promises';
import { isConflict } from '#server/db/conflict.ts';
import { isBusy } from '#server/db/connection/busy.ts';
import type { Database, Db } from '#server/db/connection/connect.ts';

/** Milliseconds to wait for another process that locks the database, before giving up. */
const longestWait = 3000;
const busyPause = 100;
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
  const waitUntil = Date.now() + longestWait;
  for (let conflicts = 0; ; ) {
    try {
      return await db.transaction().execute(write);
    } catch (error) {
      if (error instanceof Refused) return error.outcome as T;
      if (isBusy(error) && Date.now() < waitUntil) await sleep(busyPause);
      else if (!isConflict(error) || ++conflicts >= conflictTries) throw error;
    }
  }
}
