import { type PageId, pageAt } from '#contract/site/pages.ts';
import { opensOnInk } from './ink-pages.ts';

/**
 * Updates the persistent header after a navigation: marks the current page as `header.tsx` would, closes whatever is
 * open in it and clears its search fields. From then on scripts handle its language switch, whatever the form's action
 * is.
 */
export function moveHeader(header: HTMLElement, page: PageId | null): void {
  const ink = opensOnInk(page);
  header.toggleAttribute('data-ink', ink);
  header.classList.toggle('on-ink', ink || header.hasAttribute('data-scrolled'));
  for (const words of header.querySelectorAll<HTMLElement>('[data-leads]'))
    words.hidden = (words.dataset.leads === 'here') !== (page === 'home');
  markCurrent(header, page);
  closeHeader(header);
}

function markCurrent(header: HTMLElement, page: PageId | null): void {
  for (const link of header.querySelectorAll<HTMLAnchorElement>('li > a')) {
    const current = link.hash === '' && page !== null && pageAt(link.pathname)?.page === page;
    link.ariaCurrent = current ? 'page' : null;
  }
  const services = header.querySelector('#services');
  const inside = page === 'services' || services?.querySelector('li > [aria-current]') != null;
  const button = services?.querySelector('button');
  if (button) button.ariaCurrent = inside ? 'true' : null;
}

/** Closes the header's panels and menu, and clears its search fields. */
export function closeHeader(header: HTMLElement): void {
  for (const panel of header.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
  header.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  for (const details of header.querySelectorAll<HTMLDetailsElement>('details[open]')) details.open = false;
  for (const field of header.querySelectorAll<HTMLInputElement>('input[type=search]')) {
    if (field.value === '') continue;
    field.value = '';
    // Also clears its results (`live-results.tsx`).
    field.dispatchEvent(new Event('input'));
  }
}
