import { newsletterRhythm, radarRhythm } from '#contract/site/figures.ts';
import type { de } from './preferences.de.ts';

export const en: typeof de = {
  version: 'preferences-en-2026-11-22',
  title: 'What would you like to receive?',
  lead: `I would like to receive by email from {company} what I tick here: the newsletter on AI use cases (${newsletterRhythm.en}), the AI radar (${radarRhythm.en}). Anything I untick stops when I save.`,
  button: 'Save choice',
};
