import { hour, minute } from '#contract/durations.ts';
/** Age in milliseconds at which a failing row is given up and shown to staff. */
export const giveUpAfter = 72 * hour;

/** Milliseconds until the next attempt after `attempts` failures: one minute, doubling, at most one hour. */
function backoff(attempts: number): number {
  return Math.min(minute * 2 ** Math.max(0, attempts - 1), hour);
}

/** The state of a row after a failure. Permanent rejections are retried too, as an operator may fix the other side. */
export function afterFailure(row: { created_at: number; attempts: number }, now: number) {
  const attempts = row.attempts + 1;
  const state: 'parked' | 'pending' = now - row.created_at >= giveUpAfter ? 'parked' : 'pending';
  return { state, attempts, next_attempt_at: now + backoff(attempts) };
}
