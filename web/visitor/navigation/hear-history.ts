import { asksForAnotherPage } from './address.ts';
import { showPage } from './show-page.ts';

/** Going back and forward; #anchors of the page shown are the browser's own. */
export function hearHistory(): void {
  window.addEventListener('popstate', () => {
    if (asksForAnotherPage()) void showPage(new URL(window.location.href), { how: 'back' });
  });
}
