import { day } from '#contract/durations.ts';
import type { Language } from '#contract/site/languages.ts';
import { isLanguage } from '#contract/site/languages.ts';
import { readToken, signToken } from '#server/secrets/signed-token.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';

const purpose = 'calculation-pdf';
/** Days that a link is valid, as for links to papers. */
const linkDays = 30;
/** Path of the PDFs of calculations, before the token. */
export const calculationPath = '/calculations';

/** The path of a lead's sheet: signed, so that nobody can open another lead's. @param now milliseconds since 1970 */
export function calculationLink(leadId: string, language: Language, secret: SiteSecret, now: number): string {
  return `${calculationPath}/${signToken(purpose, [leadId, language], now + linkDays * day, secret)}`;
}

/** The lead and language of a link; null for one that is expired or not signed by this site. */
export function readCalculationLink(
  token: string,
  secret: SiteSecret,
  now: number,
): { leadId: string; language: Language } | null {
  const claims = readToken(purpose, token, secret, now);
  if (!Array.isArray(claims)) return null;
  const [leadId, language] = claims;
  return typeof leadId === 'string' && isLanguage(language) ? { leadId, language } : null;
}
