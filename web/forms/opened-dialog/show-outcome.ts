/**
 * Focuses the outcome of a form and shows it: in a dialog together with the dialog's title, which says what happened.
 * On low screens a dialog that was sent is scrolled to its end, where only the buttons below the outcome are.
 */
export function showOutcome(panel: HTMLElement | null): void {
  if (!panel) return;
  panel.focus({ preventScroll: true });
  const dialog = panel.closest('dialog');
  if (!dialog) panel.scrollIntoView({ block: 'nearest' });
  for (let around = panel.parentElement; around && dialog?.contains(around); around = around.parentElement)
    around.scrollTop = 0;
}
