import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds that a code is shown (RFC 6238, section 4); authenticator apps know no other. */
const period = 30;
/**
 * The code of the step before counts, too: typing takes time (RFC 6238, section 5.2, recommends one step at most). One
 * of a step to come does not: nobody's phone can show it but one whose clock is wrong.
 */
const stepsBefore = 1;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** 160 random bits, as RFC 4226, section 4, recommends. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** The 30-second step that a moment (milliseconds since 1970) falls into. */
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

/** The step whose code this is, after `lastStep`; null for a wrong code and for one that was used before. */
export function matchingStep(secret: Uint8Array, code: string, now: number, lastStep: number | null): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = stepAt(now);
  for (let step = current - stepsBefore; step <= current; step++) {
    const right = timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code));
    if (right && step > (lastStep ?? -1)) return step;
  }
  return null;
}

/** Base32 without padding (RFC 4648, section 6), as apps take it. */
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
