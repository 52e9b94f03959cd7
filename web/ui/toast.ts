/** One message at the corner of the screen; only the newest is shown. */
export type Toast = {
  id: number;
  title: string;
  description?: string;
  link?: { words: string; href: string } | undefined;
  tone: 'default' | 'destructive';
};

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast, replacing the one on screen. Plain data and listeners, so that callers load no toast code. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  count += 1;
  set({ tone: 'default', ...toast, id: count });
}

export function dismissToast(): void {
  set(null);
}

/** For useSyncExternalStore. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => current,
};

function set(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}
