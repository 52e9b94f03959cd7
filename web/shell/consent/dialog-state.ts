import { sharedValue } from '#web/ui/shared-value.ts';

/** Whether the settings dialog is open. Anything on the page can open it; only then is its code loaded. */
export const consentDialogOpen = sharedValue(false);

export const openConsentDialog = (): void => consentDialogOpen.set(true);
export const closeConsentDialog = (): void => consentDialogOpen.set(false);
