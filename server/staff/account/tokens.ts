import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a URL or a bearer header; only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a token, or null for text in another format. Random tokens need no slow hash. */
export function hashToken(token: string): string | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  return createHash('sha256').update(token).digest('base64url');
}
