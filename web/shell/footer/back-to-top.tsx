import type { ReactNode } from 'react';
import { scrollToTop } from '#web/shell/scroll.ts';
import { Icon } from '#web/ui/icons/icon.tsx';

/** Scrolls to the top and puts the focus there. */
export function BackToTop({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className="ml-auto inline-flex min-h-11 items-center gap-2 font-semibold text-white underline-offset-4 hover:underline noscript:hidden max-sm:ml-0"
      onClick={() => {
        scrollToTop();
        document.getElementById('logo')?.focus({ preventScroll: true });
      }}
    >
      <Icon name="up" className="size-4" />
      {children}
    </button>
  );
}
