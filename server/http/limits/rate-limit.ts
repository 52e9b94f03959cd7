/** Verdict on one submission: counted as normal, stored but marked, or refused for `retryAfter` seconds. */
export type Verdict = { level: 'normal' } | { level: 'suspected' } | { level: 'refused'; retryAfter: number };

type Limits = { windowSeconds: number; suspectAbove: number; refuseAbove: number };

/**
 * Defaults: a whole office behind one address sends ten messages in ten minutes without a mark; only a flood
 * is refused.
 */
export const leadLimits: Limits = { windowSeconds: 600, suspectAbove: 10, refuseAbove: 60 };

/**
 * Appointments that one connection gets within a day: a company or a fair may book several, and whoever fills the
 * calendar with made-up names is stopped.
 */
export const bookingLimits: Limits = { windowSeconds: 86_400, suspectAbove: 20, refuseAbove: 20 };

/** Mails that visitors' forms and links cause to one mailbox within a day; beyond it there are none. */
export const recipientLimits: Limits = { windowSeconds: 86_400, suspectAbove: 20, refuseAbove: 20 };

/** The same to all mailboxes of one domain: as many as a large provider's customers ask for on a busy day. */
export const domainLimits: Limits = { windowSeconds: 86_400, suspectAbove: 200, refuseAbove: 200 };

/** Addresses remembered at most; beyond it the oldest windows go first. */
const maxKeys = 50_000;

/**
 * Counts submissions per address in fixed windows of a clock that nobody sets, in memory: no address is stored, and it
 * is forgotten with its window, half a minute later at most.
 */
export class RateLimit {
  readonly #limits: Limits;
  readonly #windows = new Map<string, { start: number; count: number }>();

  constructor(limits: Limits) {
    this.#limits = limits;
    setInterval(() => this.forget(), 30_000).unref();
  }

  /** Drops the windows that have ended; the oldest come first. */
  forget(now = performance.now()): void {
    for (const [key, { start }] of this.#windows) {
      if (now - start < this.#limits.windowSeconds * 1000) return;
      this.#windows.delete(key);
    }
  }

  /** Takes back one count: the submission was a repetition of one that is stored. */
  refund(key: string): void {
    const window = this.#windows.get(key);
    if (window) window.count -= 1;
  }

  /** Counts one submission of `key` at `now` (milliseconds of `performance.now()`). */
  count(key: string, now = performance.now()): Verdict {
    const { windowSeconds, suspectAbove, refuseAbove } = this.#limits;
    let window = this.#windows.get(key);
    if (!window || now - window.start >= windowSeconds * 1000) {
      this.#windows.delete(key);
      window = { start: now, count: 0 };
      this.#windows.set(key, window);
      this.#makeRoom();
    }
    window.count += 1;
    if (window.count > refuseAbove) {
      return { level: 'refused', retryAfter: Math.max(1, Math.ceil(windowSeconds - (now - window.start) / 1000)) };
    }
    return { level: window.count > suspectAbove ? 'suspected' : 'normal' };
  }

  #makeRoom(): void {
    if (this.#windows.size <= maxKeys) return;
    const oldest = this.#windows.keys().next().value;
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}
