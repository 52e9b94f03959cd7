import { newsletterTitles } from '#contract/leads/newsletter-names.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Issue',
    description: 'An issue of our newsletters, to read in the browser, with all the others in the archive.',
    keywords: ['newsletter', 'artificial intelligence', 'business'],
  },
  kinds: newsletterTitles.en,
  all: 'All issues',
  subscribe: { 'newsletter-general': 'Subscribe to the newsletter', 'newsletter-radar': 'Subscribe to the AI radar' },
  onward: 'Read on',
  newer: 'Published after it',
  older: 'Published before it',
};
