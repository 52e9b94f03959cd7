import { createHmac, timingSafeEqual } from 'node:crypto';
import { currentKey, readingKeys, type SiteSecret } from './site-secret.ts';

/**
 * Creates a URL-safe token that only this site can make: readable claims and their signature. The purpose is signed
 * too, so that a link of one kind is not valid as another.
 * @param expires milliseconds since 1970, stored in seconds
 */
export function signToken(purpose: string, claims: readonly unknown[], expires: number, secret: SiteSecret): string {
  const text = Buffer.from(JSON.stringify([Math.floor(expires / 1000), ...claims])).toString('base64url');
  return `${text}.${signature(purpose, text, currentKey(secret)).toString('base64url')}`;
}

/** Returns the claims, `expired`, or null for a token not signed for this purpose by the current or previous secret. */
export function readToken(
  purpose: string,
  token: string,
  secret: SiteSecret,
  now: number,
): unknown[] | 'expired' | null {
  const [text = '', signed = '', ...rest] = token.split('.');
  const given = Buffer.from(signed, 'base64url');
  const made = readingKeys(secret).some((key) => {
    const expected = signature(purpose, text, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (rest.length > 0 || !made) return null;
  const [expires, ...claims]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString());
  return typeof expires === 'number' && expires * 1000 > now ? claims : 'expired';
}

function signature(purpose: string, text: string, key: string): Buffer {
  return createHmac('sha256', key).update(`${purpose} ${text}`).digest();
}
