import { nextFrame } from '#web/ui/next-frame.ts';

const wide = window.matchMedia('(width >= 76rem)');
wide.addEventListener('change', () => menuNow()?.close());

const menuNow = () => document.querySelector<HTMLDialogElement>('dialog#site-menu');

/**
 * The menu over the whole screen. Browsers with invoker commands open and close it by themselves until this is there;
 * from then on it is opened here, after the press is seen. It is said whether it is open, and a link that is followed
 * closes it.
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
