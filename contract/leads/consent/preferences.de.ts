/**
 * What somebody agrees to on the preference page, kept with the sign-up. New words get a new version
 * (`server/newsletter/wordings.ts`).
 */
export const de = {
  version: 'preferences-de-2026-11',
  title: 'Was möchten Sie erhalten?',
  lead: 'Angekreuzt ist, was Sie bekommen. Ohne Haken endet der Versand mit dem Speichern.',
  button: 'Auswahl speichern',
};
