import type { Language } from '#contract/site/languages.ts';
import { type Known, knownHeader } from '#contract/site/storage.ts';
import { ownPage } from '#web/trusted-types.ts';
import { shownLanguage } from '#web/visit-now.ts';

/** A page as the server sends it; `url` is where redirects have led. */
type FetchedPage = { html: string; url: URL };
/** A page in a language, for the frame that is shown or, where that speaks another language, with its own. */
type Asked = { address: string; known: Known };

/** How long a page that was asked for ahead of a click is good, in milliseconds. */
const fresh = 30_000;
const ahead = new Map<string, { until: number; page: Promise<FetchedPage> }>();

/** Asks for a page before it is needed, on hover, focus or touch of a link to it. */
export function preparePage(url: URL, language: Language): void {
  const asked = askedFor(url, language);
  const key = keyOf(asked);
  const known = ahead.get(key);
  if (known && performance.now() < known.until) return;
  const page = fetchPage(asked);
  ahead.set(key, { until: performance.now() + fresh, page });
  // Asked for anew when it is wanted.
  page.catch(() => ahead.delete(key));
}

/** The page at an address in a language. Rejects when the server does not answer, or not with a page of this site. */
export async function pageAtAddress(asked: URL, language: Language): Promise<{ page: Document; url: URL }> {
  preparePage(asked, language);
  const key = keyOf(askedFor(asked, language));
  const fetched = ahead.get(key)?.page ?? fetchPage(askedFor(asked, language));
  // Used once: the next visit asks anew, which costs a 304.
  ahead.delete(key);
  const { html, url } = await fetched;
  // Parsed when it is wanted: of the pages that are fetched ahead few are.
  const page = new DOMParser().parseFromString(ownPage(html), 'text/html');
  if (page.body.dataset.visit === undefined) throw new Error('That is no page with scripts');
  url.search = asked.searchParams.has('lang') ? url.search : withoutLanguage(url);
  url.hash = asked.hash;
  return { page, url };
}

function withoutLanguage({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('lang');
  return String(query);
}

/** The language travels along: it may be one that only this visit has. */
function askedFor(url: URL, language: Language): Asked {
  const asked = new URL(url);
  asked.hash = '';
  asked.searchParams.set('lang', language);
  return { address: asked.href, known: language === shownLanguage() ? 'frame' : 'styles' };
}

const keyOf = ({ address, known }: Asked): string => `${known} ${address}`;

async function fetchPage({ address, known }: Asked): Promise<FetchedPage> {
  // Without asking for a document, which would count as a view: a page may be fetched and never shown.
  const answer = await fetch(address, { headers: { [knownHeader]: known } });
  if (!answer.headers.get('content-type')?.startsWith('text/html')) throw new Error('That is no page');
  return { html: await answer.text(), url: new URL(answer.url) };
}
