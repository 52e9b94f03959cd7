import { caseIds } from '#contract/calculation/cases.ts';
import { en as caseNames } from '#web/calculation/case-names.en.ts';
import { en as calculation } from '#web/calculation/texts.en.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Calculator: what pays off with AI?',
    description:
      'Cost one process: volume, minutes, share, hourly rate and costs. Three scenarios, the tipping point and a sheet to print, without signing up.',
    keywords: [
      'AI calculator',
      'business case',
      'calculation',
      'return on investment',
      'profitability',
      'payback',
      'tipping point',
      'ROI',
      'scenarios',
      'worksheet',
    ],
  },
  hero: {
    eyebrow: 'Calculator',
    title: 'What pays off?',
    lead: 'Six values show whether the hours a project saves are worth more than building and running it. Start from a suggestion or from a process of your own.',
  },
  calculation,
  pdf: {
    expired: 'This link to a PDF no longer works. The sheet is below; “Print as one sheet” gives the same page.',
    missing: 'The PDF cannot be made at the moment. Your sheet is below; “Print as one sheet” gives the same page.',
  },
  mistake: 'Error',
  presetNames: { ...caseNames, mvp: 'AI MVP' },
  more: {
    title: `${caseIds.length} processes from 15 industries and functions`,
    text: 'Each of the use cases opens this sheet with assumed values.',
    link: 'Cases by industry',
  },
  how: {
    title: 'How it is calculated',
    steps: [
      {
        name: 'Benefit',
        text: 'Cases × minutes × share gives hours. Hours × hourly rate gives the yearly benefit.',
      },
      {
        name: 'Costs',
        text: 'Running costs are deducted every year, one-time costs at the start. The calculation covers three years.',
      },
      {
        name: 'Scenarios',
        text: 'The cautious case takes a smaller share and higher costs, the favourable one the reverse. The percentages are below the fan and can be changed.',
      },
      {
        name: 'Tipping point',
        text: 'The month in which the sum of all payments reaches zero. The sentence on the limit names the share and the volume at which nothing is left.',
      },
    ],
  },
  closing: {
    title: 'The least certain figure can be measured',
    lead: 'In a conversation we find out which of your six values tips the result and what it costs to measure it.',
    button: 'Book a first conversation',
  },
};
