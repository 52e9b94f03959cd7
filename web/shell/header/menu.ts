import { nextFrame } from '#web/ui/next-frame.ts';

const wide = window.matchMedia('(width >= 76rem)');
wide.addEventListener('change', () => menuNow()?.close());

const menuNow = () => document.querySelector<HTMLDialogElement>('dialog#site-menu');

/**
 * The full-screen menu. Browsers with invoker commands open and close it themselves until this runs; from then on
 * scripts open it, after the pressed state is painted. Keeps aria-expanded up to date and closes the menu when a link
 * is followed.
 */
export function startMenu(header: HTMLElement): void {
  const menu = menuNow();
  const toggle = header.querySelector<HTMLButtonElement>('[command=show-modal]');
  if (!menu || !toggle) return;
  const say = () => {
    toggle.ariaExpanded = String(menu.open);
  };
  toggle.addEventListener('click', async (event) => {
    event.preventDefault();
    await nextFrame();
    if (!menu.open) menu.showModal();
    say();
  });
  menu.addEventListener('close', say);
  menu.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[command=close]') || (target.closest('a') && !target.closest('[data-dialog]'))) menu.close();
  });
  say();
}
