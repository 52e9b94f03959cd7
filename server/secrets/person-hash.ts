import { createHmac } from 'node:crypto';
import { keptKey, type SiteSecret } from './site-secret.ts';

/** Keyed hash of a text as 32 hex digits: recognises the same text again without storing it. */
export type PersonHash = (text: string) => string;

/**
 * Creates the hash by which proofs and the audit log refer to a person whose data is erased: entries can only be found
 * with the same address, on a site with the same secret.
 */
export function createPersonHash(secret: SiteSecret): PersonHash {
  const key = keptKey(secret, 'person');
  return (text) => createHmac('sha256', key).update(text.trim().toLowerCase()).digest('hex').slice(0, 32);
}
