import { type Known, knownHeader } from '#contract/http/known-parts.ts';
import type { Language } from '#contract/site/languages.ts';
import { ownPage } from '#web/trusted-types.ts';
import { shownLanguage } from '#web/visit-now.ts';

/** A page as the server sends it; `url` is the URL after redirects. */
type FetchedPage = { html: string; url: URL };
/** A page to fetch, and what the browser already has: header and footer as well, unless the language differs. */
type PageFetch = { address: string; known: Known };

/** How long a prefetched page stays valid, in milliseconds. */
const fresh = 30_000;
const ahead = new Map<string, { until: number; page: Promise<FetchedPage> }>();

/** Prefetches a page on hover, focus or touch of a link to it. @returns the page, and its key in `ahead` */
export function preparePage(url: URL, language: Language): [key: string, page: Promise<FetchedPage>] {
  const wanted = fetchFor(url, language);
  const key = `${wanted.known} ${wanted.address}`;
  const known = ahead.get(key);
  if (known && performance.now() < known.until) return [key, known.page];
  const page = fetchPage(wanted);
  ahead.set(key, { until: performance.now() + fresh, page });
  // After a failure it is requested again on navigation.
  page.catch(() => ahead.delete(key));
  return [key, page];
}

/**
 * Fetches the page at a URL in a language. Rejects if the server does not respond or responds with anything but a page
 * of this site.
 */
export async function pageAtAddress(requested: URL, language: Language): Promise<{ page: Document; url: URL }> {
  const [key, fetched] = preparePage(requested, language);
  // Used only once: the next visit revalidates, which costs a 304.
  ahead.delete(key);
  const { html, url } = await fetched;
  // Parsed only now, because few prefetched pages are ever shown.
  const page = new DOMParser().parseFromString(ownPage(html), 'text/html');
  if (page.body.dataset.visit === undefined) throw new Error('That is no page with scripts');
  if (!requested.searchParams.has('lang')) url.searchParams.delete('lang');
  url.hash = requested.hash;
  return { page, url };
}

/** Passes the language explicitly, because it may be known to this visit only. */
function fetchFor(url: URL, language: Language): PageFetch {
  const requested = new URL(url);
  requested.hash = '';
  requested.searchParams.set('lang', language);
  return { address: requested.href, known: language === shownLanguage() ? 'frame' : 'styles' };
}

async function fetchPage({ address, known }: PageFetch): Promise<FetchedPage> {
  // Not requested as a document, which would count as a page view: a prefetched page may never be shown.
  const answer = await fetch(address, { headers: { [knownHeader]: known } });
  if (!answer.headers.get('content-type')?.startsWith('text/html')) throw new Error('That is no page');
  return { html: await answer.text(), url: new URL(answer.url) };
}
