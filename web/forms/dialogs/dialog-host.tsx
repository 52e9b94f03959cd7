import { useShared } from '#web/ui/use-shared.ts';
import { closeDialog, openedDialog } from './dialogs.ts';
import { NextSlot } from './next-slot.tsx';

/** Renders the currently open dialog; mounted once, in the shell. */
export function DialogHost() {
  const shown = useShared(openedDialog);
  if (!shown) return null;
  return <shown.Dialog key={shown.number} opening={shown.opening} onClosed={closeDialog} NextSlot={NextSlot} />;
}
