import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const [least, most] = figures.labSavedMonths;

export const en: Texts = {
  meta: {
    title: 'External AI lab, available at once',
    description: `An external AI lab in ${figures.labPhases} phases, from idea through prototype to handover. Available at once, nothing to set up; saves ${least} to ${most} months (our experience).`,
    keywords: ['AI lab', 'external laboratory', 'prototype', 'handover'],
  },
  hero: {
    plate: 'Plan of a workbench: idea, prototype, proof, and a door through which it is handed over.',
    eyebrow: 'AI lab',
    title: 'A lab you need neither build nor close',
    lead: 'An AI lab of your own needs staff, equipment and a director before the first experiment runs. If you lack the people or the time, our lab takes your open question through four phases to handover. You pay for each experiment, at the price quoted.',
    figure: '0\u00a0months',
    unit: `of set-up. A lab of your own takes ${least} to ${most} months.`,
    button: 'Ask about the lab',
    call: 'Call',
  },
  start: {
    title: `A first experiment up to ${most}\u00a0months sooner`,
    problem: {
      title: 'The problem',
      text: 'Searching, hiring, tendering, installing: a lab begins with work that tests no assumption at all.',
    },
    solution: {
      title: 'The solution',
      text: 'Ours is already there: machines, tools, a team used to working together. You bring the question and someone who knows the data.',
    },
    chart: {
      own: 'A lab of your own',
      ownDetail: `${least} to ${most} months of set-up`,
      lab: 'Our lab',
      labDetail: 'Available at once',
      shortest: 'set-up, shortest case',
      longest: 'set-up, longest case',
      running: 'experiments under way',
      axis: 'Numbers: months from the decision.',
    },
  },
  phases: {
    title: 'Four phases, one of them optional',
    lead: 'Each builds on the one before, and each answers a different question.',
    known: 'Question settled',
    optional: 'Optional',
    result: 'Result',
    items: [
      {
        title: 'Idea',
        text: 'We phrase the assumption so that an experiment could refute it.',
        known: 'Can the question be tested at all?',
      },
      {
        title: 'Prototype',
        text: 'We build as much as the experiment needs and not one screen more.',
        known: 'Does it work with your data?',
      },
      {
        title: 'Proof',
        text: 'For a while the prototype runs beside the real process, under real conditions.',
        known: 'Does it survive daily use?',
      },
      {
        title: 'Handover',
        text: 'Everything passes to your team or to a supplier you pick.',
        known: 'A solution that keeps running without us',
      },
    ],
    handover: ['Code under an exclusive licence', 'Results anyone can check', 'Instructions for your operations'],
  },
  benefits: {
    title: 'What you are spared and what you receive',
    items: [
      {
        figure: `${least}–${most}`,
        name: 'months saved',
        text: 'How long it takes to set up a lab of your own and reach its first experiment.',
      },
      {
        figure: '1',
        name: 'price per experiment',
        text: 'It is quoted beforehand. The lab’s rent, machines and idle time are included.',
      },
      {
        figure: `${figures.specialists}+`,
        name: 'specialists',
        text: 'Modelling, data, interface and data protection under one roof. Each question gets a team drawn from them.',
      },
      {
        figure: `${figures.labPhases}`,
        name: 'phases',
        text: 'After each of them you decide whether to go on. We use the results of an experiment in no other project.',
      },
    ],
  },
  difference: {
    title: 'What the lab is, and is not',
    lead: 'Every company means something different by “lab”.',
    picture:
      'Dashed at the top rows of chairs, school desks, heads with days and a box with a price tag; drawn below them a workbench, a yardstick, a way through a door and a drawer with two keys.',
    isNot: 'What it is not',
    is: 'What it is',
    not: [
      'A room for visiting parties',
      'Training dressed up as research',
      'A framework contract for headcount and day rates',
      'The run-up to a product we mean to sell',
    ],
    yes: [
      'A workbench with people who build',
      'An experiment whose yardstick is agreed beforehand',
      'An assignment with an end and a handover',
      'A result that stays confidential',
    ],
  },
  audience: {
    title: 'Who the lab suits',
    lead: 'Four situations in which the lab proves itself. In others we mostly suggest the MVP.',
    items: [
      {
        term: 'Boards with a deadline',
        detail: 'A reasoned recommendation has to be on the table at the next meeting.',
      },
      {
        term: 'Heads of IT at full stretch',
        detail: 'Their own team keeps things running and has no one to spare for experiments.',
      },
      { term: 'Departments on new ground', detail: 'Their problem has no product and no precedent in the industry.' },
      { term: 'Investors before signing', detail: 'A technical assumption is to be tested before the money moves.' },
    ],
  },
  note: 'A figure from experience, not a promise: the time from the start of setting up a lab to its first experiment.',
  closing: {
    title: 'Give us the question nobody gets round to',
    lead: `In a conversation of ${figures.conversationMinutes} minutes we work out whether an experiment can answer it. For a single, well-defined idea, less will often do:`,
    mvp: 'AI MVP at a fixed price',
    button: 'Talk the question through',
    call: 'Call',
  },
};
