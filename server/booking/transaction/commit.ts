import { setTimeout as sleep } from 'node:timers/promises';
import { isConflict } from '#server/db/conflict.ts';
import { isBusy } from '#server/db/connection/busy.ts';
import type { Database, Db } from '#server/db/connection/connect.ts';

/** Milliseconds for which another process may hold what this one needs before visitors are told. */
const longestWait = 3000;
const busyPause = 100;
const conflictTries = 4;

/** Ends a transaction without keeping anything of it, and carries out why. */
class Refused<T> extends Error {
  readonly outcome: T;

  constructor(outcome: T) {
    super('refused');
    this.outcome = outcome;
  }
}

/** Thrown inside `commit`: nothing is kept, and `commit` answers with `outcome`. */
export function refuse<T>(outcome: T): never {
  throw new Refused(outcome);
}

/**
 * Runs one transaction, again where another one was quicker or holds the database. What it refuses (`refuse`) leaves
 * nothing behind.
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
