import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Knowledge centre: papers and AI law',
    description: `${figures.whitePapers} white papers, ${figures.books} books, an AI radar across ${figures.radarCountries} countries and the dates of EU AI Act, GDPR and NIS2 with official sources, as of November 2026.`,
    keywords: ['AI white paper', 'EU AI Act', 'GDPR', 'NIS2', 'AI radar', 'books on AI'],
  },
  hero: {
    eyebrow: 'Knowledge centre',
    title: 'What we know is here, and dated',
    lead: 'The white papers were written between August 2024 and August 2025, and the books draw them together. Three sets of rules stand beside them with their dates, so you know which answer is needed by when.',
    figures: [
      { term: 'White papers', value: `${figures.whitePapers}` },
      { term: 'Books', value: `${figures.books}` },
      { term: 'AI radar a year', value: `${figures.radarPerYear}\u202f×` },
      { term: 'Countries in the radar', value: `${figures.radarCountries}` },
    ],
  },
  papers: {
    title: 'White papers by occasion',
    text: 'Two collections come ready-made. For anything else, we look it out for you.',
    links: [
      'For investment firms: four papers',
      'For organisation and HR: three papers',
      `From all ${figures.whitePapers}: name a subject`,
    ],
  },
  books: {
    title: 'For a longer read',
    shop: 'See it at the bookseller’s',
    newTab: '(opens in a new tab)',
  },
  rules: {
    title: 'Three sets of rules and their dates',
    note: 'As of November 2026. This summary is no substitute for legal advice; the official text prevails.',
    source: 'Official text',
    items: [
      {
        name: 'EU AI Act',
        dates: [
          { date: 'August 2024', text: 'in force' },
          { date: 'February 2025', text: 'prohibitions and AI literacy' },
          { date: 'August 2025', text: 'general-purpose models' },
          { date: '2 August 2026', text: 'transparency under Article 50' },
          { date: '2 December 2027', text: 'high-risk systems in Annex III, postponed by the Digital Omnibus' },
          { date: '2 August 2028', text: 'high-risk systems in Annex I, likewise postponed' },
        ],
      },
      { name: 'GDPR', dates: [{ date: 'May 2018', text: 'applies in every member state' }] },
      {
        name: 'NIS2',
        dates: [
          { date: 'January 2023', text: 'directive in force' },
          { date: '6 December 2025', text: 'German implementing act in force' },
        ],
      },
    ],
  },
  closing: {
    title: 'From the paper to your case',
    lead: 'Tell us which passage is on your mind. We go through it with you, using your numbers.',
    button: 'Ask for advice',
  },
};
