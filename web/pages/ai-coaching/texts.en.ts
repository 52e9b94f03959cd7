import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const { weeksBetweenSessions, sessionMinutes, boardMeetings, opinionWeeks } = figures.coachingYear;

export const en: Texts = {
  meta: {
    title: 'AI coaching and advisory board',
    description:
      'AI coaching for executives and supervisory boards: one-to-one sessions, a standing advisory seat, or a written second opinion before you decide.',
    keywords: [
      'AI coaching',
      'advisory board',
      'executives',
      'supervisory board',
      'managing directors',
      'second opinion',
    ],
  },
  hero: {
    plate: 'A board paper with its annex 3 beside it: one sentence there is underlined with a red wave.',
    eyebrow: 'AI coaching and advisory board',
    title: 'A second opinion before the paper reaches the board',
    lead: 'You decide on budgets and jobs and cannot test every model yourself. We read the paper with you, check the arithmetic and tell you which assumption is likeliest to fail. What is said stays between us; the price is quoted before we start.',
    button: 'Book a first conversation',
  },
  assumptions: {
    eyebrow: 'What we look for first',
    title: 'Six assumptions that often fail',
    lead: 'They are usually in the appendix of the paper.',
    items: [
      {
        paper: 'Quotation from a model vendor',
        assumption: 'A query costs the same even when the model reads longer texts.',
      },
      { paper: 'Three-year budget', assumption: 'Once live, upkeep and oversight cost next to nothing.' },
      { paper: 'Headcount plan', assumption: 'Saved quarter-hours add up to whole positions.' },
      { paper: 'Acquisition of an AI company', assumption: 'Whoever built the model stays on after closing.' },
      { paper: 'Report to the supervisory board', assumption: 'A successful pilot predicts live operation.' },
      { paper: 'A language model of your own', assumption: 'The lead will outlast the depreciation.' },
    ],
  },
  forms: {
    title: 'What a year of support looks like',
    lead: 'A dot is a meeting, a bar is work on paper. The three forms can be combined and ended one by one.',
    labels: { duration: 'Duration', format: 'Format', participants: 'Participants', month: 'Month' },
    button: 'Book a first conversation',
    cards: {
      individual: {
        title: 'Individual coaching',
        subtitle: 'For executives, always with the same person',
        features: [
          'You set the agenda, at short notice too',
          'An overview of models and vendors',
          'Hands-on practice at your own computer',
          'Quick questions between sessions',
        ],
        duration: `${sessionMinutes} minutes, every ${weeksBetweenSessions} weeks`,
        format: 'At your office or by video',
        participants: 'You alone',
      },
      board: {
        title: 'Advisory board',
        subtitle: 'For boards that lack technical expertise',
        features: [
          'A briefing ahead of each meeting',
          'A position on every AI item',
          'Vendors questioned in front of the board',
          'On call when a meeting draws near',
        ],
        duration: `${boardMeetings} meetings a year`,
        format: 'In the boardroom, briefing in writing',
        participants: 'Executive, supervisory or advisory board',
      },
      opinion: {
        title: 'Expert opinion',
        subtitle: 'For a single decision with a fixed date',
        features: [
          'Review of a quotation, strategy or purchase',
          'Arithmetic shown, sources named',
          'A recommendation and its counter-argument',
          'Presented to the board on request',
        ],
        duration: `${opinionWeeks} weeks from receipt of the papers`,
        format: 'In writing, in German or English',
        participants: 'You and specialists from your company',
      },
    },
    note: 'Rhythm and duration are a guide; your calendar of meetings decides what is agreed.',
  },
  benefits: {
    eyebrow: 'Benefit and limit',
    title: 'You still decide, with the sums checked twice',
    ours: {
      title: 'What you gain',
      items: [
        { title: 'Time', text: 'Two pages to the point instead of a week’s reading.' },
        { title: 'Challenge', text: 'Objections reach you before someone raises them in the meeting.' },
        { title: 'Vocabulary', text: 'Terms that mean the same to engineers and to supervisory boards.' },
        { title: 'Bargaining power', text: 'Your own figures on the offer before you negotiate.' },
        { title: 'Evidence', text: 'The file shows on what basis you decided.' },
      ],
    },
    yours: {
      title: 'What remains yours',
      items: [
        'The decision and the reasons for it',
        'The advice of your lawyers and tax advisers',
        'What staff and press are told',
        'The choice of whether to continue',
      ],
    },
  },
  confidence: {
    eyebrow: 'Confidentiality',
    title: 'Rules before the first paper changes hands',
    lead: 'They apply to all three forms.',
    items: [
      { term: 'Secrecy', detail: 'An agreement is signed before you show us anything.' },
      { term: 'Storage', detail: 'Papers are read inside your data room. No copies are made.' },
      { term: 'Tools', detail: 'Not a word of your papers goes into anybody else’s model.' },
      { term: 'Interests', detail: 'If we have a stake in the project ourselves, you are the first to know.' },
    ],
  },
  onward: {
    title: 'If you want more than an opinion',
    links: ['Transformation: from resolution to operation', 'A workshop for the executive team'],
  },
  closing: {
    title: 'Which paper makes you uneasy?',
    lead: `Tell us the decision and the date of the meeting. After ${figures.conversationMinutes} minutes you know what can still be checked by then. The conversation is free and confidential.`,
    button: 'Choose a time to talk in confidence',
  },
};
