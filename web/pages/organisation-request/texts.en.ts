import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'White papers: AI and organisation',
    description:
      'Three white papers on AI and organisation: structure and roles, the human in the decision, the workplace shared with agents. Free, sent by e-mail.',
    keywords: ['AI organisation', 'human in the loop', 'AI workplace', 'white paper', 'roles'],
  },
  hero: {
    eyebrow: 'White papers on organisation',
    title: 'The organisation chart has no box for agents yet',
    lead: 'Once software completes tasks by itself, responsibility has to be assigned anew. Three papers do so from top to bottom: the company, the single decision, the single desk.',
    button: 'Order the papers',
  },
  papers: {
    title: 'The three papers',
    text: 'Write and tell us which one you are missing; all three is fine.',
    items: [
      { term: 'AI and organisation', detail: 'Which roles emerge, which divide, and who signs in the end.' },
      { term: 'Human in the loop', detail: 'Where a person must check, where samples suffice and how to measure it.' },
      {
        term: 'The AI workplace',
        detail: 'A working day with agents, including rules for breaks, errors and oversight.',
      },
    ],
  },
  onward: {
    title: 'From reading to practice',
    links: ['Academy: courses for every level', 'Transformation: organisation and technology together'],
  },
};
