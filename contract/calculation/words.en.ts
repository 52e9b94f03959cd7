import type { CalculationWords } from './words.de.ts';

export const en: CalculationWords = {
  inputs: {
    volume: 'Cases a year',
    minutes: 'Minutes per case, today',
    share: 'Share that the software takes over',
    rate: 'Hourly rate',
    yearly: 'Running costs a year',
    once: 'One-time costs',
  },
  units: { minutes: 'min', share: '%', rate: 'EUR', yearly: 'EUR', once: 'EUR', hours: 'h' },
  sums: {
    hours: 'Hours a year',
    benefit: 'Benefit a year',
    net: 'Left each year',
    term: 'In three years',
    total: 'After three years',
  },
  scenarios: { cautious: 'cautious', likely: 'likely', favourable: 'favourable' },
  columns: {
    scenario: 'Scenario',
    share: 'Share in\u00a0%',
    cost: 'Costs in\u00a0%',
    tipping: 'Tipping point',
    total: 'After three years',
  },
  month: 'Month {month}',
  atOnce: 'at once',
  never: 'none',
  tips: 'Tipping point: month {month}',
  tipsAtOnce: 'Tipping point: at once',
  tipsNever: 'No tipping point in three years',
  named: 'The project “{name}”',
  unnamed: 'The project',
  results: {
    pays: '{subject} pays for itself after {months} in the likely case; {total} remain after three years.',
    paysAtOnce: '{subject} pays for itself from the first day in the likely case; {total} remain after three years.',
    even: '{subject} breaks exactly even after three years in the likely case.',
    fails: '{subject} does not pay for itself in three years; the likely case ends {total} short.',
    oneMonth: 'one month',
    months: '{months} months',
  },
  limits: {
    pays: 'Its limit: if the software takes over less than {needed} instead of {share}, or if there are fewer than {volume} cases a year, nothing is left after three years.',
    worst: 'Even the cautious case stays above it.',
    fails: 'Its limit: it would take a share of {needed} or {volume} cases a year. Do not build it while that is open.',
    failsByVolume:
      'Its limit: it would take {volume} cases a year; a larger share alone is not enough. Do not build it while that is open.',
    noBenefit: 'Its limit: without a benefit there is no tipping point.',
    noCost: 'Its limit: without costs this calculation has none.',
  },
  spreads:
    'Cautious: {cautiousShare} of the share, {cautiousCost} of the costs. Favourable: {favourableShare} of the share, all of it at most, and {favourableCost} of the costs.',
  missing:
    'Interim values are shown rounded and calculated unrounded. Interest, taxes and price changes are left out. Hours saved become money only when a payment ceases or someone names the other work.',
  fan: 'Sum of all payments, month 0 to 36',
  blanks: ['We measure the tipping point by', 'with (items, weeks)', 'We stop if'],
  sheet: 'Calculation sheet',
  ownProcess: 'Process of your own',
};
