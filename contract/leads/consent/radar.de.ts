import { radarRhythm } from '#contract/site/figures.ts';

/**
 * Consent wording of the form that has no checkbox: sending it is the consent. Shown at the form, stored with the
 * sign-up together with the button's label. `{company}` stands for the sender. Changed wording needs a new version
 * (`server/newsletter/wordings.ts`).
 */
export const de = {
  version: 'radar-de-2026-11-23',
  button: 'KI-Radar abonnieren',
  sentence: `Mit „KI-Radar abonnieren“ willigen Sie ein, dass {company} Ihnen den KI-Radar, einen Vergleich zum Einsatz von KI in Unternehmen, ${radarRhythm.de} per E-Mail sendet. Widerrufen können Sie jederzeit, etwa über den Link in jeder Ausgabe.`,
};
