import { useEffect, useState } from 'react';
import type { Language } from '#contract/site/languages.ts';
import { useLanguage } from '#web/language/use-language.ts';

/** A dialog's texts in the current language; the previous ones are shown until the new ones have loaded. */
export function useDialogTexts<T extends { language: Language }>(
  initial: T,
  load: (language: Language) => Promise<T>,
): T {
  const { language } = useLanguage();
  const [shown, setShown] = useState(initial);
  useEffect(() => {
    if (shown.language === language) return;
    let wanted = true;
    load(language)
      .then((loaded) => wanted && setShown(loaded))
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [language, shown.language, load]);
  return shown;
}
