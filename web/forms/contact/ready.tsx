import type { Language } from '#contract/site/languages.ts';
import type { ReadyDialog } from '#web/forms/opened-dialog/opening.ts';
import { ContactDialog } from './dialog.tsx';
import { importContactTexts } from './load-texts.ts';

/** The contact modal with its texts at hand, so that it opens complete. */
export async function ready(language: Language): Promise<ReadyDialog> {
  const initial = await importContactTexts(language);
  return (props) => <ContactDialog initial={initial} {...props} />;
}
