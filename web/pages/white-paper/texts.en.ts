import type { Texts } from './texts.de.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

export const en: Texts = {
  meta: {
    title: 'White paper',
    description:
      'A white paper from our series on artificial intelligence in business, for management and departments. The PDF is free of charge.',
    keywords: ['white paper', 'artificial intelligence', 'business'],
  },
  months,
  eyebrow: 'White paper',
  added: 'This paper is available as a PDF, free of charge.',
  download: 'Download the white paper',
  all: 'All white papers',
  contents: 'What it covers',
  opening: 'The first page',
  whole: 'The whole paper as a PDF',
  sources: 'Laws and rulings cited',
  facts: {
    published: 'Published',
    minutes: 'Reading time',
    revised: 'Law as of',
    changed: 'Changed',
    format: 'Format',
  },
  minutes: '{count} minutes',
  format: 'Tagged PDF, German and English',
  closing: {
    title: 'What applies to your company?',
    lead: 'In 30 minutes we go through the passages that concern you and say where your case differs. The conversation is free.',
    button: 'Book a conversation about it',
  },
  neighbours: { both: 'Published before and after it', older: 'Published before it', newer: 'Published after it' },
};
