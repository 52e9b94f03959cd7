import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Scrolls to the top, smoothly where motion is welcome, and puts the focus there. */
export function BackToTop({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className="ml-auto inline-flex min-h-11 items-center gap-2 font-semibold text-white underline-offset-4 hover:underline noscript:hidden max-sm:ml-0"
      onClick={() => {
        window.scrollTo(0, 0);
        document.getElementById('logo')?.focus({ preventScroll: true });
      }}
    >
      <Icon name="up" className="size-4" />
      {children}
    </button>
  );
}
