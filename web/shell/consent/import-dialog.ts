/** Loads the settings dialog's code: when the dialog is opened, or slightly earlier. */
export const importConsentDialog = () => import('./settings-dialog.tsx');
