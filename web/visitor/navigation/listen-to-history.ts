import { asksForAnotherPage } from './address.ts';
import { restorePosition } from './scroll-and-focus.ts';
import { showPage } from './show-page.ts';

/** Handles back and forward, between pages and between places of the current one. */
export function listenToHistory(): void {
  window.addEventListener('popstate', () => {
    if (asksForAnotherPage()) void showPage(new URL(window.location.href), { how: 'back' });
    else restorePosition();
  });
}
