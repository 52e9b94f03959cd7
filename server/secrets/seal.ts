import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from './person-hash.ts';

/** Seals secrets that the site must read again (AES-256-GCM), with a key of the site's secret for one purpose. */
export function createSeal(siteSecret: string, purpose: string) {
  const key = derivedKey(siteSecret, purpose);
  return {
    /** Bound to its owner: a sealed secret that is copied to another one does not open. */
    seal(secret: Uint8Array, owner: string): string {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** @returns null when the site's secret is not the one that sealed it */
    open(sealed: string, owner: string): Buffer | null {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

export type Seal = ReturnType<typeof createSeal>;
