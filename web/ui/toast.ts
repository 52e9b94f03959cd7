import { sharedValue } from './shared-value.ts';

/** A message in the corner of the screen; only the newest is shown. */
export type Toast = {
  id: number;
  title: string;
  description?: string;
  link?: { words: string; href: string } | undefined;
  tone: 'default' | 'destructive';
};

/** The current toast; plain data, so that callers do not load the toast's code. */
export const shownToast = sharedValue<Toast | null>(null);
let count = 0;

/** Shows a toast, replacing the one on screen. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  count += 1;
  shownToast.set({ tone: 'default', ...toast, id: count });
}

export const dismissToast = (): void => shownToast.set(null);
