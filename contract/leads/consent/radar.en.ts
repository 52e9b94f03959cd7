import { radarRhythm } from '#contract/site/figures.ts';
import type { de } from './radar.de.ts';

export const en: typeof de = {
  version: 'radar-en-2026-11-23',
  button: 'Subscribe to the AI radar',
  sentence: `By choosing “Subscribe to the AI radar” you agree that {company} sends you the AI radar, a comparison of how companies use AI, by email ${radarRhythm.en}. You can withdraw at any time, for example by the link in each issue.`,
};
