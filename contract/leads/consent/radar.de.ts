import { radarRhythm } from '#contract/site/figures.ts';

/**
 * What somebody agrees to; shown at the form, kept with the sign-up. `{company}` stands for the sender. New words
 * get a new version (`server/newsletter/wordings.ts`).
 */
export const de = {
  version: 'radar-de-2026-11-22',
  sentence: `Mit „KI-Radar abonnieren“ willigen Sie ein, dass {company} Ihnen den KI-Radar, einen Vergleich zum Einsatz von KI in Unternehmen, ${radarRhythm.de} per E-Mail sendet. Widerrufen können Sie jederzeit, etwa über den Link in jeder Ausgabe.`,
};
