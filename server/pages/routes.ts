import type { Context } from 'hono';
import { bookingTokenAt } from '#contract/booking/booking.ts';
import { isButtonId } from '#contract/leads/buttons.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import { newsletterLinkAt } from '#contract/newsletter.ts';
import type { PageContext, PageSources } from '#contract/page-context.ts';
import { isLanguage, type Language } from '#contract/site/languages.ts';
import { hrefFor, hrefOf, type PageId, pageAt, staffLeadPath, staffPaths } from '#contract/site/pages.ts';
import { switchParameter } from '#contract/site/storage.ts';
import type { Answer, HeaderReader } from '#server/http/answer/answer.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { pagePolicy } from '#server/http/headers/content-security-policy.ts';
import { securityHeaders, transportHeaders } from '#server/http/headers/security-headers.ts';
import { languageChoice } from '#server/http/request/language-cookie.ts';
import { clientAddressOf } from '#server/http/request/peer.ts';
import type { AnswerPostedForm, Services } from '#server/services.ts';
import { PageCache, pageAnswer, pageResponse, preparePage } from './cache.ts';
import { type Choice, chooseLanguage, pageContextFor, siteContext } from './context.ts';
import type { PageViews } from './page-views.ts';

/** One rendering stands for all unknown addresses, which are never cached one by one. */
const unknownPath = '/404';
/** All leads have one rendering, which names none of them. */
const anyLead = staffLeadPath('any');
const staff = new Set<string>([...Object.values(staffPaths), anyLead]);
const staffRendering = (path: string) => (path.startsWith(staffLeadPath('')) ? anyLead : path);

export type PageServices = Pick<Services, 'settings' | 'company' | 'renderPage' | 'country' | 'proxies'> & {
  /** What a page's `?sent=` says was just stored. */
  sent: (mark: string | null) => LeadKind | null;
  /** Content that pages show. */
  sources: PageSources;
  /** Told before each page is served; must not take time. */
  beforePage: () => void;
  development: boolean;
  views: PageViews;
};

/** Serves the pages: rendered once per path, language and variant, kept in memory. */
export function createPages(services: PageServices) {
  const { settings } = services;
  const site = siteContext(settings, services.company);
  const cache = new PageCache();
  let generation = 0;
  const headers = {
    ...securityHeaders,
    ...transportHeaders(settings.PUBLIC_URL),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cachePolicies.page,
    vary: 'Accept-Language, Cookie, Accept-Encoding',
  };

  async function render(url: URL, context: PageContext) {
    const answer = await services.renderPage(
      new Request(url, { headers: { accept: 'text/html' } }),
      context,
      services.sources,
    );
    const html = await answer.text();
    const status = answer.status;
    return {
      status,
      html,
      headers: {
        ...headers,
        'content-security-policy': services.development ? '' : pagePolicy(html, site),
        'content-language': staff.has(url.pathname) ? 'de' : context.language,
        ...(status === 200 ? {} : { 'cache-control': cachePolicies.never }),
        ...(staff.has(url.pathname) ? { 'x-robots-tag': 'noindex' } : {}),
      } as Record<string, string>,
    };
  }

  /** What a request asks for: which rendering, and the name under which it is kept (null: never kept). */
  function plan(asked: URL, header: HeaderReader, address: string) {
    const rendering = staffRendering(asked.pathname);
    const known = pageAt(rendering) !== null || staff.has(rendering);
    const path = known ? rendering : unknownPath;
    const choice = chooseLanguage({
      url: asked,
      userAgent: header('user-agent'),
      cookie: header('cookie'),
      acceptLanguage: header('accept-language'),
      country: services.country(address),
    });
    const sent = services.sent(asked.searchParams.get('sent'));
    const context = pageContextFor(site, choice, asked, sent);
    const url = new URL(path, settings.PUBLIC_URL);
    if (context.explicitLanguage) url.searchParams.set('lang', context.language);
    const asks = copyParameters(asked, url);
    const kept = !asks && !services.development && !(known && neverKept.has(pageAt(path)?.page));
    const view = services.views.ofDocument(path, context.language, header);
    return { url, context, key: kept ? cacheKey(path, choice, context) : null, view };
  }

  async function get(c: Context): Promise<Response> {
    services.beforePage();
    const asked = new URL(c.req.url);
    const switched = asked.searchParams.get(switchParameter);
    if (isLanguage(switched)) return switchLanguage(asked, switched);
    const elsewhere = misspelt(asked);
    if (elsewhere) return redirect(elsewhere);
    const header: HeaderReader = (name) => c.req.header(name);
    const address = clientAddressOf(c, services.proxies);
    const paper = pageAt(asked.pathname)?.paper;
    // Like every other address that leads nowhere, a paper that there is not is never kept.
    if (paper !== undefined && !(await services.sources.whitePaper(paper, 'de'))) asked.pathname = unknownPath;
    const planned = plan(asked, header, address);
    const link = newsletterLinkAt(asked.pathname);
    if (link) {
      // In the language of the sign-up.
      const { language } = await services.sources.newsletter(link, planned.context.language);
      return privatePage(asked, header, inLanguage(planned.context, language));
    }
    const token = bookingTokenAt(asked.pathname);
    if (token !== null) {
      const booking = await services.sources.booking(token);
      const { language } = 'language' in booking ? booking : planned.context;
      return privatePage(asked, header, inLanguage(planned.context, language));
    }
    if (paperLinkPattern.test(asked.pathname)) return privatePage(asked, header, planned.context);
    const { url, context, key, view } = planned;
    if (view && c.req.method === 'GET') view.count += 1;
    if (key === null) return pageResponse(await preparePage(await render(url, context)), header);
    return pageResponse(await cache.get(key, () => render(url, context)), header);
  }

  /** A page behind a mailed link: for nobody else's eyes, and its address goes nowhere. */
  async function privatePage(asked: URL, header: HeaderReader, context: PageContext): Promise<Response> {
    const url = new URL(asked.pathname + asked.search, settings.PUBLIC_URL);
    const page = await preparePage(await render(url, { ...context, explicitLanguage: true }));
    const response = pageResponse(page, header);
    response.headers.set('cache-control', cachePolicies.never);
    response.headers.set('referrer-policy', 'no-referrer');
    response.headers.set('x-robots-tag', 'noindex');
    return response;
  }

  /** The answer to a GET if it is ready in memory, for the connection front; null hands the request on. */
  function peek(target: string, header: HeaderReader, peer: string): Answer | null {
    if (!URL.canParse(target, settings.PUBLIC_URL)) return null;
    const asked = new URL(target, settings.PUBLIC_URL);
    // Both answer differently next time.
    if (asked.searchParams.has(switchParameter) || asked.searchParams.has('sent')) return null;
    const { key, view } = plan(asked, header, services.proxies.clientOf(peer, header('x-forwarded-for')));
    const page = key === null ? undefined : cache.peek(key);
    return page?.status === 200 ? { ...pageAnswer(page, header), view } : null;
  }

  /** A trailing slash, or the bare folder of the staff area: the address that was meant, or null. */
  function misspelt({ pathname, search }: URL): string | null {
    if (pathname === '/admin' || pathname === '/admin/') return staffPaths.dashboard;
    const path = pathname.replace(/\/+$/, '');
    const known = path !== '' && path !== pathname && (pageAt(path) !== null || staff.has(path));
    return known ? `${path}${search}` : null;
  }

  function redirect(location: string): Response {
    const transport = transportHeaders(settings.PUBLIC_URL);
    return new Response(null, { status: 308, headers: { ...securityHeaders, ...transport, location } });
  }

  /** The switch without JavaScript: remembers the choice and leads to the same page's address in that language. */
  function switchLanguage(asked: URL, language: Language): Response {
    const match = pageAt(asked.pathname);
    const query = match?.page === 'search' && asked.searchParams.has('q');
    // The one address of a page behind a mailed link, whose own language the switch overrules for this visit.
    const asItIs = isMailedLink(asked.pathname) ? `${asked.pathname}?lang=${language}` : '/';
    const search = query ? `?${new URLSearchParams({ q: asked.searchParams.get('q') ?? '' })}` : '';
    return new Response(null, {
      status: 303,
      headers: {
        ...securityHeaders,
        ...transportHeaders(settings.PUBLIC_URL),
        'cache-control': cachePolicies.never,
        'set-cookie': languageChoice(language, settings.PUBLIC_URL),
        location: match ? `${hrefOf(match, language).split('?')[0]}${search}` : asItIs,
      },
    });
  }

  /** A page with the outcome of a form posted without JavaScript; never cached. */
  const answerPostedForm: AnswerPostedForm = async ({ page, language, from }, posted, status) => {
    const paper = posted.kind === 'white-paper' ? posted.values.whitePaperId : undefined;
    const query = { ...(paper && { paper }), ...(isButtonId(from) && { from }) };
    const url = new URL(hrefFor(page, language, { query }), settings.PUBLIC_URL);
    const context: PageContext = {
      ...site,
      language,
      crawler: false,
      explicitLanguage: url.searchParams.has('lang'),
      from: isButtonId(from) ? from : null,
      sent: null,
      posted,
    };
    const { html, headers } = await render(url, context);
    return new Response(html, { status, headers: { ...headers, 'cache-control': cachePolicies.never } });
  };

  const clear = () => {
    cache.clear();
    generation += 1;
  };
  return {
    get,
    peek,
    answerPostedForm,
    clear,
    /** Changes when content has changed; what was peeked before is then out of date. */
    generation: () => {
      services.beforePage();
      return generation;
    },
  };
}

const paperLinkPattern = /^\/papers\/[^/]+$/;

function isMailedLink(path: string): boolean {
  return newsletterLinkAt(path) !== null || bookingTokenAt(path) !== null || paperLinkPattern.test(path);
}

/** The page's own language, unless the address asks for another one (`?lang`). */
function inLanguage(context: PageContext, language: Language): PageContext {
  return context.explicitLanguage ? context : { ...context, language };
}

export type Pages = ReturnType<typeof createPages>;

/** Pages that show what changes by the minute. */
const neverKept: ReadonlySet<PageId | undefined> = new Set<PageId>(['booking']);

/** Parameters that a page shows, so that a rendering with them is never kept. */
const shownParameters: Partial<Record<PageId, readonly string[]>> = {
  search: ['q'],
  'knowledge-center': ['paper', 'download'],
  contact: ['from', 'text', 'page'],
  booking: ['from', 'text', 'page'],
};

/** @returns whether the page was asked for with any of them */
function copyParameters(asked: URL, url: URL): boolean {
  const names = shownParameters[pageAt(asked.pathname)?.page ?? 'home'] ?? [];
  const given = names.filter((name) => asked.searchParams.has(name));
  for (const name of given) url.searchParams.set(name, (asked.searchParams.get(name) ?? '').slice(0, 500));
  return given.length > 0;
}

function cacheKey(path: string, choice: Choice, context: PageContext): string {
  const { language, crawler, explicitLanguage } = choice;
  return [path, language, crawler, explicitLanguage, context.sent ?? ''].join(' ');
}
