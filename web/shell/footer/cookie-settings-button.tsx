import type { ReactNode } from 'react';
import { openConsentDialog } from '#web/shell/consent/dialog-state.ts';
import { importConsentDialog } from '#web/shell/consent/import-dialog.ts';

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
