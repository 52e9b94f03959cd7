/** Verdict on one submission: counted as normal, stored but marked, or refused for `retryAfter` seconds. */
export type Verdict = { level: 'normal' } | { level: 'suspected' } | { level: 'refused'; retryAfter: number };

/** Above how many of a window a submission is marked, and above how many refused. */
export type Bounds = { windowSeconds: number; suspectAbove: number; refuseAbove: number };

/**
 * Defaults: a whole office behind one address sends ten messages in ten minutes without a mark; only a flood
 * is refused.
 */
export const leadLimits: Bounds = { windowSeconds: 600, suspectAbove: 10, refuseAbove: 60 };

/** The same for the /48 of a connection by IPv6, which holds 65,536 of them: as much as four. */
export const siteLimits: Bounds = { windowSeconds: 600, suspectAbove: 40, refuseAbove: 240 };

/**
 * Appointments that one connection gets within a day: a company or a fair may book several, and whoever fills the
 * calendar with made-up names is stopped.
 */
export const bookingLimits: Bounds = { windowSeconds: 86_400, suspectAbove: 20, refuseAbove: 20 };

/** The same for the /48 of a connection by IPv6. */
export const siteBookingLimits: Bounds = { windowSeconds: 86_400, suspectAbove: 80, refuseAbove: 80 };

/** Mails that visitors' forms and links cause to one mailbox within a day; beyond it there are none. */
export const recipientLimits: Bounds = { windowSeconds: 86_400, suspectAbove: 20, refuseAbove: 20 };

/** The same to all mailboxes of one domain: as many as a large provider's customers ask for on a busy day. */
export const domainLimits: Bounds = { windowSeconds: 86_400, suspectAbove: 200, refuseAbove: 200 };

/** Counts per key. Rejects where counts lie in a database that is away. */
export type RateLimit = {
  /** Counts one submission of `key`. */
  count: (key: string) => Promise<Verdict>;
  /** Takes back one count that was not refused: the submission was a repetition of one that is stored. */
  refund: (key: string) => Promise<void>;
};

/** The /48 of a `rateKey` of IPv6, which is what a site gets (RFC 6177): 65,536 of them. Null for IPv4. */
export function siteOf(key: string): string | null {
  return key.includes(':') ? key.split(':').slice(0, 3).join(':') : null;
}

/** The one that allows less. */
export function strictest(verdicts: readonly Verdict[]): Verdict {
  const strictness = (verdict: Verdict) =>
    verdict.level === 'refused' ? 1 + verdict.retryAfter : Number(verdict.level === 'suspected');
  return verdicts.reduce((one, other) => (strictness(other) > strictness(one) ? other : one));
}

/**
 * What this number of submissions in a window means, of which `remaining` milliseconds are left: a little more than it
 * lasts for whoever asked before it began and had to wait for the database.
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
