import { createHmac, hkdfSync } from 'node:crypto';

/** A key for one purpose, derived from the site's secret (HKDF, RFC 5869): 32 bytes. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** Recognises the same text again without holding it: 32 hex digits of a keyed hash. */
export type PersonHash = (text: string) => string;

/**
 * By which proofs and the audit log know a person whose data is gone: only whoever asks with the same address, on a
 * site with the same secret, finds them.
 */
export function createPersonHash(secret: string): PersonHash {
  const key = derivedKey(secret, 'person');
  return (text) => createHmac('sha256', key).update(text.trim().toLowerCase()).digest('hex').slice(0, 32);
}
