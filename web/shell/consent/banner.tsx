import { type FocusEvent, useEffect, useRef } from 'react';
import type { Language } from '#contract/site/languages.ts';
import { hrefFor } from '#contract/site/pages.ts';
import type { Consent } from '#contract/site/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { essentialOnly, everything, storeConsent } from './consent.ts';
import { openConsentDialog } from './dialog-state.ts';
import './consent.css';
import { importConsentDialog } from './import-dialog.ts';
import type { ConsentTexts } from './texts/texts.de.ts';
import { useClearOfButtons } from './use-clear-of-buttons.ts';

type Props = {
  language: Language;
  /** Of the page below, to which it makes room. */
  path: string;
  texts: ConsentTexts['banner'];
  onDecided: () => void;
};

/**
 * Small, at the bottom, not modal; its two choices look equal. On a first screen it makes room for the page's buttons.
 */
export function Banner({ language, path, texts, onDecided }: Props) {
  const bar = useRef<HTMLElement>(null);
  useClearOfButtons(bar, path);
  const before = useRef<HTMLElement | null>(null);
  const decide = (consent: Consent) => {
    storeConsent(consent);
    onDecided();
  };
  // The bar takes the focus with it, whether one decided here or in the settings.
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const { current: from } = before;
      (from?.isConnected ? from : document.querySelector('main'))?.focus({ preventScroll: true });
    },
    [],
  );
  // Whoever came here with the keyboard goes on from where they were.
  const remember = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (
      relatedTarget instanceof HTMLElement &&
      !relatedTarget.closest('dialog') &&
      !currentTarget.contains(relatedTarget)
    )
      before.current = relatedTarget;
  };
  return (
    <section
      ref={bar}
      id="consent-banner"
      aria-label={texts.label}
      onFocus={remember}
      className="fixed inset-x-2 bottom-2 z-50 animate-rise bg-white px-4 py-2.5 text-meta text-text shadow-float sm:right-6 sm:bottom-6 sm:left-auto sm:w-96 sm:p-4 print:hidden"
    >
      <p>
        {texts.text}{' '}
        {/* An ordinary link: the staff area, which shows this bar too, has no client-side way to public pages. */}
        <a href={hrefFor('privacy', language)} className="underline underline-offset-2">
          {texts.privacy}
        </a>
        {' · '}
        <button
          type="button"
          aria-haspopup="dialog"
          className="underline underline-offset-2"
          onPointerEnter={() => void importConsentDialog().catch(() => {})}
          onClick={openConsentDialog}
        >
          {texts.settings}
        </button>
      </p>
      <div className="mt-2 grid grid-cols-2 gap-2.5 sm:mt-3">
        <Button look="line" size="small" onClick={() => decide(essentialOnly)}>
          {texts.reject}
        </Button>
        <Button look="line" size="small" onClick={() => decide(everything)}>
          {texts.acceptAll}
        </Button>
      </div>
    </section>
  );
}
