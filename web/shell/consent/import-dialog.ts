/** The settings dialog's code: fetched when the dialog is asked for, or a little before. */
export const importConsentDialog = () => import('./settings-dialog.tsx');
