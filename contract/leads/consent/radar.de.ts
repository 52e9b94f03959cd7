import { figures } from '#contract/site/figures.ts';

const perYear = figures.radarPerYear === 2 ? 'zweimal' : `${figures.radarPerYear}-mal`;

/**
 * What somebody agrees to; shown at the form, kept with the sign-up. New words get a new version
 * (`server/newsletter/wordings.ts`).
 */
export const de = {
  version: 'radar-de-2026-11',
  sentence: `Mit „KI-Radar abonnieren“ willigen Sie ein, den KI-Radar ${perYear} im Jahr per E-Mail zu erhalten. Der Widerruf ist jederzeit möglich.`,
};
