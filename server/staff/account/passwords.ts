import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { problem, RefusedCall } from '#server/http/answer/problem.ts';
import { Semaphore } from '#server/limits/semaphore.ts';

/** OWASP's first choice for Argon2id (Password Storage Cheat Sheet; RFC 9106): 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashes are computed two at a time. Each takes 19 MiB and a thread of the pool that also serves files. */
const hashing = new Semaphore(2);
/** Hashes that may wait (about two seconds of work); beyond that, callers are asked to retry. */
const maxWaiting = 100;

/** More passwords to check than this process accepts; the client is asked to retry. */
export class PasswordsBusy extends RefusedCall {
  constructor() {
    super(problem('login-slow', 'de', { retryAfter: 5 }));
  }
}

/**
 * Argon2id in PHC string format, with a random salt.
 * @throws PasswordsBusy when too many wait already
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`;
}

/**
 * Whether the password matches the hash. `null`, for an unknown account, takes the same time and returns false.
 * @throws PasswordsBusy when too many wait already
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc ?? '');
  if (!parts) {
    await derive(password, randomBytes(16), cost);
    return false;
  }
  const [, memory, passes, parallelism, salt = '', stored = ''] = parts;
  const expected = Buffer.from(stored, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

async function derive(password: string, nonce: Buffer, parameters: typeof cost): Promise<Buffer> {
  if (hashing.waiting >= maxWaiting) throw new PasswordsBusy();
  // One Unicode form of umlauts, however they were typed (RFC 8265, section 4.2).
  return await hashing.run(() => compute({ message: password.normalize('NFC'), nonce, ...parameters }));
}

function compute(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
