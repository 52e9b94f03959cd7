import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const { workshopDays, workshopParticipants: people, workshopVirtualSessions, workshopVirtualHours } = figures;
const [shortest, longest] = workshopDays.map((days) => days.toLocaleString('en-GB'));

export const en: Texts = {
  meta: {
    title: `AI workshops of ${shortest} to ${longest} days`,
    description: `AI workshops on site, online or for executives: ${shortest} to ${longest} days, ${people.executive[0]} to ${people.inhouse[1]} people, and at the end a ranking with an owner and a next step.`,
    keywords: ['AI workshop', 'use case workshop', 'in-house', 'executive workshop', 'planning call'],
  },
  hero: {
    eyebrow: 'AI workshops',
    title: 'Half a day to a first ranking',
    lead: 'Three people belong at the table: one who knows the process, one who answers for it, one who pays for it. By the end each proposal has a rank, an owner and a next step. Which format suits you is settled beforehand.',
    button: 'Arrange a planning call without obligation',
  },
  formats: {
    title: 'Three formats compared',
    text: 'The smaller the group, the harder the decision it reaches.',
    caption: 'Workshop formats with group size and duration',
    head: ['Format', 'People', 'Duration'],
    rows: [
      { name: 'In-house', people: people.inhouse.join('–'), time: `${shortest}–${longest} days` },
      {
        name: 'Virtual',
        people: people.virtual.join('–'),
        time: `${workshopVirtualSessions.join('–')} sessions of ${workshopVirtualHours.join('–')} hours`,
      },
      { name: 'Executive', people: people.executive.join('–'), time: 'half a day' },
    ],
  },
  onward: {
    title: 'What follows the ranking',
    links: ['MVP: try out whatever came first', 'Case studies: ideas to bring along'],
  },
};
