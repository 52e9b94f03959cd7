import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { currentKey, derivedKey, readingKeys, type SiteSecret } from './site-secret.ts';

/** Encrypts secrets that the site must read again (AES-256-GCM), by a key derived from its secret for one purpose. */
export function createSeal(siteSecret: SiteSecret, purpose: string) {
  const key = derivedKey(currentKey(siteSecret), purpose);
  const keys = readingKeys(siteSecret).map((one) => derivedKey(one, purpose));

  /** Bound to its owner: a sealed secret copied to another owner cannot be opened. */
  function seal(secret: Uint8Array, owner: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }
  /** @returns null when neither the current secret nor the previous one sealed it */
  function open(sealed: string, owner: string): Buffer | null {
    for (const one of keys) {
      const secret = opened(sealed, owner, one);
      if (secret) return secret;
    }
    return null;
  }
  return {
    seal,
    open,
    /**
     * Re-seals with the current secret what the previous one sealed.
     * @returns null if nothing is to be done or it does not open
     */
    again(sealed: string, owner: string): string | null {
      if (opened(sealed, owner, key)) return null;
      const secret = open(sealed, owner);
      return secret && seal(secret, owner);
    },
  };
}

function opened(sealed: string, owner: string, key: Buffer): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  } catch {
    return null;
  }
}
