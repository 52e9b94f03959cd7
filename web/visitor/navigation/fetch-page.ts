import type { Language } from '#contract/site/languages.ts';
import { stylesHeader, stylesKnown } from '#contract/site/storage.ts';
import { ownPage } from '#web/trusted-types.ts';

/** A page as the server sends it; `url` is where redirects have led. */
type FetchedPage = { html: string; url: URL };

/** How long a page that was asked for ahead of a click is good, in milliseconds. */
const fresh = 30_000;
const ahead = new Map<string, { until: number; page: Promise<FetchedPage> }>();

/** Asks for a page before it is needed, on hover, focus or touch of a link to it. */
export function preparePage(url: URL, language: Language): void {
  const address = addressOf(url, language);
  const known = ahead.get(address);
  if (known && performance.now() < known.until) return;
  const page = fetchPage(address);
  ahead.set(address, { until: performance.now() + fresh, page });
  // Asked for anew when it is wanted.
  page.catch(() => ahead.delete(address));
}

/** The page at an address in a language. Rejects when the server does not answer, or not with a page of this site. */
export async function pageAtAddress(asked: URL, language: Language): Promise<{ page: Document; url: URL }> {
  preparePage(asked, language);
  const address = addressOf(asked, language);
  const fetched = ahead.get(address)?.page ?? fetchPage(address);
  // Used once: the next visit asks anew, which costs a 304.
  ahead.delete(address);
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
function addressOf(url: URL, language: Language): string {
  const asked = new URL(url);
  asked.hash = '';
  asked.searchParams.set('lang', language);
  return asked.href;
}

async function fetchPage(address: string): Promise<FetchedPage> {
  // Without asking for a document, which would count as a view: a page may be fetched and never shown.
  const answer = await fetch(address, { headers: { [stylesHeader]: stylesKnown } });
  if (!answer.headers.get('content-type')?.startsWith('text/html')) throw new Error('That is no page');
  return { html: await answer.text(), url: new URL(answer.url) };
}
