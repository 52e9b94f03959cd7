import { sharedValue } from './shared-value.ts';

/** One message at the corner of the screen; only the newest is shown. */
export type Toast = {
  id: number;
  title: string;
  description?: string;
  link?: { words: string; href: string } | undefined;
  tone: 'default' | 'destructive';
};

/** What is on the screen; plain data, so that callers load no toast code. */
export const shownToast = sharedValue<Toast | null>(null);
let count = 0;

/** Shows a toast, replacing the one on screen. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  count += 1;
  shownToast.set({ tone: 'default', ...toast, id: count });
}

export const dismissToast = (): void => shownToast.set(null);
