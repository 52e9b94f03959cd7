/**
 * What somebody agrees to; shown at the form, kept with the sign-up. New words get a new version
 * (`server/newsletter/wordings.ts`).
 */
export const de = {
  version: 'general-de-2026-11',
  before: 'Ja, senden Sie mir den Newsletter per E-Mail. Ich kann mich jederzeit abmelden; es gilt die ',
  link: 'Datenschutzerklärung',
  after: '.',
};
