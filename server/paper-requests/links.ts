import { day } from '#contract/durations.ts';
import { isRequestPaper, type RequestPaper } from '#contract/leads/paper-requests.ts';
import { isLanguage, type Language } from '#contract/site/languages.ts';
import { linkHref } from '#contract/site/pages.ts';
import { readToken, signToken } from '#server/secrets/signed-token.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';

const purpose = 'request-paper';
/** Days that a mailed link is valid (product rules, White papers). */
export const linkDays = 30;

/** The path of a mailed paper: signed, so that nobody can make their own. @param now milliseconds since 1970 */
export function paperLink(paper: RequestPaper, language: Language, secret: SiteSecret, now: number): string {
  return linkHref('paper', signToken(purpose, [paper, language], now + linkDays * day, secret));
}

/** The paper of a link; `expired`, or null for a link that this site did not sign. */
export function readPaperLink(
  token: string,
  secret: SiteSecret,
  now: number,
): { paper: RequestPaper; language: Language } | 'expired' | null {
  const claims = readToken(purpose, token, secret, now);
  if (!Array.isArray(claims)) return claims;
  const [paper, language] = claims;
  return isRequestPaper(paper) && isLanguage(language) ? { paper, language } : null;
}
