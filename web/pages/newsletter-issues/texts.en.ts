import { newsletterTitles } from '#contract/leads/newsletter-names.ts';
import { figures, newsletterRhythm, radarRhythm } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Newsletter archive: every issue',
    description:
      'Every issue sent so far of our newsletter on AI use cases and of the AI radar, the newest first, open to read without signing up.',
    keywords: ['newsletter archive', 'newsletter', 'AI radar'],
  },
  title: 'What we have written so far',
  lead: `The archive of both newsletters: one with use cases, ${newsletterRhythm.en}, and the AI radar with figures from ${figures.radarCountries} countries, ${radarRhythm.en}.`,
  issues: 'Every issue',
  kinds: newsletterTitles.en,
  empty: {
    title: 'No issue has appeared yet',
    text: 'The first one will appear here as soon as it is sent. Sign up to receive it by email.',
  },
  signUp: {
    title: 'The next issue by email',
    links: { 'newsletter-general': 'Subscribe to the newsletter', 'newsletter-radar': 'Subscribe to the AI radar' },
  },
};
