type Attempts = { count: number; blockedUntil: number; last: number };

/** Attempts free of delay: on one account from one address, and from one address on all accounts (an office). */
const freeAttempts = { account: 5, address: 20 };
const longestDelay = 30_000;
/** Failures older than this are forgotten. */
const memory = 15 * 60_000;
/** Keys remembered at most; beyond it the oldest go first. */
const maxKeys = 50_000;

/** An attempt that may go on; `succeeded` takes it off the count again. */
type Attempt = { allowed: true; succeeded: () => void } | { allowed: false; retryAfter: number };

/**
 * Slows down guessing, in memory: after the free attempts the next one waits 1 s, then 2 s, doubling to 30 s.
 * Counted per account and address, so that strangers cannot lock a person out, and per address, so that one
 * machine cannot try all accounts. An attempt counts when it begins: parallel guesses gain nothing.
 */
export class LoginThrottle {
  readonly #attempts = new Map<string, Attempts>();

  constructor() {
    setInterval(() => this.forget(), 60_000).unref();
  }

  /** Drops what is too old to count; the least recently used come first. */
  forget(now = Date.now()): void {
    for (const [key, { last }] of this.#attempts) {
      if (now - last < memory) return;
      this.#attempts.delete(key);
    }
  }

  begin(username: string, address: string, now = Date.now()): Attempt {
    const keys = [
      { key: `account ${address} ${username}`, free: freeAttempts.account },
      { key: `address ${address}`, free: freeAttempts.address },
    ];
    const blockedUntil = Math.max(...keys.map(({ key }) => this.#known(key, now)?.blockedUntil ?? 0));
    if (blockedUntil > now) return { allowed: false, retryAfter: Math.ceil((blockedUntil - now) / 1000) };
    const undo = keys.map(({ key, free }) => this.#count(key, free, now));
    return {
      allowed: true,
      succeeded: () => {
        for (const step of undo) step();
        this.#attempts.delete(keys[0]?.key ?? '');
      },
    };
  }

  #known(key: string, now: number): Attempts | undefined {
    const known = this.#attempts.get(key);
    return known && now - known.last < memory ? known : undefined;
  }

  #count(key: string, free: number, now: number): () => void {
    const attempts = this.#known(key, now) ?? { count: 0, blockedUntil: 0, last: now };
    attempts.count += 1;
    attempts.last = now;
    const delay = attempts.count < free ? 0 : Math.min(longestDelay, 1000 * 2 ** (attempts.count - free));
    const blockedUntil = delay > 0 ? now + delay : 0;
    attempts.blockedUntil = blockedUntil;
    // Taken out first, so that the map stays in the order of last use.
    this.#attempts.delete(key);
    this.#attempts.set(key, attempts);
    this.#makeRoom();
    return () => {
      attempts.count -= 1;
      if (attempts.blockedUntil === blockedUntil) attempts.blockedUntil = 0;
    };
  }

  #makeRoom(): void {
    if (this.#attempts.size <= maxKeys) return;
    const oldest = this.#attempts.keys().next().value;
    if (oldest !== undefined) this.#attempts.delete(oldest);
  }
}
