import { setTimeout as sleep } from 'node:timers/promises';
import { minute } from '#contract/durations.ts';
import { errorMember, sqliteCode } from '#server/db/error-member.ts';
import { isDriverError } from './driver-errors.ts';

/** SQLite's primary result codes for a database locked by another connection. */
const busyCodes: readonly number[] = [5, 6];
/** PostgreSQL's code for a lock timeout. */
const lockTimeout = '55P03';

/** Whether a statement failed because another one holds a lock that it needs; retrying helps. */
export function isBusy(error: unknown): boolean {
  return errorMember(error, 'code') === lockTimeout || busyCodes.includes(sqliteCode(error));
}

/**
 * PostgreSQL's error classes for a lost or refused connection, for a server that is full, shutting down, read-only or
 * has a failing disk, and for transactions and statements that it cancels.
 */
const unavailableClasses = /^(08|53|57|58)|^(55000|25006|25P03|25P04)$/;
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // A full disk leaves no space for a file beside the database.
  'ENOSPC',
  'EDQUOT',
]);
/** SQLite's primary codes for a file that cannot be written: read-only, I/O error, disk full, cannot be opened. */
const unwritableCodes: readonly number[] = [8, 10, 13, 14];

/**
 * Whether the database is unavailable or cannot write at present: retrying later helps, retrying immediately does not.
 */
export function isUnavailable(error: unknown): boolean {
  const code = errorMember(error, 'code');
  if (unwritableCodes.includes(sqliteCode(error))) return true;
  if (typeof code === 'string')
    return unavailableCodes.has(code) || (code.length === 5 && unavailableClasses.test(code));
  return isDriverError(error);
}

/** PostgreSQL's class for a transaction that was rolled back because of another one. */
const rolledBack = /^40...$/;

/** Whether a retry may succeed; such errors are answered with 503. */
export function isTransient(error: unknown): boolean {
  return isBusy(error) || isUnavailable(error) || rolledBack.test(String(errorMember(error, 'code')));
}

/** Maximum wait for another process that locks the database (another start, a backup), in milliseconds. */
const startWait = minute;
/** Within a request, which is then answered with 503. */
export const requestWait = 3000;
const busyPause = 100;

/** Retries a step, by default one of the start, while another process locks the database. */
export async function retryWhileBusy<T>(step: () => Promise<T>, longestWait = startWait): Promise<T> {
  for (const until = Date.now() + longestWait; ; await sleep(busyPause)) {
    try {
      return await step();
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
    }
  }
}
