import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** From so many letters' widths on the sidebar stands beside the page (`desk:` in the styles). */
export const sidebarRoom = 69;
/** From so many on details stand beside the list that they belong to. */
export const panelRoom = 80;

/**
 * Whether the window is so wide, measured in the root's letters: larger letters need more of it. False on the server.
 */
export function useRoom(rem: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth >= rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    () => false,
  );
}
