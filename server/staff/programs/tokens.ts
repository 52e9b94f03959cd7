import { createHash } from 'node:crypto';
import { programTokenPrefix } from '#contract/staff/programs/tokens.ts';
import { newToken } from '#server/staff/account/tokens.ts';

const form = new RegExp(`^${programTokenPrefix}[A-Za-z0-9_-]{43}$`);

/** 256 random bits after a prefix; session tokens are shorter, so the two cannot be confused. */
export const newProgramToken = (): string => programTokenPrefix + newToken();

/** SHA-256 of a program's token, or null for text that cannot be one. */
export function hashProgramToken(token: string): string | null {
  return form.test(token) ? createHash('sha256').update(token).digest('base64url') : null;
}
