import { newsletterTitles } from '#contract/leads/newsletter-names.ts';
export const de = {
  meta: {
    title: 'Ausgabe',
    description: 'Eine Ausgabe unserer Newsletter: zum Lesen im Browser, mit allen anderen im Archiv.',
    keywords: ['Newsletter', 'Künstliche Intelligenz', 'Unternehmen'],
  },
  kinds: newsletterTitles.de,
  all: 'Alle Ausgaben',
  subscribe: { 'newsletter-general': 'Newsletter abonnieren', 'newsletter-radar': 'KI-Radar abonnieren' },
  onward: 'Weiterlesen',
  newer: 'Danach erschienen',
  older: 'Davor erschienen',
};

export type Texts = typeof de;
