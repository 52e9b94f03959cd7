import { viewsPath } from '#contract/page-views.ts';
import type { Language } from '#contract/site/languages.ts';
import { shownVisit } from '#web/visit-now.ts';
import { fetchCarriedTexts } from '#web/visitor/islands/start-island.ts';
import { islandStylesIn } from '#web/visitor/islands/styles-in.ts';
import { pageAtAddress } from './fetch-page.ts';
import { putInPlace } from './put-in-place.ts';
import { arrive, stayAt } from './scroll-and-focus.ts';
import { tellUnreachable } from './unreachable.ts';

type Way = {
  /**
   * `forward` adds to the history; `back` is what the history asks for; `same-place` is the same page said otherwise:
   * in another language, in another view.
   */
  how: 'forward' | 'replace' | 'back' | 'same-place';
  /** The one shown, unless it is to change. */
  language?: Language;
  /** What is on both pages moves from one to the other, where the browser can. */
  moving?: boolean;
};

let asked = 0;
/** Of the page that is on its way; null while none is. */
let onTheWay: Language | null = null;

/** The language last asked for: of what is shown, or will be in a moment. */
export const languageAsked = (): Language => onTheWay ?? shownVisit().language;

/** Shows a page of this site in the place of the one shown; where that cannot be done, the browser goes there. */
export async function showPage(url: URL, { how, language = languageAsked(), moving = false }: Way): Promise<void> {
  asked += 1;
  const mine = asked;
  onTheWay = language;
  const progress = document.getElementById('progress');
  if (progress) progress.hidden = false;
  try {
    const fetched = await pageAtAddress(url, language);
    const carried = how === 'same-place' ? fetchCarriedTexts(language) : null;
    await Promise.all([sheetsHere(), islandStylesIn(fetched.page), carried]);
    if (mine !== asked) return;
    await change(fetched.page, fetched.url, { how, language, moving });
  } catch (error) {
    if (mine !== asked) return;
    if (progress) progress.hidden = true;
    // Without a connection what is shown and typed stays; the browser's own page would take it away. Going back, the
    // address is another one by now.
    if (error instanceof TypeError && how !== 'back') tellUnreachable(shownVisit().language);
    else if (how !== 'same-place') window.location.assign(url);
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
    putInPlace(page, how === 'same-place');
    if (how === 'same-place') stayAt(top);
    else arrive(url.hash, how === 'back');
  };
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (moving && !still && 'startViewTransition' in document) await document.startViewTransition(put).updateCallbackDone;
  else put();
  if (how !== 'same-place' && from !== url.pathname) countView(url.pathname);
}

/** Counted on the server as a number; without it only the pages that visits begin with would be. */
function countView(path: string): void {
  navigator.sendBeacon(shownVisit().apiUrl + viewsPath, `${document.documentElement.lang} ${path}`);
}

/** The whole style sheet is at the end of the first page, which came with its own rules. */
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
