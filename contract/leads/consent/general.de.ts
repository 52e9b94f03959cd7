import { newsletterRhythm } from '#contract/site/figures.ts';

/**
 * Consent wording, shown at the form and stored with the sign-up. `{company}` stands for the sender. Changed wording
 * needs a new version (`server/newsletter/wordings.ts`).
 */
export const de = {
  version: 'general-de-2026-11-22',
  before: `Ja, {company} darf mir den Newsletter zu KI-Anwendungsfällen per E-Mail senden, ${newsletterRhythm.de}. Abmelden kann ich mich jederzeit. Wie {company} mit meinen Daten umgeht, steht in der `,
  link: 'Datenschutzerklärung',
  after: '.',
};
