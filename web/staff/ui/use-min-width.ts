import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Window width (rem) from which the sidebar is beside the page (`desk:` in the styles). */
export const sidebarMinWidth = 69;
/** Window width (rem) from which details are beside their list. */
export const panelMinWidth = 80;

/** Whether the window is at least this wide in rem, so that larger fonts need a wider window. False on the server. */
export function useMinWidth(rem: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth >= rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    () => false,
  );
}
