import { hoverPopover } from './hover-popover.ts';
import { startMenu } from './menu.ts';
import { searchAsTyped } from './search-as-typed.ts';

/** Brings a page's header to life; each page has its own. */
export function startHeader(header: HTMLElement): void {
  darkenWhenScrolled(header);
  const services = header.querySelector<HTMLElement>('#services');
  const button = services?.querySelector('button');
  const panel = document.getElementById('services-menu');
  if (services && button && panel) hoverPopover(services, button, panel);
  closeWhenLeft(document.getElementById('site-search'));
  startMenu(header);
  for (const search of document.querySelectorAll<HTMLElement>('[data-search]')) searchAsTyped(search);
}

/** After 50 px of scroll, which is the height of `#page-top` (spec section 9). */
function darkenWhenScrolled(header: HTMLElement): void {
  const top = document.getElementById('page-top');
  if (!top) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!header.isConnected) return observer.disconnect();
    const scrolled = entry?.isIntersecting === false;
    header.toggleAttribute('data-scrolled', scrolled);
    header.classList.toggle('on-ink', scrolled || header.hasAttribute('data-ink'));
  });
  observer.observe(top);
}

function closeWhenLeft(panel: HTMLElement | null): void {
  panel?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover();
  });
}
