import type { MouseEvent } from 'react';

/** Whether a click is meant for the row itself, not for a control in it, and does not end a text selection. */
export function isOnRow({ target }: MouseEvent): boolean {
  const own = target instanceof Element && target.closest('a, button, label');
  return !own && (window.getSelection()?.isCollapsed ?? true);
}
