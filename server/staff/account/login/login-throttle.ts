import { setTimeout as sleep } from 'node:timers/promises';
import { hour, minute } from '#contract/durations.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { siteOf } from '#server/limits/rate-limit.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { type Counter, countAttempt, latestBlock, undoAttempt } from './attempts-repository.ts';

/**
 * Attempts without delay: on one account from one address or one known device (`account`), from one address on all
 * accounts, as from an office (`address`), from one IPv6 /48, which is what a site gets (RFC 6177; `site`), and codes
 * or passwords tried by somebody who has already passed one factor (`proof`). `guesses` are attempts on one account
 * from anywhere; further ones wait.
 */
const freeAttempts = { account: 5, address: 20, site: 40, proof: 5, guesses: 10 };
/** Attempts on one account in an hour from unknown devices; after that, only known devices are accepted. */
const hourlyGuesses = 100;
/** The number of attempts in an hour at which staff are alerted. */
const alarmingGuesses = 50;
/** The first and the longest wait of a guess (milliseconds). */
const waits = { first: 500, longest: 4000 };
/** Guesses that may wait concurrently in this process. */
const mostWaiting = 200;
/** The first and the longest time for which an attempt is refused (milliseconds). */
const delays = { first: 1000, longest: 30_000 };
/** Failures before a pause of this length do not count (milliseconds). */
const pause = 15 * minute;
/** Keys without a new attempt for this long are deleted (milliseconds). */
export const attemptMemory = hour;

/**
 * An attempt that may go on. `wait` is the time that it must wait first where its network is unknown (milliseconds);
 * `succeeded` takes it off the count again. One attempt per hour and account is `alarming`.
 */
type Allowed = { allowed: true; wait: number; alarming: boolean; succeeded: () => Promise<void> };
type Attempt = Allowed | { allowed: false; retryAfter: number };

/**
 * Slows down guessing: after the free attempts the next one is refused for 1 s, then 2 s, doubling up to 30 s. Attempts
 * on one account from many addresses wait for up to 4 s each, and are refused after the hundredth in an hour; a device
 * that has signed in before is counted separately. The counts are in the database, so that a restart or a second
 * process gives no new attempts, under keyed hashes, so that no addresses are stored.
 */
export class LoginThrottle {
  readonly #db: Db;
  readonly #hash: PersonHash;
  readonly #sleep: (milliseconds: number) => Promise<unknown>;
  #waiting = 0;

  constructor(db: Db, hash: PersonHash, wait = (milliseconds: number): Promise<unknown> => sleep(milliseconds)) {
    this.#db = db;
    this.#hash = hash;
    this.#sleep = wait;
  }

  /**
   * One try of name and password. It is counted per account and address, so that strangers cannot lock a person out,
   * and per address, so that one machine cannot try all accounts. It counts from the start, so parallel guesses gain
   * nothing.
   * @param device the id by which the account knows the browser, or null
   */
  async begin(username: string, address: string, device: string | null, now = Date.now()): Promise<Attempt> {
    if (device !== null) return this.#count([this.#delayed(`device ${device}`, freeAttempts.account, now)], now);
    // One key per account, whatever the case and Unicode normalisation of the name: no spelling gives new attempts.
    const name = username.normalize('NFC').toLowerCase();
    const hours = Math.floor(now / hour);
    const site = siteOf(address);
    const hourly: Counter = {
      key: this.#hash(`hour ${hours} ${name}`),
      since: 0,
      blockedUntil: (count) => (count < hourlyGuesses ? 0 : (hours + 1) * hour),
    };
    // Last, because all attempts on an account update this row one after the other.
    const guesses: Counter = { key: this.#hash(`guesses ${name}`), since: now - pause, blockedUntil: () => 0 };
    const attempt = await this.#count(
      [
        this.#delayed(`account ${address} ${name}`, freeAttempts.account, now),
        this.#delayed(`address ${address}`, freeAttempts.address, now),
        ...(site === null ? [] : [this.#delayed(`site ${site}`, freeAttempts.site, now)]),
        hourly,
        guesses,
      ],
      now,
    );
    if (!attempt.allowed) return attempt;
    const countOf = (counter: Counter) => attempt.counted.find(({ key }) => key === counter.key)?.count ?? 0;
    return { ...attempt, wait: waitFor(countOf(guesses)), alarming: countOf(hourly) === alarmingGuesses };
  }

  /** Waits before an attempt goes on. @returns false, immediately, when too many attempts wait already */
  async hold(milliseconds: number): Promise<boolean> {
    if (this.#waiting >= mostWaiting) return false;
    this.#waiting += 1;
    try {
      await this.#sleep(milliseconds);
      return true;
    } finally {
      this.#waiting -= 1;
    }
  }

  /**
   * One try of a second factor, or of the password by somebody signed in.
   * @param whose the account for an unknown device, else the device; `session` and the account for somebody signed in
   */
  beginProof(whose: string, now = Date.now()): Promise<Attempt> {
    return this.#count([this.#delayed(`proof ${whose}`, freeAttempts.proof, now)], now);
  }

  /** One unauthenticated request that inserts a row; it always counts. */
  beginRequest(address: string, now = Date.now()): Promise<Attempt> {
    return this.#count([this.#delayed(`request ${address}`, freeAttempts.address, now)], now);
  }

  /** A counter that refuses the attempts after the `free` ones for longer and longer. */
  #delayed(text: string, free: number, now: number): Counter {
    return {
      key: this.#hash(text),
      since: now - pause,
      blockedUntil: (count) => (count < free ? 0 : now + doubled(delays, count - free)),
    };
  }

  async #count(counters: readonly Counter[], now: number) {
    // Most refusals end here, without a write.
    const keys = counters.map(({ key }) => key);
    const blocked = await latestBlock(this.#db, keys, now);
    if (blocked !== null) return refused(blocked, now);
    const counted = await countAttempt(this.#db, counters, now);
    if (!counted) return refused((await latestBlock(this.#db, keys, now)) ?? now + 1000, now);
    const succeeded = () => undoAttempt(this.#db, counted);
    return { allowed: true as const, wait: 0, alarming: false, succeeded, counted };
  }
}

/** The attempt if it may go on; without a throttle, all may. @throws RefusedCall for one that is refused */
export function requireAllowed(attempt: Attempt | undefined): Allowed {
  if (attempt?.allowed === false) return refuse('login-slow', { retryAfter: attempt.retryAfter });
  return attempt ?? { allowed: true, wait: 0, alarming: false, succeeded: async () => {} };
}

/** How long the guess with this number waits (milliseconds). */
function waitFor(guess: number): number {
  return guess > freeAttempts.guesses ? doubled(waits, guess - freeAttempts.guesses - 1) : 0;
}

function doubled({ first, longest }: { first: number; longest: number }, times: number): number {
  return Math.min(longest, first * 2 ** times);
}

function refused(until: number, now: number) {
  return { allowed: false as const, retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) };
}
