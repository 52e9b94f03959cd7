import type { MouseEvent } from 'react';

/**
 * Whether a click means the row itself: not something in it that has its own meaning, and not the end of a selection of
 * text.
 */
export function isOnRow({ target }: MouseEvent): boolean {
  const own = target instanceof Element && target.closest('a, button, label');
  return !own && (window.getSelection()?.isCollapsed ?? true);
}
