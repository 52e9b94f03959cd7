import { figures } from '../site/figures.ts';

const perYear = figures.radarPerYear === 2 ? 'zweimal' : `${figures.radarPerYear}-mal`;

/**
 * The sentences with which visitors consent to newsletters. A version changes with every word and is kept with each
 * sign-up.
 */
export const de = {
  general: {
    version: 'general-de-2026-11',
    before: 'Ja, senden Sie mir den Newsletter per E-Mail. Ich kann mich jederzeit abmelden; es gilt die ',
    link: 'Datenschutzerklärung',
    after: '.',
  },
  radar: {
    version: 'radar-de-2026-11',
    sentence: `Mit „KI-Radar abonnieren“ willigen Sie ein, den KI-Radar ${perYear} im Jahr per E-Mail zu erhalten. Der Widerruf ist jederzeit möglich.`,
  },
};

export type ConsentWordings = typeof de;
