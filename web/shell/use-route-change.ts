import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { viewsPath } from '#contract/page-views.ts';
import { apiUrl } from '#web/api-url.ts';
import { jumpTo } from './scroll.ts';

/**
 * After a change of route: to the top, to the #anchor, or, going back and forward, to where the visitor was; then the
 * focus goes to the new page's heading, which screen readers announce. A switch of language (`keepPlace`)
 * moves neither. Positions live in memory, because the site stores nothing beyond the spec's keys.
 */
export function useRouteChange(): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const { history } = window;
    const record = () => positions.current.set(last.current.key, window.scrollY);
    // The browser restores a reloaded document itself and must have done so before we take over.
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    // A question that the address names is opened; the browser alone only scrolls to it.
    const named = document.getElementById(decoded(window.location.hash.slice(1)));
    if (named instanceof HTMLDetailsElement) named.open = true;
    if (document.readyState === 'complete') takeOver();
    window.addEventListener('load', takeOver);
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', giveBack);
    window.addEventListener('scroll', record, { passive: true });
    return () => {
      window.removeEventListener('load', takeOver);
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', giveBack);
      window.removeEventListener('scroll', record);
    };
  }, []);

  useLayoutEffect(() => {
    const from = last.current;
    last.current = location;
    if (from.key === location.key) return;
    const samePage = from.pathname === location.pathname;
    const isBack = type === 'POP';
    forgetStructuredData();
    if (!samePage && !location.state?.keepPlace) countView(location.pathname);
    if (!isBack && location.state?.keepPlace) {
      positions.current.set(location.key, window.scrollY);
      return;
    }
    // A plain anchor that the browser followed by itself: it has scrolled and focused already.
    if (isBack && samePage && location.hash && window.history.state === null) return;
    const saved = isBack ? positions.current.get(location.key) : undefined;
    if (saved === undefined) {
      goTo(location.hash, samePage);
      return;
    }
    jumpTo(saved);
    if (!samePage) focus(heading());
  }, [location, type]);
}

/** What the server's HTML says to search engines is of the page before; those who read it ask for each page. */
function forgetStructuredData(): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}

/** Counted on the server as a number; without it only the pages that visits begin with would be. */
function countView(path: string): void {
  navigator.sendBeacon(apiUrl() + viewsPath, `${document.documentElement.lang} ${path}`);
}

/** To what the #anchor names, smoothly within a page; else to the top. The focus goes along. */
function goTo(hash: string, samePage: boolean): void {
  // Who was quicker than this change and has gone to the top took the #anchor out of the address.
  const isWanted = hash !== '' && window.location.hash !== '';
  const target = isWanted ? document.getElementById(decoded(hash.slice(1))) : null;
  if (!target) {
    jumpTo(0);
    focus(heading());
    return;
  }
  if (target instanceof HTMLDetailsElement) target.open = true;
  target.scrollIntoView({ behavior: samePage ? 'auto' : 'instant' });
  focus(target);
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
