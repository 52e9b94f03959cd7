import { isButtonId } from '#contract/leads/buttons.ts';
import { pageAt } from '#contract/site/pages.ts';
import type { AttachedCalculation } from '#web/forms/opened-dialog/attached-calculation.ts';
import { sourceOf } from '#web/forms/opened-dialog/followed-button.ts';
import { dataOf } from '#web/ui/data.ts';
import { shownLanguage } from '#web/visit-now.ts';
import { openDialog, prepareDialog } from './dialogs.ts';
import { plainWords } from './plain-words.ts';

let loading = false;

/** Opens the dialog of a `DialogButton`; if its code cannot be loaded, follows the link. */
export async function openByClick(link: HTMLAnchorElement): Promise<void> {
  const { dialog: button, calculation } = link.dataset;
  if (!isButtonId(button) || loading) return;
  loading = true;
  try {
    await openDialog(
      {
        button,
        buttonText: plainWords(link.textContent),
        pageSource: sourceOf(button, pageAt(window.location.pathname)?.page),
        opener: link,
        calculation: calculation === undefined ? undefined : dataOf<AttachedCalculation>(link, 'calculation'),
      },
      shownLanguage(),
    );
  } catch {
    window.location.assign(link.href);
  } finally {
    loading = false;
  }
}

/** Preloads the dialog of a hovered, focused or touched button. */
export function prepareByPointer(link: HTMLAnchorElement): void {
  const { dialog: button } = link.dataset;
  if (isButtonId(button)) prepareDialog(button, shownLanguage());
}
