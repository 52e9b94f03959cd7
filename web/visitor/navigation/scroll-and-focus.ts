import { jumpTo } from '#web/shell/scroll.ts';

/** Scroll position by history entry. Only in memory: the site stores nothing beyond the keys of the spec. */
const positions = new Map<string, number>();

/** The key of the current history entry; the first one of a visit has none. */
export function entryKey(): string {
  const { state } = window.history as { state: { key?: unknown } | null };
  return typeof state?.key === 'string' ? state.key : '';
}

let shown = entryKey();

export function newEntry(url: URL): void {
  // Entries are never created within the same millisecond; crypto.randomUUID needs a secure context.
  window.history.pushState({ key: String(Date.now()) }, '', url);
}

/** Takes over scroll restoration from the browser, once it has restored a reloaded page. */
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

/** After another rendering of the same page: keeps the scroll position. */
export function stayAt(top: number): void {
  shown = entryKey();
  if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
}

/**
 * After a navigation: scrolls to the top, to the fragment or, on back and forward (`entry`), to the previous position;
 * then focuses the new page's heading, so that screen readers announce it.
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
