import { createStore } from '#web/ui/store.ts';

/** Whether the settings dialog is asked for; anything on the page may ask, and only then is its code fetched. */
export const consentDialogState = createStore(false);

export const openConsentDialog = () => consentDialogState.set(true);
export const closeConsentDialog = () => consentDialogState.set(false);
