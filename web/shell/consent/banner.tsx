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

type Props = { language: Language; texts: ConsentTexts['banner']; onDecided: () => void };

/** Bottom bar; not modal, its three choices look equal. */
export function Banner({ language, texts, onDecided }: Props) {
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
      id="consent-banner"
      aria-label={texts.label}
      onFocus={remember}
      className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-[1000px] animate-rise flex-col gap-x-8 gap-y-4 rounded-[14px] bg-white px-5 py-4 text-[0.95rem] leading-snug text-text shadow-float sm:inset-x-6 sm:bottom-6 lg:flex-row lg:items-center lg:justify-between print:hidden"
    >
      <p>
        <strong>{texts.title}</strong> {texts.text}{' '}
        {/* An ordinary link: the staff area, which shows this bar too, has no client-side way to public pages. */}
        <a href={hrefFor('privacy', language)} className="underline underline-offset-2">
          {texts.privacy}
        </a>
      </p>
      <div className="grid shrink-0 grid-cols-2 gap-2.5 sm:grid-cols-3">
        <Button
          look="line"
          size="small"
          aria-haspopup="dialog"
          className="max-sm:col-span-2"
          onPointerEnter={() => void importConsentDialog().catch(() => {})}
          onClick={openConsentDialog}
        >
          {texts.settings}
        </Button>
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
