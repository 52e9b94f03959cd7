import { type ComponentType, useEffect, useState } from 'react';
import type { Language } from '#contract/site/languages.ts';
import { useShared } from '#web/ui/shared-value.ts';
import type { Banner } from './banner.tsx';
import { readConsent, tellAnalytics } from './consent.ts';
import { consentDialogOpen } from './dialog-state.ts';
import { importConsentDialog } from './import-dialog.ts';
import type { SettingsDialog } from './settings-dialog.tsx';
import { importConsentTexts } from './texts/load.ts';
import type { ConsentTexts } from './texts/texts.de.ts';

/** Milliseconds before the banner appears where nothing was chosen yet (spec section 9). */
const bannerDelay = 1000;

type Part<T> = T extends (props: infer P) => unknown ? ComponentType<P> : never;

/** Cookie banner and settings dialog of every route; fetches their code and texts only when they are shown. */
export function ConsentArea({ language }: { language: Language }) {
  const [undecided, setUndecided] = useState(false);
  const dialogOpen = useShared(consentDialogOpen);
  const [TheBanner, setBanner] = useState<Part<typeof Banner> | null>(null);
  const [TheDialog, setDialog] = useState<Part<typeof SettingsDialog> | null>(null);
  const [texts, setTexts] = useState<ConsentTexts | null>(null);
  const needed = undecided || dialogOpen;

  useEffect(() => {
    const stored = readConsent();
    if (stored) return tellAnalytics(stored);
    const timer = window.setTimeout(() => setUndecided(true), bannerDelay);
    return () => window.clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!needed) return;
    let current = true;
    importConsentTexts(language).then((loaded) => current && setTexts(loaded), ignore);
    return () => {
      current = false;
    };
  }, [needed, language]);

  useEffect(() => {
    if (undecided) import('./banner.tsx').then((loaded) => setBanner(() => loaded.Banner), ignore);
  }, [undecided]);
  useEffect(() => {
    if (dialogOpen) importConsentDialog().then((loaded) => setDialog(() => loaded.SettingsDialog), ignore);
  }, [dialogOpen]);

  const decided = () => setUndecided(false);
  return (
    <>
      {undecided && TheBanner && texts && <TheBanner language={language} texts={texts.banner} onDecided={decided} />}
      {dialogOpen && TheDialog && texts && <TheDialog texts={texts.dialog} onDecided={decided} />}
    </>
  );
}

// A banner whose code does not arrive changes nothing: without a choice nothing is set; the next load asks again.
function ignore() {}
