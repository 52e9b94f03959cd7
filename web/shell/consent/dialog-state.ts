/** Whether the settings dialog is asked for; anything on the page may ask, and only then is its code fetched. */
let open = false;
const listeners = new Set<() => void>();

export function openConsentDialog(): void {
  set(true);
}

export function closeConsentDialog(): void {
  set(false);
}

/** For useSyncExternalStore. */
export const consentDialogState = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => open,
};

function set(value: boolean) {
  open = value;
  for (const listener of listeners) listener();
}
