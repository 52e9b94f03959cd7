import { sheetId } from '#contract/calculation/parameters.ts';
import { pageAt } from '#contract/site/pages.ts';
import type { CaseElement } from '#web/calculation/asked-case.ts';
import { openCase } from '#web/calculation/open-case.ts';
import { openByClick, prepareByPointer } from '#web/forms/dialogs/open-by-click.ts';
import { openDownload, prepareDownload } from '#web/forms/white-paper/open-download.ts';
import { openConsentDialog } from '#web/shell/consent/dialog-state.ts';
import { importConsentDialog } from '#web/shell/consent/import-dialog.ts';
import { closeHeader } from '#web/shell/header/move-header.ts';
import { scrollToTop } from '#web/shell/scroll.ts';
import { nextFrame } from '#web/ui/next-frame.ts';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { shownLanguage } from '#web/visit-now.ts';
import { switchTo } from './language.ts';
import { preparePage } from './navigation/fetch-page.ts';
import { elementOf, openNamed, pushPosition } from './navigation/scroll-and-focus.ts';
import { showPage } from './navigation/show-page.ts';

/** Milliseconds that a pointer must rest on a link before it is prefetched, so that links it merely crosses are not. */
const rest = 65;

/** Handles clicks at document level, including those in islands, since links and buttons are plain HTML. */
export function listenToClicks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (act(event.target, event)) event.preventDefault();
  });
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (event.defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'get') return;
    if (submitter?.hasAttribute('formmethod') || target.dataset.languageSwitch !== undefined) return;
    if (!URL.canParse(target.action)) return;
    const url = new URL(target.action);
    if (!isPage(url)) return;
    event.preventDefault();
    url.search = String(new URLSearchParams([...new FormData(target)].map(([name, value]) => [name, String(value)])));
    void showPage(url, { how: 'forward' });
  });
  const soon = async ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    // Lets the browser paint the touch feedback before fetching.
    await nextFrame();
    prepare(target);
  };
  for (const type of ['focusin', 'touchstart']) document.addEventListener(type, soon, { passive: true });
  let resting = 0;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(resting);
    if (target instanceof Element) resting = window.setTimeout(prepare, rest, target);
  });
}

/** @returns whether the click was handled, so that the browser's default action must be prevented */
function act(target: Element, event: MouseEvent): boolean {
  const language = target.closest<HTMLButtonElement>('[data-language-switch] button[value]');
  if (language) {
    switchTo(language.value === 'en' ? 'en' : 'de');
    return true;
  }
  if (target.closest('[data-to-top]')) return toTop();
  if (target.closest('[data-cookie-settings]')) {
    openConsentDialog();
    return true;
  }
  // A case link in the text or in a drawing, such as the named dots on the home page.
  const named = target.closest<CaseElement>('a[data-case]');
  if (named && isPlainClick(event) && openCase(named)) {
    // One of those within the sheet does not lead away from anything.
    if (!named.closest(`#${sheetId}`)) pushPosition(sheetId, named);
    return true;
  }
  const link = linkOf(target);
  return link !== null && isPlainClick(event) && follow(link);
}

/** The enclosing link; SVG links, whose `href` is not a string, do not count. */
function linkOf(target: Element): HTMLAnchorElement | null {
  const link = target.closest('a');
  return link instanceof HTMLAnchorElement && URL.canParse(link.href) ? link : null;
}

function follow(link: HTMLAnchorElement): boolean {
  const { dataset } = link;
  if (dataset.skip !== undefined) {
    // Keeps the fragment out of the URL.
    document.getElementById('content')?.focus();
    return true;
  }
  if (dataset.dialog !== undefined) {
    void openByClick(link);
    return true;
  }
  if (dataset.paper !== undefined) {
    void openDownload(link);
    return true;
  }
  return goTo(link);
}

function goTo(link: HTMLAnchorElement): boolean {
  const url = new URL(link.href);
  if (link.target === '_blank' || link.hasAttribute('download') || !isPage(url)) return false;
  const { location } = window;
  const here = url.pathname === location.pathname && url.search === location.search;
  if (here && url.hash) {
    // A panel would cover the place.
    const header = link.closest('header');
    if (header) closeHeader(header);
    // The browser scrolls there itself.
    openNamed(elementOf(url.hash));
    return false;
  }
  if (here && link.id === 'logo') return toTop();
  const keeps = link.dataset.keepPlace !== undefined;
  void showPage(url, { how: keeps ? 'same-place' : here ? 'replace' : 'forward', moving: keeps || markCover(link) });
  return true;
}

/**
 * Marks the cover next to a link to a paper, so that a View Transition carries it to the paper's page.
 * @returns whether there is a cover
 */
function markCover(link: HTMLAnchorElement): boolean {
  const cover = link.dataset.cover === undefined ? null : link.closest('li')?.querySelector<SVGElement>('a > svg');
  if (!cover) return false;
  cover.style.viewTransitionName = 'paper-cover';
  return true;
}

function toTop(): true {
  scrollToTop();
  document.getElementById('logo')?.focus({ preventScroll: true });
  return true;
}

function prepare(target: Element): void {
  const link = linkOf(target);
  if (target.closest('[data-cookie-settings]')) importConsentDialog().catch(() => {});
  if (!link) return;
  const url = new URL(link.href);
  if (link.dataset.dialog !== undefined) prepareByPointer(link);
  else if (link.dataset.paper !== undefined) prepareDownload();
  else if (isPage(url) && url.pathname !== window.location.pathname) preparePage(url, shownLanguage());
}

/** Pages that are shown without a full page load; other links are left to the browser. */
function isPage({ origin, pathname }: URL): boolean {
  return origin === window.location.origin && pageAt(pathname) !== null;
}
