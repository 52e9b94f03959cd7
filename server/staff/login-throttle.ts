type Attempts = { count: number; blockedUntil: number; last: number };

/**
 * Attempts free of delay: on one account from one address, from one address on all accounts (an office), and on one
 * account from all addresses together (many machines guessing at one password).
 */
const freeAttempts = { account: 5, address: 20, everywhere: 50 };
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
 * machine cannot try all accounts; on an account as a whole only for addresses that never signed in to it, so that
 * a flood from elsewhere does not hold up its owner. An attempt counts when it begins: parallel guesses gain nothing.
 */
export class LoginThrottle {
  readonly #attempts = new Map<string, Attempts>();
  /** Accounts with an address that has signed in to them. */
  readonly #home = new Set<string>();

  begin(username: string, address: string, now = Date.now()): Attempt {
    const here = `account ${address} ${username}`;
    const keys = [
      { key: here, free: freeAttempts.account },
      { key: `address ${address}`, free: freeAttempts.address },
    ];
    if (!this.#home.has(here)) keys.push({ key: `everywhere ${username}`, free: freeAttempts.everywhere });
    const blockedUntil = Math.max(...keys.map(({ key }) => this.#known(key, now)?.blockedUntil ?? 0));
    if (blockedUntil > now) return { allowed: false, retryAfter: Math.ceil((blockedUntil - now) / 1000) };
    const undo = keys.map(({ key, free }) => this.#count(key, free, now));
    return {
      allowed: true,
      succeeded: () => {
        for (const step of undo) step();
        this.#attempts.delete(here);
        if (this.#home.size >= maxKeys) this.#home.clear();
        this.#home.add(here);
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
