import { createHmac, timingSafeEqual } from 'node:crypto';
import { downloadPath } from '../../contract/leads/white-paper.ts';
import { isLanguage, type Language } from '../../contract/site/languages.ts';

/** Days that a link works. */
const lifetimeDays = 30;
const day = 86_400_000;

export type Download = { leadId: string; paperId: string; language: Language };

/**
 * The address that answers what to download: signed, so that nobody makes their own, for 30 days from `now`
 * (milliseconds since 1970). It is not bound to the visitor: a link in a mail works on any device.
 */
export function downloadUrlFor(
  leadId: string,
  paperId: string,
  language: Language,
  secret: string,
  now: number,
): string {
  const expires = Math.floor((now + lifetimeDays * day) / 1000);
  const claims = Buffer.from(JSON.stringify([leadId, paperId, language, expires])).toString('base64url');
  return `${downloadPath}/${claims}.${signature(claims, secret).toString('base64url')}`;
}

/** @returns null for a token that was not made with this secret, or that has expired */
export function readDownloadToken(token: string, secret: string, now: number): Download | null {
  const [claims = '', signed = '', ...rest] = token.split('.');
  const expected = signature(claims, secret);
  const given = Buffer.from(signed, 'base64url');
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [leadId, paperId, language, expires]: unknown[] = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (typeof leadId !== 'string' || typeof paperId !== 'string' || !isLanguage(language)) return null;
  if (typeof expires !== 'number' || expires * 1000 <= now) return null;
  return { leadId, paperId, language };
}

/** The purpose is signed too: no other link of this site, signed with the same secret, passes for a download. */
function signature(claims: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`white-paper-download ${claims}`).digest();
}
