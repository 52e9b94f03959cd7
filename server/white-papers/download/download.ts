import { day } from '#contract/durations.ts';
import { downloadPath } from '#contract/leads/white-paper.ts';
import { isLanguage, type Language } from '#contract/site/languages.ts';
import { readToken, signToken } from '#server/secrets/signed-token.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';

const purpose = 'white-paper-download';
/** Days that a link is valid. */
const lifetimeDays = 30;

type Download = { leadId: string; paperId: string; language: Language };

/**
 * The URL that answers what to download: signed, so that nobody can make their own, and valid for 30 days from `now`
 * (milliseconds since 1970). It is not bound to the visitor: a mailed link works on any device.
 */
export function downloadUrlFor(
  leadId: string,
  paperId: string,
  language: Language,
  secret: SiteSecret,
  now: number,
): string {
  return `${downloadPath}/${signToken(purpose, [leadId, paperId, language], now + lifetimeDays * day, secret)}`;
}

/** @returns `expired`, or null for a token that was not signed with this secret */
export function readDownloadToken(token: string, secret: SiteSecret, now: number): Download | 'expired' | null {
  const claims = readToken(purpose, token, secret, now);
  if (!Array.isArray(claims)) return claims;
  const [leadId, paperId, language] = claims;
  if (typeof leadId !== 'string' || typeof paperId !== 'string' || !isLanguage(language)) return null;
  return { leadId, paperId, language };
}
