import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const price = `${figures.mvpPriceEuro.toLocaleString('en-GB')}\u00a0EUR`;
const [shortest, longest] = figures.mvpWeeks;

export const en: Texts = {
  meta: {
    title: `AI MVP at a fixed price, ${shortest}–${longest} weeks`,
    description: `An AI MVP for ${price} plus VAT in ${shortest}–${longest} weeks: the smallest version of your idea that real users can work with, at a price known in advance.`,
    keywords: ['AI MVP', 'prototype', 'fixed price', 'MVP development', 'user testing'],
  },
  hero: {
    eyebrow: 'AI MVP',
    title: `Know in ${shortest}–${longest} weeks whether the idea holds`,
    lead: 'We build the smallest version somebody can work with and hand it to the people it was meant for. Should the idea fail, you have learnt so for a sum you knew beforehand. Should it hold, work continues from the same code.',
    button: 'Enquire about an MVP',
    figures: [
      { term: 'Fixed price', value: price, note: 'plus VAT' },
      { term: 'Duration', value: `${shortest}–${longest} weeks`, note: 'from kick-off to user test' },
    ],
  },
  facts: {
    title: 'Three answers no slide deck can give',
    text: 'They come from users of a running product.',
    items: [
      { term: 'Testing', detail: 'You see whether the model copes with your data, outliers included.' },
      { term: 'Acceptance', detail: 'You see who still opens the application on day three.' },
      { term: 'Speed', detail: 'You see how fast feedback turns into a new version.' },
    ],
  },
  onward: {
    title: 'If it is too early for an MVP',
    links: ['Workshop: choose the idea', 'Lab: try several ideas at once'],
  },
};
