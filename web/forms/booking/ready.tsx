import type { Language } from '#contract/site/languages.ts';
import { apiUrl } from '../../api-url.ts';
import type { ReadyDialog } from '../dialogs.ts';
import { BookingDialog } from './dialog.tsx';
import { importBookingTexts } from './load-texts.ts';
import { askSlots, isFresh } from './slots.ts';

/** The booking dialog with its texts at hand; the free slots are asked for meanwhile. */
export async function ready(language: Language): Promise<ReadyDialog> {
  if (!isFresh()) askSlots(apiUrl()).catch(() => {});
  const initial = await importBookingTexts(language);
  return (props) => <BookingDialog initial={initial} {...props} />;
}
