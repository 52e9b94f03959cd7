import { showThumbs } from '#web/pictures/show-thumbs.ts';
import { hoverPopover } from './hover-popover.ts';
import { startMenu } from './menu.ts';

let started: HTMLElement | null = null;

/** Starts the header's scripts. It persists across navigations and is only replaced when the language changes. */
export function startHeader(header: HTMLElement): void {
  if (header === started) return;
  started = header;
  darkenWhenScrolled(header);
  const services = header.querySelector<HTMLElement>('#services');
  const button = services?.querySelector('button');
  const panel = document.getElementById('services-menu');
  if (services && button && panel) {
    hoverPopover(services, button, panel);
    // It may have been opened before scripts ran.
    if (panel.matches(':popover-open')) showThumbs(panel);
    else panel.addEventListener('beforetoggle', () => showThumbs(panel), { once: true });
  }
  closeWhenLeft(document.getElementById('site-search'));
  startMenu(header);
}

/** Darkens after 50 px of scroll, the height of `#page-top` (spec section 9). */
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
