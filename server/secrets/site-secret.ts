import { hkdfSync } from 'node:crypto';

/**
 * What derives from the secret and cannot be made anew, because only hashes of it are stored, or because others hold
 * what came of it: these keys outlive a change of the secret (`kept-keys.ts`).
 */
export const keptPurposes = ['person', 'recovery codes', 'forms', 'rooms'] as const;
type KeptPurpose = (typeof keptPurposes)[number];

/** The site's secret: a key alone, or with what a change of it has left. */
export type SiteSecret =
  | string
  | {
      /** Signs and seals. */
      current: string;
      /** What it signed or sealed is still read (SECRET_KEY_PREVIOUS). */
      previous: string | null;
      kept: Readonly<Record<KeptPurpose, Buffer>>;
    };

export const currentKey = (secret: SiteSecret): string => (typeof secret === 'string' ? secret : secret.current);

/** Whatever may have signed or sealed what is read, the current one first. */
export function readingKeys(secret: SiteSecret): string[] {
  if (typeof secret === 'string') return [secret];
  return secret.previous === null ? [secret.current] : [secret.current, secret.previous];
}

/** A key for one purpose, derived from one secret (HKDF, RFC 5869): 32 bytes. */
export function derivedKey(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

/** The key of hashes that are stored: the same after a change of the secret. */
export function keptKey(secret: SiteSecret, purpose: KeptPurpose): Buffer {
  return typeof secret === 'string' ? derivedKey(secret, purpose) : secret.kept[purpose];
}
