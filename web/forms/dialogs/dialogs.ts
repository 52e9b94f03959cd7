import { type ButtonId, buttons } from '#contract/leads/buttons.ts';
import type { Language } from '#contract/site/languages.ts';
import type { Opening, ReadyDialog } from '#web/forms/opened-dialog/opening.ts';
import { nextFrame } from '#web/ui/next-frame.ts';
import { sharedValue } from '#web/ui/shared-value.ts';

/** What each kind of button opens. */
const modules = {
  contact: () => import('#web/forms/contact/dialog.tsx'),
  booking: () => import('#web/forms/booking/dialog.tsx'),
} satisfies Record<
  (typeof buttons)[ButtonId]['dialog'],
  () => Promise<{ ready: (language: Language) => Promise<ReadyDialog> }>
>;

async function load(button: ButtonId, language: Language): Promise<ReadyDialog> {
  const { ready } = await modules[buttons[button].dialog]();
  return ready(language);
}

/** Longest wait for a dialog's code after a click in milliseconds; then the button is followed as a link. */
const patience = 8000;

/** Fetches a dialog ahead of the click; called on hover, focus and touch. */
export function prepareDialog(button: ButtonId, language: Language): void {
  load(button, language).catch(() => {});
}

type OpenDialog = { Dialog: ReadyDialog; opening: Opening; number: number };
/** The dialog on the screen; `number` tells one opening from the next, also of the same dialog. */
export const openedDialog = sharedValue<OpenDialog | null>(null);
let opened = 0;

/** Opens a button's dialog. Rejects when its code cannot be loaded. */
export async function openDialog(opening: Opening, language: Language): Promise<void> {
  // The press is seen before anything is fetched and drawn for it.
  await nextFrame();
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience, new Error('dialog took too long')));
  const Dialog = await Promise.race([load(opening.button, language), late]);
  opened += 1;
  // From one dialog into the next: what was calculated goes along, and the focus back to where the first was opened.
  const { opener, calculation } = openedDialog.get()?.opening ?? opening;
  openedDialog.set({ Dialog, opening: { ...opening, opener, calculation }, number: opened });
}

export const closeDialog = (): void => openedDialog.set(null);
