import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds per code (RFC 6238, section 4); authenticator apps support no other period. */
const period = 30;
/**
 * The previous step's code is accepted, too: typing takes time (RFC 6238, section 5.2, recommends one step at most).
 * Codes of future steps are not: only a phone with a wrong clock would show one.
 */
const stepsBefore = 1;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** 160 random bits, as RFC 4226, section 4, recommends. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** The 30-second step of a time (milliseconds since 1970). */
export function stepAt(now: number): number {
  return Math.floor(now / 1000 / period);
}

/** The code of a step: HOTP (RFC 4226, section 5.3) with HMAC-SHA-1 over the step's number. */
export function totpCode(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
}

/** The step of a valid code, later than `lastStep`; null for a wrong code or one that was used before. */
export function matchingStep(secret: Uint8Array, code: string, now: number, lastStep: number | null): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = stepAt(now);
  for (let step = current - stepsBefore; step <= current; step++) {
    const right = timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code));
    if (right && step > (lastStep ?? -1)) return step;
  }
  return null;
}

/** Base32 without padding (RFC 4648, section 6), as authenticator apps expect it. */
export function base32(bytes: Uint8Array): string {
  let bits = 0;
  let value = 0;
  let text = '';
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += letters.charAt((value >>> (bits - 5)) & 31);
    value &= 0xff;
  }
  if (bits > 0) text += letters.charAt((value << (5 - bits)) & 31);
  return text;
}
