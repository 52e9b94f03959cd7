import { isButtonId } from '#contract/leads/buttons.ts';
import type { PageContext } from '#contract/page-context.ts';
import type { Company } from '#contract/site/company.ts';
import { isLanguage, type Language, languageForCountry, languageForTag } from '#contract/site/languages.ts';
import { type PageId, pageAt } from '#contract/site/pages.ts';
import { languageCookie } from '#contract/site/storage.ts';
import type { Settings } from '#server/env.ts';
import { isCrawler } from './crawler.ts';

/** What the choice of language reads from one request. */
export type Visit = {
  url: URL;
  userAgent: string | undefined;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  /** Country of the client's address, null when unknown. */
  country: string | null;
};

export type Choice = { language: Language; crawler: boolean; explicitLanguage: boolean };

/**
 * Language of the HTML: ?lang for this visit, for crawlers the path's own; else a manual choice (cookie),
 * the country of the address, Accept-Language, the path's own (product rules, Language).
 */
export function chooseLanguage({ url, userAgent, cookie, acceptLanguage, country }: Visit): Choice {
  const asked = url.searchParams.get('lang');
  const own = pageAt(url.pathname)?.pathLanguage ?? 'de';
  const crawler = isCrawler(userAgent);
  if (isLanguage(asked)) return { language: asked, crawler, explicitLanguage: true };
  if (crawler) return { language: own, crawler, explicitLanguage: false };
  const language = manualChoice(cookie) ?? languageForCountry(country) ?? firstAccepted(acceptLanguage) ?? own;
  return { language, crawler, explicitLanguage: false };
}

function manualChoice(cookie: string | undefined): Language | null {
  const value = cookie
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === languageCookie)?.[1];
  return isLanguage(value) ? value : null;
}

/** The language that the browser likes best (RFC 9110, 12.5.4), which is what `navigator.language` gives it. */
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
export function siteContext(settings: Settings, { mail: _mail, booking: _booking, ...company }: Company) {
  return {
    company,
    publicUrl: settings.PUBLIC_URL,
    apiUrl: settings.API_URL,
    geoUrl: settings.GEO_URL,
    bookingUrl: settings.BOOKING_URL ?? null,
  };
}

/** Where buttons that open a dialog lead without JavaScript. */
const fromPages: ReadonlySet<PageId | undefined> = new Set<PageId>(['contact', 'booking']);

/** The context of an ordinary page view. */
export function pageContextFor(
  site: ReturnType<typeof siteContext>,
  choice: Choice,
  url: URL,
  sent: PageContext['sent'],
): PageContext {
  const from = url.searchParams.get('from');
  return {
    ...site,
    ...choice,
    // Only these pages show it; elsewhere it would only make copies of a page.
    from: isButtonId(from) && fromPages.has(pageAt(url.pathname)?.page) ? from : null,
    sent,
    posted: null,
  };
}
