import { jumpTo } from '#web/shell/scroll.ts';

/**
 * Scroll position by the key of a history entry. In memory and, for reloads, in each entry those of the others when it
 * was entered: the site stores nothing beyond the keys of the spec.
 */
const positions = new Map<string, number>();

type EntryState = { key: string; positions: typeof positions };

/** Where the focus was when a history entry of the current page was left. */
const focused = new Map<string, HTMLElement | SVGElement | null>();

let shown = '';

/**
 * Assigns scroll positions to the current history entry from now on. It gets a key on first sight, because the browser
 * adds the entries of fragments without one.
 * @returns the scroll position that the entry had
 */
function enter(): number | undefined {
  const { state } = window.history as { state: EntryState | null };
  shown = state?.key ?? `${Math.random()}`;
  for (const [key, top] of state?.positions ?? []) if (!positions.has(key)) positions.set(key, top);
  window.history.replaceState({ key: shown, positions }, '');
  const before = positions.get(shown);
  positions.set(shown, before ?? window.scrollY);
  return before;
}

/** Adds a history entry for the element to which the page has begun to scroll, because `link` was followed. */
export function pushPosition(id: string, link: HTMLElement | SVGElement): void {
  focused.set(shown, link);
  window.history.pushState(null, '', `#${id}`);
  enter();
}

/**
 * Restores position and focus of another entry of the same page; the browser itself scrolls to a fragment just
 * followed.
 */
export function restorePosition(): void {
  const left = shown;
  const before = enter();
  focused.set(left, document.querySelector<HTMLElement>(':focus'));
  if (before === undefined || shown === left) return;
  focused.get(shown)?.focus({ preventScroll: true });
  jumpTo(before);
}

/** Takes over scroll restoration from the browser, once it has restored a reloaded page. */
export function rememberPositions(): void {
  const { history } = window;
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') takeOver();
  // Right after the load event, too.
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  const remember = () => positions.set(shown, window.scrollY);
  enter();
  // The browser itself restores this entry.
  remember();
  window.addEventListener('scroll', remember, { passive: true });
}

/** After another rendering of the same page: keeps the scroll position. */
export function stayAt(top: number): void {
  enter();
  if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
}

/**
 * After a navigation: scrolls to the top, to the fragment or, on back and forward, to the previous position; then
 * focuses the new page's heading, so that screen readers announce it.
 */
export function arrive(hash: string, isBack: boolean): void {
  // Elements of the page that was left would keep all of it in memory.
  focused.clear();
  const before = enter();
  const saved = isBack ? before : undefined;
  const target = saved === undefined ? elementOf(hash) : null;
  if (!target) {
    jumpTo(saved ?? 0);
    focus(heading());
    return;
  }
  openNamed(target);
  target.scrollIntoView({ behavior: 'instant' });
  focus(target);
}

/** Opens the question addressed by a fragment; the browser itself would only scroll to it. */
export function openNamed(named: Element | null): void {
  if (named instanceof HTMLDetailsElement) named.open = true;
}

export function elementOf(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)));
}

function heading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
