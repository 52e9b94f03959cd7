import { createHmac } from 'node:crypto';
import { keptKey, type SiteSecret } from './site-secret.ts';

/** Recognises the same text again without holding it: 32 hex digits of a keyed hash. */
export type PersonHash = (text: string) => string;

/**
 * By which proofs and the audit log know a person whose data is gone: only whoever asks with the same address, on a
 * site with the same secret, finds them.
 */
export function createPersonHash(secret: SiteSecret): PersonHash {
  const key = keptKey(secret, 'person');
  return (text) => createHmac('sha256', key).update(text.trim().toLowerCase()).digest('hex').slice(0, 32);
}
