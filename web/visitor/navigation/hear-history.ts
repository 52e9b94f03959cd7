import { asksForAnotherPage } from './address.ts';
import { showPage } from './show-page.ts';

/** Handles back and forward; fragment navigation within the page is left to the browser. */
export function hearHistory(): void {
  window.addEventListener('popstate', () => {
    if (asksForAnotherPage()) void showPage(new URL(window.location.href), { how: 'back' });
  });
}
