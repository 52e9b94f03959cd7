const minute = 60_000;
const hour = 60 * minute;
/** A mail that still fails when it is this old is given up and shown to staff. */
export const giveUpAfter = 72 * hour;

/** Milliseconds until the next attempt after `attempts` failures: one minute, doubling, at most one hour. */
export function backoff(attempts: number): number {
  return Math.min(minute * 2 ** Math.max(0, attempts - 1), hour);
}

/** What a failure makes of a mail. Permanent refusals (5xx) are tried again too: an operator may mend the relay. */
export function afterFailure(mail: { created_at: number; attempts: number }, now: number) {
  const attempts = mail.attempts + 1;
  const state: 'parked' | 'pending' = now - mail.created_at >= giveUpAfter ? 'parked' : 'pending';
  return { state, attempts, next_attempt_at: now + backoff(attempts) };
}
