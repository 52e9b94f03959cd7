import { setTimeout as sleep } from 'node:timers/promises';

/** SQLite's result codes for a database that another process is writing to. */
const busyCodes = new Set([5, 6, 261, 517]);

/** Whether a statement failed because another process holds the database: trying again helps. */
export function isBusy(error: unknown): boolean {
  return busyCodes.has((error as { errcode?: number }).errcode ?? 0);
}

/** Milliseconds for which a start waits for another process (one that starts too, a backup). */
const longestWait = 60_000;
const busyPause = 200;

/** Carries out a step of the start, again as long as another process holds SQLite. */
export async function onceFree<T>(step: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + longestWait; ; await sleep(busyPause)) {
    try {
      return await step();
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
    }
  }
}
