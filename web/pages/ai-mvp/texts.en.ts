import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const amount = figures.mvpPriceEuro.toLocaleString('en-GB');
const price = `${amount}\u00a0EUR`;
const [shortest, longest] = figures.mvpWeeks;

export const en: Texts = {
  meta: {
    title: `AI MVP at a fixed price, ${shortest}–${longest} weeks`,
    description: `An AI MVP for ${price} plus VAT in ${shortest}–${longest} weeks: the smallest version of your idea that real users can work with, at a price known in advance.`,
    keywords: [
      'AI MVP',
      'prototype',
      'fixed price',
      'prices',
      'pricing',
      'cost',
      'MVP development',
      'user testing',
      'pilot',
      'pilot project',
    ],
  },
  hero: {
    eyebrow: 'AI MVP',
    title: `Know in ${shortest}–\u2060${longest}\u00a0weeks whether the idea holds`,
    lead: 'We build the smallest version somebody can work with and hand it to the people it was meant for. If the idea fails, finding out has cost a sum you knew beforehand. If it holds, work continues from the same code.',
    button: 'Ask about an MVP',
    figure: price,
    unit: `Fixed price, plus VAT, for ${shortest}–\u2060${longest} weeks from kick-off to decision. One bar is a working day; the dashed ones are the reserve.`,
  },
  plan: {
    title: 'Each box is one working day',
    lead: 'This is the plan when every document is in place on the first day. If data or accounts arrive late, the fourth week absorbs the delay.',
    plate:
      'Twenty blocks, one for each working day. They grow until the decision on the fifteenth; beside them stands a small machine that works.',
    week: 'Week',
    days: 'Day',
    steps: [
      { name: 'Scoping', text: 'One process, one group of users, one measure of success.' },
      { name: 'Building', text: 'From the fifth day there is something running for you to try.' },
      { name: 'User test', text: 'The people it is meant for use it on real cases.' },
      { name: 'Decision', text: 'Carry on, change course or stop, with the results on the table.' },
    ],
    reserve: { name: 'Reserve', text: 'Used only if something is missing. The price does not change.' },
  },
  price: {
    title: 'The quotation fits on one page',
    lead: 'This is the page you sign. It also names what is left out.',
    sheet: 'AI MVP quotation',
    sample: 'Specimen',
    included: 'In the price',
    excluded: 'Not in the price',
    items: [
      'Scoping with your department',
      'An application for one process, interface included',
      'A connection to one data source',
      'Model costs up to the decision',
      'A supervised test with your users',
      'Evaluation and recommendation',
      'Code, test cases and rights of use',
    ],
    extras: ['Operation after the decision', 'Every further data source', 'Training beyond the test group'],
    total: 'Fixed price',
    amount: price,
    tax: 'plus VAT',
  },
  benefits: {
    title: 'Answers no slide deck can give',
    lead: 'They come from users of a running product.',
    example: 'Example',
    items: [
      {
        name: 'Testing',
        text: 'You see whether the model copes with your data, odd cases too.',
        picture: '54 of 60 cases right, 6\u00a0wrong',
      },
      {
        name: 'Acceptance',
        text: 'You see who still opens the application on day three.',
        picture: 'Users on each test day: 9, 8, 6 and\u00a08',
      },
      {
        name: 'Speed',
        text: 'You see how fast feedback turns into a new version.',
        picture: 'Five versions in four days of testing',
      },
    ],
  },
  advantages: {
    title: 'Four advantages over the big project',
    picture:
      'Spending over twelve months: the verdict on the MVP comes in the first month, and spending ends at the fixed price; with the big project the steps rise until it comes after a year.',
    without: 'Otherwise',
    items: [
      {
        name: 'Market',
        text: 'Customers and committees judge something they have used themselves.',
        otherwise: 'The verdict comes after the planning, often a year later.',
      },
      {
        name: 'Flexibility',
        text: 'Changing course is cheap while only one process has been built.',
        otherwise: 'Each change goes through a requirements document.',
      },
      {
        name: 'Risk',
        text: 'The possible loss has a ceiling, and you know it beforehand.',
        otherwise: 'The loss is known only at the end.',
      },
      {
        name: 'Learning',
        text: 'Your team watches it being built and can help with the next attempt.',
        otherwise: 'What was learnt stays with the contractor.',
      },
    ],
  },
  best: {
    title: 'The best part',
    items: [
      {
        figure: amount,
        note: 'EUR plus VAT',
        title: 'You cannot lose more money than that',
        text: 'If the project ends with the decision, there is no further invoice. Your people’s working hours are all that comes on top.',
      },
      {
        figure: 'exclu\u00adsive',
        note: 'licence',
        title: 'What we write is yours alone to use',
        text: 'On payment you hold the exclusive licence, perpetual and worldwide, to all we wrote for you. Third-party and machine-generated parts are listed.',
      },
    ],
  },
  calculation: {
    title: 'Does the fixed price pay off?',
    name: 'AI MVP',
    text: 'From your volumes and minutes the sheet works out whether a process pays for its build and operation, and from which month.',
    link: 'Cost one process',
  },
  onward: {
    title: 'If it is too early for an MVP',
    links: ['Workshop: choose the idea', 'Lab: settle an open question by experiment'],
  },
  closing: {
    title: `Does your idea fit into ${shortest} weeks?`,
    lead: 'Tell us who is to use it and what success would look like. If it is too big, we propose a slice that fits.',
    button: 'Discuss the scope',
  },
};
