import { dataOf } from '#web/ui/data.ts';
import { shownVisit, type Visit, visitNow } from '#web/visit-now.ts';
import { stopLeftBehaviours } from '#web/visitor/behaviours.ts';
import { carryIslands, stopLeftIslands } from '#web/visitor/islands/start-island.ts';
import { wakePage } from '#web/visitor/wake-page.ts';
import { pageIsShown } from './address.ts';
import { keptState } from './kept-state.ts';

/**
 * What stays from page to page: dialogs and messages, the cookie bar, and the files at the end of the body. In another
 * language the bar is another one.
 */
const staying = '#overlays, #consent-banner, script, link';
const inAllLanguages = '#overlays, script, link';
/** What a page says of itself in its head. */
const ofThePage =
  'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/** What a page says to its islands, under the address that is shown. */
export function visitIn({ body }: Document): Visit {
  return { ...dataOf<Visit>(body, 'visit'), path: window.location.pathname };
}

/** @param samePage is the page shown in other words: what the visitor has done on it stays */
export function putInPlace(page: Document, samePage: boolean): void {
  const visit = visitIn(page);
  const restore = samePage ? keptState() : () => {};
  const renderCarried = samePage ? carryIslands(page) : () => {};
  document.documentElement.lang = page.documentElement.lang;
  for (const tag of document.head.querySelectorAll(ofThePage)) tag.remove();
  document.head.append(...page.head.querySelectorAll(ofThePage));
  const kept = page.documentElement.lang === shownVisit().language ? staying : inAllLanguages;
  const [first, ...rest] = [...page.body.children].filter((element) => !element.matches(kept));
  for (const element of [...document.body.children]) if (!element.matches(kept)) element.remove();
  const overlays = document.getElementById('overlays');
  if (first) overlays ? overlays.before(first) : document.body.prepend(first);
  (overlays ?? document.body.firstElementChild)?.after(...rest);
  stopLeftIslands();
  stopLeftBehaviours();
  visitNow.set(visit);
  renderCarried();
  wakePage();
  pageIsShown();
  restore();
}
