import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const { workshopDays, workshopParticipants: people, workshopVirtualSessions, workshopVirtualHours } = figures;
const [shortest, longest] = workshopDays.map((days) => days.toLocaleString('en-GB'));
/** En dash of a range; the word joiners prevent a line break. */
const to = '\u2060–\u2060';
const total = figures.workshopAgendaMinutes.reduce<number>((sum, minutes) => sum + minutes, 0) / 60;

export const en: Texts = {
  meta: {
    title: `AI workshops of ${shortest} to ${longest} days`,
    description: `AI workshops on site, online or for executives: ${shortest} to ${longest} days, ${people.executive[0]} to ${people.inhouse[1]} people, and at the end a ranking with an owner and a next step.`,
    keywords: ['AI workshop', 'use case workshop', 'in-house', 'executive workshop', 'planning call'],
  },
  hero: {
    plate: 'A table from above: seven cards in order, the first highlighted, one in the bin.',
    eyebrow: 'AI workshops',
    title: 'Half a day to a first ranking',
    lead: 'Three roles belong at the table: one who knows the process, one who answers for it, one who pays for it. By the end each proposal has a rank, an owner and a next step. The price depends on format and duration and is quoted before the start.',
    button: 'Arrange a planning call without obligation',
  },
  formats: {
    title: 'Which format suits which group',
    lead: 'We agree the format with you beforehand. Dark is the minimum, light the maximum.',
    labels: { participants: 'Participants', duration: 'Duration', format: 'Place', result: 'Outcome' },
    cards: {
      inhouse: {
        title: 'In-house',
        subtitle: 'For departments that want to sort things out together',
        participants: `${people.inhouse.join('–')} people`,
        duration: `${shortest} to ${longest} days`,
        format: 'On your premises',
        features: [
          'Groups mixed across departments',
          'A visit to where the work is done',
          'First trials on a model on day two',
        ],
        result: 'One ranking across departments',
        button: 'Plan an in‑house workshop',
      },
      virtual: {
        title: 'Virtual',
        subtitle: 'For teams in several places',
        participants: `${people.virtual.join('–')} people`,
        duration: `${workshopVirtualSessions.join(to)} sessions of ${workshopVirtualHours.join(to)} hours`,
        format: 'By video, with a shared board',
        features: [
          'Time to look things up between sessions',
          'Blind ratings, each person alone',
          'Recorded only if the group so decides',
        ],
        result: 'A ranking checked between two sessions',
        button: 'Plan a virtual workshop',
      },
      executive: {
        title: 'Executive',
        subtitle: 'For the executive team on its own',
        participants: `${people.executive.join('–')} people`,
        duration: 'Half a day',
        format: 'Away from the office, phones off',
        features: [
          'A talk with each person beforehand',
          'Budget and responsibility on the table',
          'Closes with a minuted resolution',
        ],
        result: 'Three projects with a budget',
        button: 'Plan an executive workshop',
      },
    },
    note: `Bars show hours spent together; a day counts as ${figures.workshopDayHours}.`,
  },
  agenda: {
    eyebrow: 'Agenda',
    title: 'Half a day, drawn to scale',
    lead: `This is where ${total} hours go in the shortest format. Longer ones repeat collecting and rating for every department.`,
    minutes: 'min',
    items: [
      { title: 'Opening', text: 'Everyone names one process that steals their time.' },
      {
        title: 'Collecting',
        text: 'Pairs describe each idea: who would gain, which data it needs, what happens today instead.',
      },
      { title: 'Break' },
      {
        title: 'Rating',
        text: 'Benefit and effort scored from one to five, submitted blind. Those who do the work daily count as much as their managers.',
      },
      {
        title: 'Arguing',
        text: 'First the items whose scores are furthest apart.',
      },
      { title: 'Deciding', text: 'Rank, owner, next step and its date.' },
    ],
  },
  ranking: {
    eyebrow: 'Example of an outcome',
    title: 'What the ranking looks like',
    lead: 'Four proposals have been placed and one was struck off.',
    labels: {
      rank: 'Rank',
      dropped: 'Struck off',
      benefit: 'Benefit',
      effort: 'Effort',
      of: 'out of',
      step: 'Next step',
      reason: 'Reason',
    },
    rows: [
      {
        name: 'Sort incoming mail',
        owner: 'Head of the mail room',
        benefit: 5,
        effort: 2,
        step: 'Draw a sample from one week',
        dropped: false,
      },
      {
        name: 'Compare quotations',
        owner: 'Strategic purchasing',
        benefit: 4,
        effort: 2,
        step: 'Set out ten finished comparisons',
        dropped: false,
      },
      {
        name: 'Draft replies to complaints',
        owner: 'Customer service',
        benefit: 4,
        effort: 3,
        step: 'Invite the works council to the test',
        dropped: false,
      },
      {
        name: 'Search old contracts',
        owner: 'Legal department',
        benefit: 3,
        effort: 3,
        step: 'Go through the archive for gaps',
        dropped: false,
      },
      {
        name: 'Forecast sales',
        owner: 'Sales planning',
        benefit: 3,
        effort: 5,
        step: 'Sales data reaches back two years only',
        dropped: true,
      },
    ],
    note: 'An invented example. Your group gives the scores.',
  },
  benefits: {
    eyebrow: 'Benefits',
    title: 'What no longer needs discussing',
    lead: 'Four questions are answered by the end of the session.',
    items: [
      { title: 'Where we begin', text: 'The order is fixed, and everyone has seen the scores.' },
      { title: 'Who does it', text: 'The name is in the minutes; that person was there and agreed.' },
      {
        title: 'What we drop',
        text: 'Dropped proposals stay on the list with their reason, so they do not come back.',
      },
      { title: 'When we look again', text: 'A review date is in all calendars before anyone leaves.' },
    ],
  },
  onward: {
    title: 'What follows the ranking',
    links: ['MVP: try out whatever came first', 'Use cases: ideas to bring along'],
  },
  closing: {
    title: 'Three details are all we need',
    lead: 'The occasion, a rough headcount, the month you have in mind. In the planning call we propose a format and who should attend; afterwards you may decline without giving reasons.',
    button: 'Settle format and date',
  },
};
