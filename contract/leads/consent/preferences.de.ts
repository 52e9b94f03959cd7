import { newsletterRhythm, radarRhythm } from '#contract/site/figures.ts';

/**
 * Consent wording of the preference page, stored with the sign-up. `{company}` stands for the sender. Changed wording
 * needs a new version (`server/newsletter/wordings.ts`).
 */
export const de = {
  version: 'preferences-de-2026-11-22',
  title: 'Was möchten Sie erhalten?',
  lead: `Ich möchte von {company} per E-Mail erhalten, was ich hier ankreuze: den Newsletter zu KI-Anwendungsfällen (${newsletterRhythm.de}), den KI-Radar (${radarRhythm.de}). Was ich abwähle, kommt ab dem Speichern nicht mehr.`,
  button: 'Auswahl speichern',
};
