import { setTimeout as sleep } from 'node:timers/promises';

/** SQLite's result codes for a database that another process is writing to. */
const busyCodes = new Set([5, 6, 261, 517]);

/** Whether a statement failed because another process holds the database: trying again helps. */
export function isBusy(error: unknown): boolean {
  return busyCodes.has((error as { errcode?: number }).errcode ?? 0);
}

/** PostgreSQL's classes of errors for a connection that is lost or refused, a server that is full or going down. */
const awayClasses = /^(08|53|57)|^55000$/;
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** The driver's own, which have no code. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether PostgreSQL could not be asked at all: trying again later helps. */
export function isAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return awayCodes.has(code) || (code.length === 5 && awayClasses.test(code));
  return typeof message === 'string' && awayWords.test(message);
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
