import { sharedValue } from './shared-value.ts';

/** A message in the corner of the screen; only the newest is shown. */
export type Toast = {
  id: number;
  title: string;
  description?: string;
  link?: { words: string; href: string } | undefined;
  tone: 'default' | 'destructive';
  /** Its language: the page's may be switched while it is shown. */
  lang: string;
};

/** The current toast; plain data, so that callers do not load the toast's code. */
export const shownToast = sharedValue<Toast | null>(null);
let count = 0;

/** Shows a toast, replacing the one on screen. */
export function showToast(toast: Omit<Toast, 'id' | 'tone' | 'lang'> & { tone?: Toast['tone'] }): void {
  count += 1;
  shownToast.set({ tone: 'default', ...toast, lang: document.documentElement.lang, id: count });
}

export const dismissToast = (): void => shownToast.set(null);
