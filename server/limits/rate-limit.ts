/** Verdict on one submission: normal, stored but marked as suspect, or refused for `retryAfter` seconds. */
export type Verdict = { level: 'normal' } | { level: 'suspected' } | { level: 'refused'; retryAfter: number };

/** Counts per window above which a submission is marked or refused. */
export type Bounds = { windowSeconds: number; suspectAbove: number; refuseAbove: number };

/**
 * Defaults: a whole office behind one address can send ten messages in ten minutes unmarked; only a flood is refused.
 */
export const leadLimits: Bounds = { windowSeconds: 600, suspectAbove: 10, refuseAbove: 60 };

/** The same for an IPv6 /48, which holds 65,536 connections: four times the limit of one. */
export const siteLimits: Bounds = { windowSeconds: 600, suspectAbove: 40, refuseAbove: 240 };

/**
 * Appointments per connection and day: a company or a trade fair may book several, but nobody can fill the calendar
 * with made-up names.
 */
export const bookingLimits: Bounds = { windowSeconds: 86_400, suspectAbove: 20, refuseAbove: 20 };

/** The same for an IPv6 /48. */
export const siteBookingLimits: Bounds = { windowSeconds: 86_400, suspectAbove: 80, refuseAbove: 80 };

/** Mails per mailbox and day that visitors cause through forms and links. */
export const recipientLimits: Bounds = { windowSeconds: 86_400, suspectAbove: 20, refuseAbove: 20 };

/** The same per domain: as many as the customers of a large mail provider request on a busy day. */
export const domainLimits: Bounds = { windowSeconds: 86_400, suspectAbove: 200, refuseAbove: 200 };

/** Counts per key. Rejects if the counts are in a database that is unavailable. */
export type RateLimit = {
  /** Counts one submission of `key`. */
  count: (key: string) => Promise<Verdict>;
  /** Takes back one count that was not refused, because the submission was a replay. */
  refund: (key: string) => Promise<void>;
};

/** The /48 of an IPv6 `rateKey`, the size assigned to a site (RFC 6177). Null for IPv4. */
export function siteOf(key: string): string | null {
  return key.includes(':') ? key.split(':').slice(0, 3).join(':') : null;
}

/** The most restrictive verdict. */
export function strictest(verdicts: readonly Verdict[]): Verdict {
  const strictness = (verdict: Verdict) =>
    verdict.level === 'refused' ? 1 + verdict.retryAfter : Number(verdict.level === 'suspected');
  return verdicts.reduce((one, other) => (strictness(other) > strictness(one) ? other : one));
}

/**
 * The verdict on a count within a window. `remaining`: milliseconds until its end, slightly more than the window's
 * length for a request from before its start that had to wait for the database.
 */
export function verdictOf(
  { windowSeconds, suspectAbove, refuseAbove }: Bounds,
  count: number,
  remaining: number,
): Verdict {
  const seconds = Math.min(windowSeconds, Math.ceil(remaining / 1000));
  if (count > refuseAbove) return { level: 'refused', retryAfter: Math.max(1, seconds) };
  return { level: count > suspectAbove ? 'suspected' : 'normal' };
}
