import { figures } from '#contract/site/figures.ts';
import type { de } from './radar.de.ts';

const perYear = figures.radarPerYear === 2 ? 'twice' : `${figures.radarPerYear} times`;

export const en: typeof de = {
  version: 'radar-en-2026-11',
  sentence: `By choosing “Subscribe to the AI radar” you consent to receiving it by email ${perYear} a year. You can withdraw at any time.`,
};
