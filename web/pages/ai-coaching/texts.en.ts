import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'AI coaching and advisory board',
    description:
      'AI coaching for executives and supervisory boards: one-to-one sessions, a standing advisory seat, or a written second opinion before you decide.',
    keywords: ['AI coaching', 'advisory board', 'executives', 'supervisory board', 'second opinion'],
  },
  hero: {
    eyebrow: 'AI coaching and advisory board',
    title: 'A second opinion before the paper reaches the board',
    lead: 'You decide on budgets and jobs and cannot test every model yourself. We read along, check the arithmetic and tell you which assumption is likeliest to break. What is said stays between us.',
    button: 'Book a first conversation',
  },
  facts: {
    title: 'Three forms of support',
    text: 'Combine them as you like; each can be ended on its own.',
    items: [
      { term: 'One-to-one coaching', detail: 'Regular sessions with the same person. You set the agenda.' },
      {
        term: 'Advisory board',
        detail: 'A standing counterpart for executives or supervisors, with a briefing ahead of every meeting.',
      },
      { term: 'Expert opinion', detail: 'Once and in writing: on a quotation, a strategy or an acquisition.' },
    ],
  },
  onward: {
    title: 'When an opinion becomes a mandate',
    links: ['Transformation: from resolution to operation', 'A workshop for the executive team'],
  },
};
