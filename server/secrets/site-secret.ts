import { hkdfSync } from 'node:crypto';

/**
 * Purposes whose keys survive a change of the secret (`kept-keys.ts`): what they produced cannot be made again, because
 * only hashes are stored or because others hold it.
 */
export const keptPurposes = ['person', 'recovery codes', 'forms', 'rooms'] as const;
type KeptPurpose = (typeof keptPurposes)[number];

/** The site's secret: a key alone, or with what remains from a change of it. */
export type SiteSecret =
  | string
  | {
      /** Signs and seals. */
      current: string;
      /** Only reads what it signed or sealed before (SECRET_KEY_PREVIOUS). */
      previous: string | null;
      kept: Readonly<Record<KeptPurpose, Buffer>>;
    };

export const currentKey = (secret: SiteSecret): string => (typeof secret === 'string' ? secret : secret.current);

/** The keys that may have signed or sealed what is read, the current one first. */
export function readingKeys(secret: SiteSecret): string[] {
  if (typeof secret === 'string') return [secret];
  return secret.previous === null ? [secret.current] : [secret.current, secret.previous];
}

/** A key of 32 bytes for one purpose, derived from a secret (HKDF, RFC 5869). */
export function derivedKey(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

/** The key for stored hashes, which stays the same after a change of the secret. */
export function keptKey(secret: SiteSecret, purpose: KeptPurpose): Buffer {
  return typeof secret === 'string' ? derivedKey(secret, purpose) : secret.kept[purpose];
}
