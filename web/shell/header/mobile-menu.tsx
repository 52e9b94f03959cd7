import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { MobilePanel } from './mobile-panel.tsx';

const toggleClass = 'size-11 items-center justify-center';

/** Menu toggle below 1024 px. Without JavaScript it leads to the footer's links instead. */
export function MobileMenu() {
  const texts = useShellTexts().menu;
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const { key, state } = useLocation();

  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation but a switch of language
  useEffect(() => {
    if (!state?.keepPlace) dialog.current?.close();
  }, [key]);
  useEffect(() => {
    const wide = window.matchMedia('(width >= 64rem)');
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <div className="-mr-2.5 @min-[59rem]:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={`flex noscript:hidden ${toggleClass}`}
      >
        <Icon name="menu" className="size-6" />
        <span className="sr-only">{texts.open}</span>
      </button>
      <a href="#site-links" className={`hidden noscript:flex ${toggleClass}`}>
        <Icon name="menu" className="size-6" />
        <span className="sr-only">{texts.open}</span>
      </a>
      <dialog
        ref={dialog}
        aria-label={texts.title}
        onClose={() => setOpen(false)}
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-ink text-white"
      >
        {open && <MobilePanel onClose={() => dialog.current?.close()} />}
      </dialog>
    </div>
  );
}
