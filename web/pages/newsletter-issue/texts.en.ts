import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Issue',
    description: 'An issue of our newsletters, to read in the browser, with all the others in the archive.',
    keywords: ['newsletter', 'artificial intelligence', 'business'],
  },
  kinds: { 'newsletter-general': 'Newsletter', 'newsletter-radar': 'AI radar' },
  all: 'All issues',
  subscribe: { 'newsletter-general': 'Subscribe to the newsletter', 'newsletter-radar': 'Subscribe to the AI radar' },
  onward: 'Read on',
  newer: 'Published after it',
  older: 'Published before it',
};
