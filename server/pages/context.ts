import type { Company } from '#contract/site/company.ts';
import { isLanguage, type Language, languageForCountry, languageForTag } from '#contract/site/languages.ts';
import type { PageMatch } from '#contract/site/pages.ts';
import { chosenLanguage } from '#contract/site/storage.ts';
import type { Settings } from '#server/env.ts';
import type { HeaderReader } from '#server/http/answer/answer.ts';
import { isCrawler } from './crawler.ts';

/** The parts of a request that decide the language. */
type Visit = {
  /** The page, or null for a path that is not a page. */
  match: PageMatch | null;
  query: URLSearchParams;
  header: HeaderReader;
  /** Country of the client's address, null when unknown; called only where it decides. */
  country: () => string | null;
};

export type Choice = { language: Language; crawler: boolean; explicitLanguage: boolean };

/**
 * Chooses the language of the HTML: ?lang for this visit, for crawlers that of the path; else a manual choice (cookie),
 * the country of the address, Accept-Language, that of the path (product rules, Language).
 */
export function chooseLanguage({ match, query, header, country }: Visit): Choice {
  const requested = query.get('lang');
  const own = match?.pathLanguage ?? 'de';
  const crawler = isCrawler(header('user-agent'));
  if (isLanguage(requested)) return { language: requested, crawler, explicitLanguage: true };
  if (crawler) return { language: own, crawler, explicitLanguage: false };
  const language =
    chosenLanguage(header('cookie')) ??
    languageForCountry(country()) ??
    firstAccepted(header('accept-language')) ??
    own;
  return { language, crawler, explicitLanguage: false };
}

/** The browser's preferred language (RFC 9110, 12.5.4), which is also its `navigator.language`. */
function firstAccepted(header: string | undefined): Language | null {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  const best = wishes.reduce((a, b) => (b.quality > a.quality ? b : a));
  const tag = best.quality > 0 ? best.tag : '';
  return tag && tag !== '*' && /^[a-z]{1,8}([-_][a-z0-9]{1,8})*$/i.test(tag) ? languageForTag(tag) : null;
}

/** Settings and facts that are the same for every request. */
export function siteContext(
  settings: Settings,
  { mail, booking: _booking, securityContact: _contact, ...company }: Company,
) {
  return {
    company,
    host: { person: mail.person, role: mail.role },
    publicUrl: settings.PUBLIC_URL,
    apiUrl: settings.API_URL,
    geoUrl: settings.GEO_URL,
    bookingUrl: settings.BOOKING_URL ?? null,
  };
}
