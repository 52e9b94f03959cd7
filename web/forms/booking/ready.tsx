import type { Language } from '#contract/site/languages.ts';
import type { ReadyDialog } from '#web/forms/opened-dialog/opening.ts';
import { BookingDialog } from './dialog.tsx';
import { importBookingTexts } from './load-texts.ts';

/** The booking dialog with its texts at hand, so that it opens complete but for the free times. */
export async function ready(language: Language): Promise<ReadyDialog> {
  const initial = await importBookingTexts(language);
  return (props) => <BookingDialog initial={initial} {...props} />;
}
