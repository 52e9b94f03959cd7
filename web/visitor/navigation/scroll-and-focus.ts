import { jumpTo } from '#web/shell/scroll.ts';

/** Where the visitor was on each entry of the history, in memory: the site stores nothing beyond the spec's keys. */
const positions = new Map<string, number>();

/** The key of the entry shown; the first one of a visit has none. */
export function entryKey(): string {
  const { state } = window.history as { state: { key?: unknown } | null };
  return typeof state?.key === 'string' ? state.key : '';
}

let shown = entryKey();

export function newEntry(url: URL): void {
  // No two in a millisecond; random UUIDs are kept from pages without HTTPS (Secure Contexts).
  window.history.pushState({ key: String(Date.now()) }, '', url);
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
  window.addEventListener('scroll', () => positions.set(shown, window.scrollY), { passive: true });
}

/** After a change of words on the same page: nothing moves. */
export function stayAt(top: number): void {
  shown = entryKey();
  if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
}

/**
 * After a change of page: to the top, to the #anchor, or, going back and forward (`entry`), to where the visitor was;
 * then the focus goes to the new page's heading, which screen readers announce.
 */
export function arrive(hash: string, entry: string | null): void {
  shown = entryKey();
  const saved = entry === null ? undefined : positions.get(entry);
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
