import { type CaseId, cases, workedExample } from '#contract/calculation/cases.ts';
import { type Scenario, scenario, years } from '#contract/calculation/result.ts';
import { formatsOf, readLinesOf } from '#contract/calculation/shown.ts';
import { figures } from '#contract/site/figures.ts';
import { asOf, legalDate } from '#contract/site/regulations.ts';
import { en as caseNames } from '#web/calculation/case-names.en.ts';
import { en as calculation } from '#web/calculation/texts.en.ts';
import { en as newsletterForm } from '#web/forms/newsletter-general/use-case-texts.en.ts';
import type { Texts } from './texts.de.ts';

const named = (id: CaseId) => ({ id, name: caseNames[id] });

const industries = [
  {
    name: 'Retail',
    cases: [
      {
        ...named('store-orders'),
        text: 'Proposals from till data, weather and school holidays, ready by evening.',
      },
      { ...named('product-copy'), text: 'Master data becomes descriptions in every language the shop speaks.' },
      { ...named('return-reasons'), text: 'Read the comments and name the items whose size chart is wrong.' },
    ],
  },
  {
    name: 'Manufacturing',
    cases: [
      { ...named('visual-inspection'), text: 'Spot rejects on camera; doubtful pieces go to the inspection bench.' },
      { ...named('condition-maintenance'), text: 'Hear bearing damage in the vibration before the line stops.' },
      { ...named('set-up-sequence'), text: 'Put orders in the sequence that wastes the least time on changeovers.' },
    ],
  },
  {
    name: 'Banking',
    cases: [
      {
        ...named('credit-file'),
        text: 'Missing pages and contradictions are listed. A person decides on the loan.',
      },
      {
        ...named('laundering-alerts'),
        text: 'Group similar alerts and give the grounds for review. People close them.',
      },
    ],
  },
  {
    name: 'Insurance',
    cases: [
      { ...named('claims-intake'), text: 'Letters, photos and calls, routed by line of business and urgency.' },
      { ...named('policy-comparison'), text: 'Two versions of a contract side by side, clause by clause.' },
      { ...named('invoice-scrutiny'), text: 'Flag odd bills and spell out the suspicion next to them.' },
    ],
  },
  {
    name: 'Private equity',
    cases: [
      { ...named('data-room'), text: 'Go through thousands of documents and extract the open points for diligence.' },
      {
        ...named('portfolio-report'),
        text: 'Bring every holding’s monthly figures into one format and explain outliers.',
      },
      { ...named('add-on-search'), text: 'Candidates from registers and websites, ranked by your criteria.' },
    ],
  },
  {
    name: 'Automotive',
    cases: [
      {
        ...named('workshop-reports'),
        text: 'Spot recurring faults in returned parts before the statistics show them.',
      },
      {
        ...named('requirement-matching'),
        text: 'What the manufacturer demands against what the supplier commits to, quoted.',
      },
    ],
  },
  {
    name: 'Logistics',
    cases: [
      { ...named('arrival-times'), text: 'Recipients are told the hour, no longer just the day.' },
      { ...named('route-replanning'), text: 'Calculate again the moment a driver falls ill or a bridge is closed.' },
      { ...named('customs-papers'), text: 'Suggest commodity codes and point to the line in the tariff.' },
    ],
  },
  {
    name: 'Marketing',
    cases: [
      { ...named('campaign-variants'), text: 'A single message written for each audience, in your tone of voice.' },
      { ...named('competitor-watch'), text: 'One page every morning: what others promise and what they charge.' },
    ],
  },
  {
    name: 'Sales',
    cases: [
      { ...named('draft-quotations'), text: 'Inquiry, price list and past quotations add up to a first text.' },
      { ...named('meeting-preparation'), text: 'Turnover, open cases and recent promises on one sheet.' },
      { ...named('tenders'), text: 'Fill in questionnaires with answers that were approved before.' },
    ],
  },
  {
    name: 'IT',
    cases: [
      { ...named('help-desk'), text: 'What the wiki knows is answered; the rest is passed on with a log.' },
      { ...named('legacy-code'), text: 'Explain programs whose authors have retired, and write tests for them.' },
      { ...named('access-review'), text: 'Check access rights against job descriptions.' },
    ],
  },
  {
    name: 'Service',
    cases: [
      { ...named('talking-manual'), text: 'Technicians ask at the machine and hear the answer with its page.' },
      { ...named('spare-part-photo'), text: 'Identify the part and show the stock level with it.' },
      { ...named('customer-mail'), text: 'Replies are drafted, then sent once somebody has approved them.' },
    ],
  },
  {
    name: 'Management accounting',
    cases: [
      { ...named('invoice-matching'), text: 'Invoice, order and delivery note compared line by line.' },
      { ...named('variance-report'), text: 'Plan against actual, with the three main causes in plain sentences.' },
    ],
  },
  {
    name: 'Data science',
    cases: [
      { ...named('data-quality'), text: 'Watch tables and warn when a distribution shifts.' },
      {
        ...named('plain-questions'),
        text: 'Departments ask as they would ask a colleague; the SQL is shown for checking.',
      },
    ],
  },
  {
    name: 'Healthcare',
    cases: [
      { ...named('discharge-letter'), text: 'A draft from the record, for a doctor to check and sign.' },
      { ...named('coding'), text: 'Propose billing codes, with the passage that supports each.' },
      { ...named('duty-roster'), text: 'Fill shifts by qualification, rest period and preference.' },
    ],
  },
  {
    name: 'Education',
    cases: [
      { ...named('exercises'), text: 'The next task fits the last mistake.' },
      { ...named('essay-feedback'), text: 'Comments are suggested. Marks remain the teacher’s business.' },
    ],
  },
];
/** Number of cases on this page, out of the many in the collection. */
const count = industries.reduce((sum, { cases }) => sum + cases.length, 0);

const { quotations, claims } = figures.examples;
const formats = formatsOf('en');
const { whole, euros } = formats;
const example = cases[workedExample];
const hours = industries.flatMap((one) => one.cases.map(({ id }) => scenario(cases[id]).hours));
const span = `${whole(Math.min(...hours))} to ${whole(Math.max(...hours))}`;
const quotationSums = scenario(cases['draft-quotations']);
const claimSums = scenario(cases['claims-intake']);

/** Data for the bars of an example. */
function sumsOf({ benefit, yearly, once, total }: Scenario) {
  const item = (label: string, value: number) => ({ label, value, written: euros(value) });
  return {
    caption: 'Three years in the likely case',
    items: [
      item('Benefit', benefit * years),
      item('Running costs', -yearly * years),
      item('One-time costs', -once),
      item('What remains', total),
    ],
  };
}

export const en: Texts = {
  meta: {
    title: `AI use cases from ${industries.length} industries and functions`,
    description: `${figures.useCases}+ AI use cases from ${industries.length} industries and functions: from retail and banking to logistics and education, each with a first step to take, and ${figures.useCaseTemplates}+ templates.`,
    keywords: [
      'AI use cases',
      'AI case studies',
      'worked examples',
      'industries',
      'templates',
      'examples',
      'invoice processing',
    ],
  },
  hero: {
    eyebrow: 'Use cases and worked examples',
    title: `${industries.length}\u00a0industries and functions, ${industries.length}\u00a0first steps`,
    lead: `For each industry this page names one process to begin with, and one or two to follow. A conversation about your process is free.`,
    figure: `${count}`,
    unit: `cases to begin with, of more than ${figures.useCases} that we have written up`,
    button: 'Find your industry',
  },
  hub: {
    note: `Our own count, as of ${legalDate(asOf, 'en')}.`,
    eyebrow: 'The collection',
    title: 'The full collection has its own website',
    text: 'Search it by industry, department or state of your data. The most common ones come with a template: one page with six values of your own.',
    button: 'Open the collection',
    newTab: '(opens in a new tab)',
    figures: [
      { term: 'Use cases', value: `${figures.useCases}+` },
      { term: 'Templates', value: `${figures.useCaseTemplates}+` },
      { term: 'Languages of the case studies', value: `${figures.caseStudyLanguages}+` },
    ],
    specimen: {
      caption: 'A template, filled in with the likely case of white paper 5',
      ...named(workedExample),
      lines: readLinesOf(example, scenario(example), calculation.words, formats),
      link: 'Calculate with your own values',
    },
  },
  industries: {
    eyebrow: `${count} cases to begin with`,
    title: 'Where to begin in your industry',
    text: 'The marked case is the first step, because the data for it mostly exists already. The months show when a case pays for itself; with the volumes assumed, three take longer than three years. Each name opens its calculation.',
    note: 'Calculated with assumptions.',
    index: 'Industries on this page',
    chart: `${count} cases by months and by ${span} hours a year`,
    months: '\u00a0mths',
    first: 'first step',
    opens: 'open the calculation',
    items: industries,
  },
  examples: {
    eyebrow: 'Worked examples',
    title: 'Two worked examples to check',
    text: 'In the sheet below you can change every value.',
    note: 'The values in the calculations are assumptions in round figures.',
    labels: { situation: 'Situation', approach: 'Approach', result: 'Result', limit: 'The limit' },
    open: 'Open in the sheet',
    items: [
      {
        ...named('draft-quotations'),
        tag: 'Example 1: engineering, sales',
        title: 'Quotations that do not start from a blank page',
        situation: `${whole(quotations.perYear)} inquiries a year. Each quotation takes ${whole(quotations.hoursBefore)} hours on average, most of them spent hunting for the closest old one.`,
        approach: `The model reads the inquiry, finds related quotations and submits a draft with a price range. Building takes ${figures.mvpWeeks[1]}\u00a0weeks, and a trial with ${quotations.testers} salespeople another ${quotations.trialWeeks}. Sending stays manual.`,
        figure: `${whole(quotationSums.hours)} hours`,
        basis: 'a year',
        sums: sumsOf(quotationSums),
        limit: 'One-off machines without a precedent gain nothing. Their share decides whether the project pays.',
      },
      {
        ...named('claims-intake'),
        tag: 'Example 2: insurance, claims',
        title: 'Claims mail that reaches the right team',
        situation: `${whole(claims.perYear)} notices a year. Sorting one takes ${claims.minutesBefore} minutes, and still ${claims.misroutedPercentBefore}% go to the wrong team first.`,
        approach: `A model in the insurer’s own data centre determines line and urgency. Whenever it is less than ${claims.certaintyPercent}% certain, a person sorts as before. The works council may inspect the evaluation.`,
        figure: `${whole(claimSums.hours)} hours`,
        basis: 'a year',
        sums: sumsOf(claimSums),
        limit: 'Handwritten letters and major losses stay with people.',
      },
    ],
  },
  calculation,
  newsletter: {
    eyebrow: 'Newsletter',
    title: 'The next case arrives by email',
    text: 'Each has four parts: situation, approach, result, limit.',
    form: newsletterForm,
  },
  closing: {
    title: 'Is your process not on this page?',
    lead: 'It may be in the collection. If not, we find the closest case together when we talk.',
    button: 'Book a conversation about your process',
  },
};
