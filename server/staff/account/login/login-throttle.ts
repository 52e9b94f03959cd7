import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#server/db/connection/connect.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { siteOf } from '#server/limits/rate-limit.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { attemptBlocked, beginAttempts, forgetAttempts, undoAttempts } from './attempts-repository.ts';

/**
 * Attempts free of delay: on one account from one address or one known device, from one address on all accounts (an
 * office), from one /48 of IPv6, which is what a site gets (RFC 6177), and codes or passwords tried by somebody who has
 * proven to be half the person. `guesses` are those at one account from anywhere: they wait from then on.
 */
const freeAttempts = { account: 5, address: 20, site: 40, proof: 5, guesses: 10 };
/** Guesses at one account in an hour from devices that it does not know: from then on only known ones are heard. */
const hourlyGuesses = 100;
/** Of which staff are told. */
const alarmingGuesses = 50;
/** The first wait of a guess and the longest one (milliseconds). */
const waits = { first: 500, longest: 4000 };
/** Guesses that this process lets wait at a time. */
const mostWaiting = 200;
/** Free attempts of a key that blocks nobody. */
const endless = 1e9;
/** Failures before a pause of this length do not count (milliseconds). */
const pause = 15 * 60_000;
const hour = 60 * 60_000;
/** What nobody has added to for so long is dropped (milliseconds). */
export const attemptMemory = hour;

/**
 * An attempt that may go on, once it has waited (milliseconds) where its address is unknown; `succeeded` takes it off
 * the count again. One of an hour's at an account is `alarming`.
 */
type Allowed = { allowed: true; wait: number; alarming: boolean; succeeded: () => Promise<void> };
type Attempt = Allowed | { allowed: false; retryAfter: number };
/**
 * `slows`: what is counted under it makes attempts wait instead of blocking them; `until`: it blocks to that moment.
 */
type Key = { key: string; free: number; slows?: true; until?: number };

/**
 * Slows down guessing: after the free attempts the next one is refused for 1 s, then 2 s, doubling to 30 s. Guesses at
 * one account that come from many addresses each wait for their answer, up to 4 s, and end with the hundredth of an
 * hour; a device that has signed in before is counted by itself. Counted in the database, so that a
 * restart or a second process gives no new attempts, under keyed hashes, so that it holds no address.
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
   * One try of name and password. Counted per account and address, so that strangers cannot lock a person out, and per
   * address, so that one machine cannot try all accounts. It counts when it begins: parallel guesses gain nothing.
   * @param device by which the account knows the browser, or null
   */
  begin(username: string, address: string, device: string | null, now = Date.now()): Promise<Attempt> {
    if (device !== null) return this.#begin([{ key: this.#hash(`device ${device}`), free: freeAttempts.account }], now);
    // One account in whatever case it is written, and however its letters are put together: the login finds it so.
    const name = username.normalize('NFC').toLowerCase();
    const hours = Math.floor(now / hour);
    const site = siteOf(address);
    return this.#begin(
      [
        { key: this.#hash(`account ${address} ${name}`), free: freeAttempts.account },
        { key: this.#hash(`address ${address}`), free: freeAttempts.address },
        ...(site === null ? [] : [{ key: this.#hash(`site ${site}`), free: freeAttempts.site }]),
        { key: this.#hash(`hour ${hours} ${name}`), free: hourlyGuesses, until: (hours + 1) * hour },
        // The last one: of all guesses at an account one after the other writes this row.
        { key: this.#hash(`guesses ${name}`), free: endless, slows: true },
      ],
      now,
    );
  }

  /** Lets an attempt wait. @returns false, at once, where too many wait already */
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
   * One try of a second factor, or of the password by somebody logged in.
   * @param whose the account where nobody knows the device, else the device; the account's sessions
   */
  beginProof(whose: string, now = Date.now()): Promise<Attempt> {
    return this.#begin([{ key: this.#hash(`proof ${whose}`), free: freeAttempts.proof }], now);
  }

  /** One question that anybody may ask before a login and that costs a row; it always counts. */
  beginRequest(address: string, now = Date.now()): Promise<Attempt> {
    return this.#begin([{ key: this.#hash(`asking ${address}`), free: freeAttempts.address }], now);
  }

  async #begin(keys: readonly Key[], now: number): Promise<Attempt> {
    // Most refusals end here, without a write.
    const names = keys.map(({ key }) => key);
    const blocked = await attemptBlocked(this.#db, names, now);
    if (blocked !== null) return refused(blocked, now);
    const counted = await beginAttempts(this.#db, keys, now, now - pause);
    if (!counted) return refused((await attemptBlocked(this.#db, names, now)) ?? now + 1000, now);
    return {
      allowed: true,
      wait: Math.max(...counted.map(({ count }, index) => (keys[index]?.slows ? waitFor(count) : 0))),
      alarming: counted.some(({ count }, index) => keys[index]?.until && count === alarmingGuesses),
      succeeded: () => undoAttempts(this.#db, counted),
    };
  }

  /** Drops what is too old to count. */
  forget(now = Date.now()): Promise<void> {
    return forgetAttempts(this.#db, now - attemptMemory);
  }
}

/** An attempt that may go on; all may where nothing throttles. @throws RefusedCall for one that may not */
export function admitted(attempt: Attempt | undefined): Allowed {
  if (attempt?.allowed === false) return refuse('login-slow', { retryAfter: attempt.retryAfter });
  return attempt ?? { allowed: true, wait: 0, alarming: false, succeeded: async () => {} };
}

/** How long the guess of this number waits (milliseconds). */
function waitFor(guess: number): number {
  const slowed = guess - freeAttempts.guesses;
  return slowed > 0 ? Math.min(waits.longest, waits.first * 2 ** (slowed - 1)) : 0;
}

function refused(until: number, now: number): Attempt {
  return { allowed: false, retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) };
}
