import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'AI academy: training on your own cases',
    description:
      'AI training for staff, departments and managers: foundation, specialist and leadership courses, practised on your own documents, on site or online.',
    keywords: ['AI training', 'AI academy', 'AI literacy', 'EU AI Act', 'further education'],
  },
  hero: {
    eyebrow: 'AI academy',
    title: 'Anyone who uses AI must be able to contradict it',
    lead: 'The academy trains people to spot a wrong answer and to know when doing the sums themselves is quicker. Course material comes from your desks: your quotations, complaints and spreadsheets.',
    button: 'Book training',
  },
  facts: {
    title: 'Three courses, sorted by responsibility',
    text: 'Every course runs in German or English, on your premises or online.',
    items: [
      { term: 'Foundation', detail: 'For everyone: asking well, checking answers, keeping confidential matters out.' },
      {
        term: 'Specialist',
        detail:
          'For one department: taking its own process apart and settling which steps the model does and who reads them over.',
      },
      {
        term: 'Leadership',
        detail: 'For those in charge: judging proposals, setting thresholds, assigning responsibility.',
      },
      {
        term: 'The legal reason',
        detail:
          'Since February 2025 the EU AI Act has obliged companies to see to the AI literacy of their staff. The foundation course is built around that duty.',
      },
    ],
  },
  onward: {
    title: 'Other ways to learn',
    links: ['Workshop: a small group and a ranking', 'Coaching: one to one'],
  },
};
