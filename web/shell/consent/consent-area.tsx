import { type ComponentType, useEffect, useState } from 'react';
import type { Language } from '#contract/site/languages.ts';
import { useShared } from '#web/ui/use-shared.ts';
import { consentDialogOpen } from './dialog-state.ts';
import { importConsentDialog } from './import-dialog.ts';
import type { SettingsDialog } from './settings-dialog.tsx';
import { importConsentTexts } from './texts/load.ts';
import type { ConsentTexts } from './texts/texts.de.ts';
import { undecided } from './undecided.ts';

type Part<T> = T extends (props: infer P) => unknown ? ComponentType<P> : never;

/** The settings dialog of every page; its code and texts are loaded when it is opened. */
export function ConsentArea({ language }: { language: Language }) {
  const open = useShared(consentDialogOpen);
  const [TheDialog, setDialog] = useState<Part<typeof SettingsDialog> | null>(null);
  const [texts, setTexts] = useState<ConsentTexts | null>(null);

  useEffect(() => {
    if (!open) return;
    let current = true;
    importConsentTexts(language).then((loaded) => current && setTexts(loaded), ignore);
    importConsentDialog().then((loaded) => current && setDialog(() => loaded.SettingsDialog), ignore);
    return () => {
      current = false;
    };
  }, [open, language]);

  return open && TheDialog && texts && <TheDialog texts={texts.dialog} onDecided={() => undecided.set(false)} />;
}

// If the dialog's code fails to load, nothing changes: without a choice nothing is stored.
function ignore() {}
