import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const price = `${figures.mvpPriceEuro.toLocaleString('en-GB')}\u00a0EUR plus\u00a0VAT`;
const [shortest, longest] = figures.transformationMonths;
const [shortestDays, longestDays] = figures.workshopDays.map((days) => days.toLocaleString('en-GB'));

export const en: Texts = {
  meta: {
    title: 'Services: eight ways into AI',
    description:
      'Eight AI services at a glance: transformation, academy, coaching, workshops, applications, platform, fixed-price MVP and external lab, with duration and scope.',
    keywords: ['AI services', 'AI consulting', 'AI workshops', 'AI MVP', 'AI lab', 'AI platform'],
  },
  hero: {
    eyebrow: 'Services',
    title: 'Eight services, sorted by what you already have',
    lead: 'If you need a strategy, start at the top. If you have an idea, test it in an MVP or the lab. If applications are already running, look for a platform. Each service can be commissioned on its own.',
  },
  list: {
    title: 'From resolution to proof',
    items: [
      {
        name: 'AI transformation',
        text: 'You have a mandate from the board and need a route.',
        fact: `${shortest}–${longest} months`,
      },
      { name: 'AI academy', text: 'You have tools and need people who master them.', fact: 'Three courses' },
      { name: 'AI coaching', text: 'You carry the responsibility and need a counterpart.', fact: 'Confidential' },
      {
        name: 'AI workshops',
        text: 'You have many ideas and need an order.',
        fact: `${shortestDays}–${longestDays} days`,
      },
      { name: 'AI applications', text: 'You have a process nobody sells software for.', fact: 'Time and materials' },
      {
        name: 'AI platform',
        text: 'You have several applications and need a foundation.',
        fact: 'Data centre or cloud',
      },
      {
        name: 'AI MVP',
        text: 'You have an idea and need the users’ verdict.',
        fact: `${price}, ${figures.mvpWeeks.join('–')} weeks`,
      },
      { name: 'AI lab', text: 'You have an open question and no lab of your own.', fact: 'Available at once' },
    ],
  },
  closing: {
    title: 'One conversation settles which service fits',
    lead: `In ${figures.conversationMinutes} minutes we sort out what you need. Sometimes it is none of the eight, and we will tell you so.`,
    button: 'Book a free first conversation',
  },
};
