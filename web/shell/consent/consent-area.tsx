import { type ComponentType, useEffect, useState } from 'react';
import type { Language } from '#contract/site/languages.ts';
import { useShared } from '#web/ui/use-shared.ts';
import type { Banner } from './banner.tsx';
import { consentDialogOpen } from './dialog-state.ts';
import { importConsentDialog } from './import-dialog.ts';
import type { SettingsDialog } from './settings-dialog.tsx';
import { importConsentTexts } from './texts/load.ts';
import type { ConsentTexts } from './texts/texts.de.ts';
import { undecided } from './undecided.ts';

type Part<T> = T extends (props: infer P) => unknown ? ComponentType<P> : never;

/** Cookie banner and settings dialog of every route; fetches their code and texts only when they are shown. */
export function ConsentArea({ language, path }: { language: Language; path: string }) {
  const asks = useShared(undecided);
  const dialogOpen = useShared(consentDialogOpen);
  const [TheBanner, setBanner] = useState<Part<typeof Banner> | null>(null);
  const [TheDialog, setDialog] = useState<Part<typeof SettingsDialog> | null>(null);
  const [texts, setTexts] = useState<ConsentTexts | null>(null);
  const needed = asks || dialogOpen;

  useEffect(() => {
    if (!needed) return;
    let current = true;
    importConsentTexts(language).then((loaded) => current && setTexts(loaded), ignore);
    return () => {
      current = false;
    };
  }, [needed, language]);

  useEffect(() => {
    if (asks) import('./banner.tsx').then((loaded) => setBanner(() => loaded.Banner), ignore);
  }, [asks]);
  useEffect(() => {
    if (dialogOpen) importConsentDialog().then((loaded) => setDialog(() => loaded.SettingsDialog), ignore);
  }, [dialogOpen]);

  const decided = () => undecided.set(false);
  return (
    <>
      {asks && TheBanner && texts && (
        <TheBanner language={language} path={path} texts={texts.banner} onDecided={decided} />
      )}
      {dialogOpen && TheDialog && texts && <TheDialog texts={texts.dialog} onDecided={decided} />}
    </>
  );
}

// A banner whose code does not arrive changes nothing: without a choice nothing is set; the next load asks again.
function ignore() {}
