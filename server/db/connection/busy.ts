import { setTimeout as sleep } from 'node:timers/promises';
import { errorMember } from '#server/db/error-member.ts';

/** SQLite's primary result codes (the low byte) for a database that another process is writing to. */
const busyCodes: readonly number[] = [5, 6];
/** PostgreSQL's for a lock that was not to be had in time. */
const lockTimeout = '55P03';

/** Whether a statement failed because another one holds what it needs: trying again helps. */
export function isBusy(error: unknown): boolean {
  return errorMember(error, 'code') === lockTimeout || busyCodes.includes(primaryCode(error));
}

function primaryCode(error: unknown): number {
  return Number(errorMember(error, 'errcode') ?? 0) & 0xff;
}

/**
 * PostgreSQL's classes of errors for a connection that is lost or refused, a server that is full, going down,
 * read-only, or whose disk fails, and for transactions and statements that it ends.
 */
const awayClasses = /^(08|53|57|58)|^(55000|25006|25P03|25P04)$/;
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // A file beside the database that a full disk has no room for.
  'ENOSPC',
  'EDQUOT',
]);
/** The driver's own, which have no code. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/;
/**
 * SQLite's primary codes for a file that cannot be written: read-only, a failing disk, a full one, not to be opened.
 */
const unwritableCodes: readonly number[] = [8, 10, 13, 14];

/**
 * Whether the database cannot be asked or cannot write at present: trying again later helps, trying again now does not.
 */
export function isAway(error: unknown): boolean {
  const [code, message] = [errorMember(error, 'code'), errorMember(error, 'message')];
  if (unwritableCodes.includes(primaryCode(error))) return true;
  if (typeof code === 'string') return awayCodes.has(code) || (code.length === 5 && awayClasses.test(code));
  return typeof message === 'string' && awayWords.test(message);
}

/** PostgreSQL's class for a transaction that was ended because of another one. */
const rolledBack = /^40...$/;

/** Whether what failed may succeed when it is asked for again: an answer says so with 503. */
export function isPassing(error: unknown): boolean {
  return isBusy(error) || isAway(error) || rolledBack.test(String(errorMember(error, 'code')));
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
