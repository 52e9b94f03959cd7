import { newsletterRhythm } from '#contract/site/figures.ts';
import type { de } from './general.de.ts';

export const en: typeof de = {
  version: 'general-en-2026-11-22',
  before: `Yes, {company} may send me the newsletter on AI use cases by email, ${newsletterRhythm.en}. I can unsubscribe at any time. How {company} handles my data is set out in the `,
  link: 'privacy policy',
  after: '.',
};
