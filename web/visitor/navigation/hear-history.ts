import { asksForAnotherPage } from './address.ts';
import { changePlace } from './scroll-and-focus.ts';
import { showPage } from './show-page.ts';

/** Going back and forward, between pages and between places of the one shown. */
export function hearHistory(): void {
  window.addEventListener('popstate', () => {
    if (asksForAnotherPage()) void showPage(new URL(window.location.href), { how: 'back' });
    else changePlace();
  });
}
