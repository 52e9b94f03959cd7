import { pageAt } from '#contract/site/pages.ts';
import { moveHeader } from '#web/shell/header/move-header.ts';
import { dataOf } from '#web/ui/data.ts';
import { shownVisit, type Visit, visitNow } from '#web/visit-now.ts';
import { stopLeftBehaviours } from '#web/visitor/behaviours.ts';
import { preserveIslands, stopLeftIslands } from '#web/visitor/islands/start-island.ts';
import { startPageScripts } from '#web/visitor/start-page-scripts.ts';
import { pageIsShown } from './address.ts';
import { keptState } from './kept-state.ts';

/**
 * Elements that persist across navigations: dialogs and messages, the cookie bar, and the scripts and style sheets at
 * the end of the body. The bar is replaced when the language changes.
 */
const staying = '#overlays, #consent-banner, script, link';
const inAllLanguages = '#overlays, script, link';
/** Head elements that belong to the page. */
const ofThePage =
  'title, meta[name]:not([name=viewport], [name=theme-color]), meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/** The visit that a page embeds for its islands, with the current path. */
export function visitIn({ body }: Document): Visit {
  return { ...dataOf<Visit>(body, 'visit'), path: window.location.pathname };
}

/** @param samePage whether it is another rendering of the current page: what the visitor has done on it is preserved */
export function replacePage(page: Document, samePage: boolean): void {
  const visit = visitIn(page);
  const restore = samePage ? keptState() : () => {};
  const renderCarried = samePage ? preserveIslands(page, isFramed(page) ? mainOf(document) : document) : () => {};
  document.documentElement.lang = page.documentElement.lang;
  for (const tag of document.head.querySelectorAll(ofThePage)) tag.remove();
  document.head.append(...page.head.querySelectorAll(ofThePage));
  if (isFramed(page)) replaceMain(page, visit, samePage);
  else replaceBody(page);
  stopLeftIslands();
  stopLeftBehaviours();
  visitNow.set(visit);
  renderCarried();
  startPageScripts();
  pageIsShown();
  restore();
}

/** Whether the page was sent without header and footer (`knownHeader`). */
const isFramed = (page: Document): boolean => page.querySelector('body > header') === null;

const mainOf = (page: Document): HTMLElement => page.querySelector('main') ?? page.body;

function replaceMain(page: Document, { path }: Visit, samePage: boolean): void {
  mainOf(document).replaceWith(mainOf(page));
  document.getElementById('unreachable')?.remove();
  const header = document.querySelector('header');
  if (header && !samePage) moveHeader(header, pageAt(path)?.page ?? null);
}

function replaceBody(page: Document): void {
  const kept = page.documentElement.lang === shownVisit().language ? staying : inAllLanguages;
  const [first, ...rest] = [...page.body.children].filter((element) => !element.matches(kept));
  for (const element of [...document.body.children]) if (!element.matches(kept)) element.remove();
  const overlays = document.getElementById('overlays');
  if (first) overlays ? overlays.before(first) : document.body.prepend(first);
  (overlays ?? document.body.firstElementChild)?.after(...rest);
}
