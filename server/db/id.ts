import { randomBytes } from 'node:crypto';

let lastTime = 0;
let sequence = 0;
let pool = Buffer.alloc(0);
let used = 0;

/**
 * A UUID version 7 (RFC 9562, section 5.7): 48 bits of milliseconds, a 12-bit counter that keeps ids of one
 * process in order, 62 random bits. Sorts by time as text; cannot be guessed.
 */
export function newId(now = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    sequence = 0;
  } else {
    sequence += 1;
    if (sequence > 0xfff) {
      lastTime += 1;
      sequence = 0;
    }
  }
  const time = lastTime.toString(16).padStart(12, '0');
  const random = randomHex();
  const variant = (8 + (Number.parseInt(random.charAt(0), 16) % 4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, '0')}-${variant}${random.slice(1, 4)}-${random.slice(4, 16)}`;
}

/** 16 hex digits; randomness is drawn for many ids at once. */
function randomHex(): string {
  if (used + 8 > pool.length) {
    pool = randomBytes(4096);
    used = 0;
  }
  used += 8;
  return pool.toString('hex', used - 8, used);
}
