import type { Control } from './drafts.ts';

type Part = Element | null | undefined;

/** Scrolls as little as possible until each part is in view; where there is no room for all, the later ones are. */
export function bringIntoView(...parts: Part[]): void {
  for (const part of parts) part?.scrollIntoView({ block: 'nearest' });
}

/**
 * Focuses a control and shows it with its label and error. Focus alone does not scroll to a control that already has
 * it, as after Enter, when the summary of the errors has pushed it down.
 */
export function focusWithError(control: Control): void {
  control.focus({ preventScroll: true });
  bringIntoView(control.labels?.[0], document.getElementById(`${control.id}-error`), control);
}
