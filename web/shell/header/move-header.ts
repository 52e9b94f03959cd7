import { type PageId, pageAt } from '#contract/site/pages.ts';
import { opensOnInk } from './ink-pages.ts';

/**
 * The header stays from page to page: it says where the visitor is now, as `header.tsx` says it, and what was opened or
 * typed in it ends. Its switch of language is answered in the browser from here on, whatever address its form has.
 */
export function moveHeader(header: HTMLElement, page: PageId | null): void {
  const ink = opensOnInk(page);
  header.toggleAttribute('data-ink', ink);
  header.classList.toggle('on-ink', ink || header.hasAttribute('data-scrolled'));
  for (const words of header.querySelectorAll<HTMLElement>('[data-leads]'))
    words.hidden = (words.dataset.leads === 'here') !== (page === 'home');
  markCurrent(header, page);
  close(header);
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

function close(header: HTMLElement): void {
  for (const panel of header.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
  header.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  for (const details of header.querySelectorAll<HTMLDetailsElement>('details[open]')) details.open = false;
  for (const field of header.querySelectorAll<HTMLInputElement>('input[type=search]')) {
    if (field.value === '') continue;
    field.value = '';
    // What is found for it goes with it (`live-results.tsx`).
    field.dispatchEvent(new Event('input'));
  }
}
