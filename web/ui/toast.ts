import { createStore } from './store.ts';

/** One message at the corner of the screen; only the newest is shown. */
export type Toast = {
  id: number;
  title: string;
  description?: string;
  link?: { words: string; href: string } | undefined;
  tone: 'default' | 'destructive';
};

export const toastStore = createStore<Toast | null>(null);
let count = 0;

/** Shows a toast, replacing the one on screen. Plain data and listeners, so that callers load no toast code. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  count += 1;
  toastStore.set({ tone: 'default', ...toast, id: count });
}

export function dismissToast(): void {
  toastStore.set(null);
}
