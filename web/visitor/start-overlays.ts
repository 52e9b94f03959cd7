import { openedDialog } from '#web/forms/dialogs/dialogs.ts';
import { openedDownload } from '#web/forms/white-paper/open-download.ts';
import { consentDialogOpen } from '#web/shell/consent/dialog-state.ts';
import { askForConsent } from '#web/shell/consent/undecided.ts';
import { shownToast } from '#web/ui/toast.ts';

/** Loads the overlays when the first of them is to be shown. */
export function startOverlays(): void {
  let asked = false;
  const show = () => {
    if (asked) return;
    asked = true;
    import('./overlays.tsx')
      .then(({ showOverlays }) => showOverlays())
      .catch(() => {
        asked = false;
      });
  };
  // When a form has been sent in vain, the line that could load them may be gone. Not at once: the first letter is
  // painted first.
  document.addEventListener('input', () => setTimeout(show, 500), { once: true });
  for (const value of [openedDialog, openedDownload, consentDialogOpen, shownToast]) value.subscribe(show);
  askForConsent();
}
