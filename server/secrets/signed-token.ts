import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A text for an address that only this site can have made: claims that anyone can read, and their signature.
 * The purpose is signed too, so that no link of one kind passes for another.
 * @param expires milliseconds since 1970, kept to the second
 */
export function signToken(purpose: string, claims: readonly unknown[], expires: number, secret: string): string {
  const text = Buffer.from(JSON.stringify([Math.floor(expires / 1000), ...claims])).toString('base64url');
  return `${text}.${signature(purpose, text, secret).toString('base64url')}`;
}

/** The claims, or `expired`, or null for a token that was not made for this purpose with this secret. */
export function readToken(purpose: string, token: string, secret: string, now: number): unknown[] | 'expired' | null {
  const [text = '', signed = '', ...rest] = token.split('.');
  const expected = signature(purpose, text, secret);
  const given = Buffer.from(signed, 'base64url');
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [expires, ...claims]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString());
  return typeof expires === 'number' && expires * 1000 > now ? claims : 'expired';
}

function signature(purpose: string, text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose} ${text}`).digest();
}
