import type { Db } from '../db/connect.ts';
import type { PersonHash } from '../person-hash.ts';
import { attemptBlocked, beginAttempts, forgetAttempts, undoAttempts } from './attempts-repository.ts';

/**
 * Attempts free of delay: on one account from one address, from one address on all accounts (an office), and codes or
 * passwords tried by somebody who has proven to be half the person.
 */
const freeAttempts = { account: 5, address: 20, proof: 5 };
/** Failures older than this are forgotten (milliseconds). */
export const attemptMemory = 15 * 60_000;

/** An attempt that may go on; `succeeded` takes it off the count again. */
export type Attempt = { allowed: true; succeeded: () => Promise<void> } | { allowed: false; retryAfter: number };
type Key = { key: string; free: number };

/**
 * Slows down guessing: after the free attempts the next one waits 1 s, then 2 s, doubling to 30 s. Counted in the
 * database, so that a restart or a second process gives no new attempts, under keyed hashes, so that it holds no address.
 */
export class LoginThrottle {
  readonly #db: Db;
  readonly #hash: PersonHash;

  constructor(db: Db, hash: PersonHash) {
    this.#db = db;
    this.#hash = hash;
  }

  /**
   * One try of name and password. Counted per account and address, so that strangers cannot lock a person out, and per
   * address, so that one machine cannot try all accounts. It counts when it begins: parallel guesses gain nothing.
   */
  begin(username: string, address: string, now = Date.now()): Promise<Attempt> {
    return this.#begin(
      [
        { key: this.#hash(`account ${address} ${username}`), free: freeAttempts.account },
        { key: this.#hash(`address ${address}`), free: freeAttempts.address },
      ],
      now,
    );
  }

  /**
   * One try of a second factor, or of the password by somebody logged in: counted per account alone, because no stranger
   * gets this far.
   */
  beginProof(staffId: string, now = Date.now()): Promise<Attempt> {
    return this.#begin([{ key: this.#hash(`proof ${staffId}`), free: freeAttempts.proof }], now);
  }

  async #begin(keys: readonly Key[], now: number): Promise<Attempt> {
    // Most refusals end here, without a write.
    const names = keys.map(({ key }) => key);
    const blocked = await attemptBlocked(this.#db, names, now);
    if (blocked !== null) return refused(blocked, now);
    const counted = await beginAttempts(this.#db, keys, now, now - attemptMemory);
    if (!counted) return refused((await attemptBlocked(this.#db, names, now)) ?? now + 1000, now);
    return {
      allowed: true,
      succeeded: () => undoAttempts(this.#db, counted),
    };
  }

  /** Drops what is too old to count. */
  forget(now = Date.now()): Promise<void> {
    return forgetAttempts(this.#db, now - attemptMemory);
  }
}

function refused(until: number, now: number): Attempt {
  return { allowed: false, retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) };
}
