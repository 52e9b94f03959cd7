import { jumpTo } from '#web/shell/scroll.ts';

/** Where the visitor was on each entry of the history, in memory: the site stores nothing beyond the spec's keys. */
const positions = new Map<string, number>();

let shown = '';

/**
 * What is scrolled from now on belongs to the entry shown, which gets a key when it is seen first: the browser adds
 * those of #anchors itself, without one. @returns where the visitor was on it
 */
function enter(): number | undefined {
  const { state } = window.history as { state: string | null };
  shown = state ?? String(Math.random());
  window.history.replaceState(shown, '');
  const before = positions.get(shown);
  positions.set(shown, before ?? window.scrollY);
  return before;
}

/** Adds the place to which the page shown has begun to move to the history. */
export function newPlace(id: string): void {
  window.history.pushState(null, '', `#${id}`);
  enter();
}

/** Another entry of the page shown: to where the visitor was; to an #anchor just followed the browser goes itself. */
export function changePlace(): void {
  const left = shown;
  const before = enter();
  if (before !== undefined && shown !== left) jumpTo(before);
}

/** Keeps positions and takes the restoring of them over from the browser, once it has restored a reloaded page. */
export function rememberPositions(): void {
  const { history } = window;
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') takeOver();
  window.addEventListener('load', takeOver);
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  enter();
  window.addEventListener('scroll', () => positions.set(shown, window.scrollY), { passive: true });
}

/** After a change of words on the same page: nothing moves. */
export function stayAt(top: number): void {
  enter();
  if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
}

/**
 * After a change of page: to the top, to the #anchor, or, going back and forward, to where the visitor was;
 * then the focus goes to the new page's heading, which screen readers announce.
 */
export function arrive(hash: string, isBack: boolean): void {
  const before = enter();
  const saved = isBack ? before : undefined;
  if (saved !== undefined) {
    jumpTo(saved);
    focus(heading());
    return;
  }
  const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
  if (!target) {
    jumpTo(0);
    focus(heading());
    return;
  }
  openNamed(target);
  target.scrollIntoView({ behavior: 'instant' });
  focus(target);
}

/** A question that the address names is opened; the browser alone only scrolls to it. */
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
