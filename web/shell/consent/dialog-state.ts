import { sharedValue } from '#web/ui/shared-value.ts';

/** Whether the settings dialog is asked for; anything on the page may ask, and only then is its code fetched. */
export const consentDialogOpen = sharedValue(false);

export const openConsentDialog = (): void => consentDialogOpen.set(true);
export const closeConsentDialog = (): void => consentDialogOpen.set(false);
