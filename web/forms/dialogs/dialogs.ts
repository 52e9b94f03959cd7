import { type ButtonId, buttons } from '#contract/leads/buttons.ts';
import type { Language } from '#contract/site/languages.ts';
import type { Opening, ReadyDialog } from '#web/forms/opened-dialog/opening.ts';
import { nextFrame } from '#web/ui/next-frame.ts';
import { sharedValue } from '#web/ui/shared-value.ts';

/** Code of each kind of dialog. */
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

/** Maximum time to load a dialog's code after a click, in milliseconds; then the link is followed instead. */
const patience = 8000;

/** Preloads a dialog; called on hover, focus and touch. */
export function prepareDialog(button: ButtonId, language: Language): void {
  load(button, language).catch(() => {});
}

type OpenDialog = { Dialog: ReadyDialog; opening: Opening; number: number };
/** The open dialog; `number` identifies the opening, also when the same dialog is opened again. */
export const openedDialog = sharedValue<OpenDialog | null>(null);
let opened = 0;

/** Opens a button's dialog. Rejects if its code cannot be loaded. */
export async function openDialog(opening: Opening, language: Language): Promise<void> {
  // Lets the browser paint the pressed state before fetching and rendering.
  await nextFrame();
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience, new Error('dialog took too long')));
  const Dialog = await Promise.race([load(opening.button, language), late]);
  opened += 1;
  // When one dialog opens another, keep the calculation and return the focus to the first opener.
  const { opener, calculation } = openedDialog.get()?.opening ?? opening;
  openedDialog.set({ Dialog, opening: { ...opening, opener, calculation }, number: opened });
}

export const closeDialog = (): void => openedDialog.set(null);
