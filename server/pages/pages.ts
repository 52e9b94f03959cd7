import type { Context } from 'hono';
import { bookingTokenAt } from '#contract/booking/booking.ts';
import { calculationParameter } from '#contract/calculation/parameters.ts';
import { isButtonId } from '#contract/leads/buttons.ts';
import { newsletterLinkAt } from '#contract/newsletter.ts';
import type { PageContext, PageSources } from '#contract/page-context.ts';
import { anyPageAt } from '#contract/site/issue-pages.ts';
import { isLanguage, type Language } from '#contract/site/languages.ts';
import { hrefFor, linkParts, pageAt } from '#contract/site/pages.ts';
import { switchParameter } from '#contract/site/storage.ts';
import type { HeaderReader } from '#server/http/answer/answer.ts';
import { answerLanguage, problem } from '#server/http/answer/problem.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { openerPolicy } from '#server/http/headers/security-headers.ts';
import { readBody } from '#server/http/request/body.ts';
import { clientAddressOf } from '#server/http/request/peer.ts';
import { addressLimit } from '#server/limits/connection-limit.ts';
import type { Bounds } from '#server/limits/rate-limit.ts';
import type { AnswerPostedForm, Services } from '#server/services.ts';
import { siteContext } from './context.ts';
import type { PageViews } from './page-views.ts';
import { type PageQuery, type Plan, type PlanServices, planPage, unknownPath } from './plan.ts';
import { correctedPath, redirect, switchLanguage } from './redirects.ts';
import {
  PageCache,
  pageAnswer,
  pageResponse,
  preparePage,
  type ReadyAnswer,
  type RenderedPage,
} from './rendering/cache.ts';
import { createRendering, type RenderServices } from './rendering/rendering.ts';

type PageServices = Pick<Services, 'settings' | 'company' | 'renderPage' | 'proxies'> &
  Pick<RenderServices, 'pageStyles'> &
  PlanServices & {
    /** Content that pages show. */
    sources: PageSources;
    /** Called before each page is served; must be fast. */
    beforePage: () => void;
    views: PageViews;
  };

export type Pages = ReturnType<typeof createPages>;

/**
 * Limits pages rendered for one connection alone, including forms sent back with errors: each takes about 10 ms of CPU
 * time, and an office that searches and books needs fewer. Counted per process, because the CPU is the process's.
 */
const expensivePages: Bounds = { windowSeconds: 60, suspectAbove: 120, refuseAbove: 120 };
/**
 * Limits pages that a connection is the first to request, in a variant that is then cached for all. There are more
 * variants than the cache holds, so requesting one after the other would render each of them.
 */
const newPages: Bounds = { windowSeconds: 60, suspectAbove: 600, refuseAbove: 600 };

/** Serves the pages. Each is rendered once per path, language and variant, and cached in memory. */
export function createPages(services: PageServices) {
  const { settings, proxies, views, sources } = services;
  const site = siteContext(settings, services.company);
  const render = createRendering({ ...services, site });
  const cache = new PageCache();
  const limitExpensive = addressLimit(expensivePages, settings);
  const limitNew = addressLimit(newPages, settings);
  /** Context of a page that answers a form. */
  const ofForm = { ...site, crawler: false, from: null, sent: null, posted: null, calculation: null };
  let generation = 0;

  async function get(c: Context): Promise<Response> {
    services.beforePage();
    const { pathname, searchParams: query } = new URL(c.req.url);
    const switched = query.get(switchParameter);
    if (isLanguage(switched))
      return switchLanguage({ path: pathname, query }, switched, c.req.header('referer'), services);
    const meant = correctedPath(pathname);
    if (meant !== null) return redirect(query.size > 0 ? `${meant}?${query}` : meant, settings);
    // If this query fails, it fails again when the page is rendered, which then shows the error as a page.
    const pageQuery: PageQuery = { path: await existing(pathname, sources).catch(() => pathname), query };
    const header: HeaderReader = (name) => c.req.header(name);
    const plan = planPage(pageQuery, header, () => clientAddressOf(c, proxies), services);
    const language = await languageOfLink(pageQuery.path, plan.choice.language, sources).catch(
      () => plan.choice.language,
    );
    const isExpensive = language !== null || plan.key === null;
    if (isExpensive || !cache.has(plan.key ?? '')) {
      const refused = (isExpensive ? limitExpensive : limitNew)(clientAddressOf(c, proxies), answerLanguage(c));
      if (refused) return refused;
    }
    if (language !== null) return privatePage(pageQuery, header, plan, language);
    const view = views.ofDocument(plan.path, plan.choice.language, header);
    if (view && c.req.method === 'GET') view.count += 1;
    const rendered = () => render(addressOf(plan), contextOf(plan), plan.known);
    const page = plan.key === null ? preparePage(await rendered()) : cache.get(plan.key, rendered);
    return pageResponse(await page, header);
  }

  /** A page behind a mailed link: never cached or indexed, and no referrer reveals its URL. */
  async function privatePage({ path, query }: PageQuery, header: HeaderReader, plan: Plan, language: Language) {
    const url = new URL(`${path}?${query}`, settings.PUBLIC_URL);
    const context = contextOf(plan);
    // In the language of the link, unless the URL requests another one (`?lang`).
    const shown = context.explicitLanguage ? context.language : language;
    const page = await preparePage(
      await render(url, { ...context, language: shown, explicitLanguage: true }, plan.known),
    );
    const response = pageResponse(page, header);
    response.headers.set('cache-control', cachePolicies.never);
    for (const [name, value] of Object.entries(openerPolicy)) response.headers.set(name, value);
    response.headers.set('referrer-policy', 'no-referrer');
    response.headers.set('x-robots-tag', 'noindex');
    return response;
  }

  /** The answer to a GET if its page is ready in memory, with its view counter; null for all other requests. */
  function peek(target: string, header: HeaderReader, peer: string) {
    const queryStart = target.indexOf('?');
    const query = queryStart < 0 ? noQuery : new URLSearchParams(target.slice(queryStart));
    // The response to either of these differs the next time.
    if (query.has(switchParameter) || query.has('sent')) return null;
    services.beforePage();
    const pageQuery = { path: queryStart < 0 ? target : target.slice(0, queryStart), query };
    const address = () => proxies.clientOf(peer, header('x-forwarded-for'));
    const { key, path, choice } = planPage(pageQuery, header, address, services);
    const page = key === null ? undefined : cache.peek(key);
    if (page?.status !== 200) return null;
    const answer: ReadyAnswer = pageAnswer(page, header);
    return { answer, view: views.ofDocument(path, choice.language, header) };
  }

  function addressOf({ path, choice, shown }: Plan): URL {
    const url = new URL(path, settings.PUBLIC_URL);
    if (choice.explicitLanguage) url.searchParams.set('lang', choice.language);
    for (const [name, value] of shown) url.searchParams.set(name, value);
    return url;
  }

  function contextOf({ choice, from, sent, shown }: Plan): PageContext {
    const valid = new Map(shown).get(calculationParameter);
    return { ...site, ...choice, from, sent, posted: null, calculation: valid === undefined ? null : { valid } };
  }

  /** A page with the outcome of a form posted without JavaScript; never cached. */
  const answerPostedForm: AnswerPostedForm = async ({ page, language, from, address }, posted, status) => {
    const refused = limitExpensive(address, language);
    if (refused) return refused;
    const { whitePaperId: paper, [calculationParameter]: taken } = posted.values;
    const query = {
      ...(paper && { paper }),
      ...(isButtonId(from) && { from }),
      ...(taken && { [calculationParameter]: taken }),
    };
    const url = new URL(hrefFor(page, language, { query }), settings.PUBLIC_URL);
    const explicitLanguage = url.searchParams.has('lang');
    const context = { ...ofForm, language, explicitLanguage, from: isButtonId(from) ? from : null, posted };
    return answerOf(await render(url, context), status);
  };

  /** Calculates a sheet posted without JavaScript and renders it in its page. Nothing of it is stored or logged. */
  async function answerCalculation(c: Context): Promise<Response> {
    const body = await readBody(c);
    const fallback = pageAt(new URL(c.req.url).pathname)?.pathLanguage ?? 'de';
    if (body.kind === 'error') return problem(body.code, fallback);
    const { fields } = body;
    const written = isLanguage(fields.language) ? fields.language : fallback;
    const switched = fields[switchParameter];
    const language = isLanguage(switched) ? switched : written;
    const refused = limitExpensive(clientAddressOf(c, proxies), language);
    if (refused) return refused;
    const typed = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const url = new URL(hrefFor('calculator', language), settings.PUBLIC_URL);
    const context = { ...ofForm, language, explicitLanguage: true, calculation: Object.fromEntries(typed) };
    return answerOf(await render(url, context), 200);
  }

  return {
    get,
    peek,
    answerPostedForm,
    answerCalculation,
    /** Call it when content has changed. */
    clear(): void {
      cache.clear();
      generation += 1;
    },
    /** Changes when content has changed; what was read from pages before is then out of date. */
    generation(): number {
      services.beforePage();
      return generation;
    },
  };
}

const noQuery = new URLSearchParams();

/** A page made for one form, never cached: with this status, unless it could not be rendered. */
function answerOf({ html, headers, ...rendered }: RenderedPage, status: number): Response {
  return new Response(html, {
    status: rendered.status >= 500 ? rendered.status : status,
    headers: { ...headers, 'cache-control': cachePolicies.never },
  });
}

/** The path, or `unknownPath` for a paper or issue that does not exist, so that it is not cached on its own. */
async function existing(path: string, sources: PageSources): Promise<string> {
  const { paper, issue } = anyPageAt(path) ?? {};
  if (issue !== undefined) return (await sources.issues('de')).some(({ slug }) => slug === issue) ? path : unknownPath;
  return paper === undefined || (await sources.whitePaper(paper, 'de')) ? path : unknownPath;
}

/** The language of the page behind a mailed link: that of the sign-up or booking. Null for other pages. */
async function languageOfLink(path: string, fallback: Language, sources: PageSources): Promise<Language | null> {
  const link = newsletterLinkAt(path);
  if (link) return (await sources.newsletter(link, fallback)).language;
  const token = bookingTokenAt(path);
  if (token === null) return linkParts('paper', path) ? fallback : null;
  const booking = await sources.booking(token);
  return 'language' in booking ? booking.language : fallback;
}
