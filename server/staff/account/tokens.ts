import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for an address or a bearer header; only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a token, or null for text that cannot be one. Random tokens need no slow hash. */
export function hashToken(token: string): string | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  return createHash('sha256').update(token).digest('base64url');
}
