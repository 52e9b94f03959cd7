import { viewsPath } from '#contract/page-views.ts';
import type { Language } from '#contract/site/languages.ts';
import { shownVisit } from '#web/visit-now.ts';
import { fetchCarriedTexts } from '#web/visitor/islands/start-island.ts';
import { islandStylesIn } from '#web/visitor/islands/styles-in.ts';
import { keepWhole } from '#web/visitor/keep-whole.ts';
import { asksForAnotherPage } from './address.ts';
import { pageAtAddress } from './fetch-page.ts';
import { replacePage } from './replace-page.ts';
import { arrive, stayAt } from './scroll-and-focus.ts';
import { showUnreachable } from './unreachable.ts';

type Way = {
  /**
   * `forward` adds a history entry; `back` shows an existing one; `same-place` is another rendering of the current
   * page: in another language or another view.
   */
  how: 'forward' | 'replace' | 'back' | 'same-place';
  /** Defaults to the current language. */
  language?: Language;
  /** Whether to use a View Transition for elements on both pages, if the browser supports it. */
  moving?: boolean;
};

let asked = 0;
/** Language of the page being loaded; null if there is none. */
let onTheWay: Language | null = null;

/** The language requested last: that of the current page, or of the one being loaded. */
export const languageAsked = (): Language => onTheWay ?? shownVisit().language;

/** Replaces the current page by another page of this site; if that fails, lets the browser navigate there. */
export async function showPage(url: URL, { how, language = languageAsked(), moving = false }: Way): Promise<void> {
  asked += 1;
  const mine = asked;
  onTheWay = language;
  const progress = document.getElementById('progress');
  if (progress) progress.hidden = false;
  /** Whether another page was requested meanwhile, or the visitor has gone back to the current one. */
  const isOver = () => {
    if (mine !== asked) return true;
    if (progress) progress.hidden = true;
    return how === 'back' && !asksForAnotherPage();
  };
  let fetching = true;
  try {
    const fetched = await pageAtAddress(url, language);
    const carried = how === 'same-place' ? fetchCarriedTexts(language) : null;
    await Promise.all([sheetsHere(), islandStylesIn(fetched.page), carried]);
    if (isOver()) return;
    fetching = false;
    await change(fetched.page, fetched.url, { how, language, moving });
  } catch (error) {
    if (isOver()) return;
    // Without a connection keep the page and its input, which the browser's own error page would discard; the same
    // where only the language changes. Not on back, where the URL has already changed.
    if (how === 'same-place' || (fetching && error instanceof TypeError && how !== 'back')) {
      showUnreachable(shownVisit().language);
    } else window.location.assign(url);
  } finally {
    if (mine === asked) onTheWay = null;
  }
}

async function change(page: Document, url: URL, { how, moving }: Required<Way>): Promise<void> {
  const from = shownVisit().path;
  const top = window.scrollY;
  if (how === 'forward') window.history.pushState(null, '', url);
  else if (how !== 'back') window.history.replaceState(window.history.state, '', url);
  const put = () => {
    replacePage(page, how === 'same-place');
    if (how === 'same-place') stayAt(top);
    else arrive(url.hash, how === 'back');
    keepWhole();
  };
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (moving && !still && 'startViewTransition' in document) await document.startViewTransition(put).updateCallbackDone;
  else put();
  if (how !== 'same-place' && from !== url.pathname) countView(url.pathname);
}

/** Counts the view on the server; otherwise only the first page of a visit would be counted. */
function countView(path: string): void {
  navigator.sendBeacon(shownVisit().apiUrl + viewsPath, `${document.documentElement.lang} ${path}`);
}

/** Waits for the full style sheet, which loads at the end of the first page; that page has inline rules of its own. */
async function sheetsHere(): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet);
  await Promise.all(
    waiting.map(
      (link) =>
        new Promise((done) => {
          for (const end of ['load', 'error']) link.addEventListener(end, done, { once: true });
        }),
    ),
  );
}
