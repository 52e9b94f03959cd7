import type { ReactNode } from 'react';
import { importConsentDialog, openConsentDialog } from '#web/shell/consent/dialog-state.ts';

/** Reopens the cookie settings; there is nothing to set without JavaScript. */
export function CookieSettingsButton({ className, children }: { className: string; children: ReactNode }) {
  const prepare = () => void importConsentDialog().catch(() => {});
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={openConsentDialog}
      className={`${className} noscript:hidden`}
    >
      {children}
    </button>
  );
}
