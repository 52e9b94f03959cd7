import { useSyncExternalStore } from 'react';
import { closeDialog, dialogStore } from './dialogs.ts';

/** Shows the dialog that a button has opened; once in the shell. */
export function DialogHost() {
  const shown = useSyncExternalStore(dialogStore.subscribe, dialogStore.get, () => null);
  if (!shown) return null;
  return <shown.Dialog key={shown.number} opening={shown.opening} onClosed={closeDialog} />;
}
