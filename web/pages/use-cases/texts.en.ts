import { figures } from '#contract/site/figures.ts';
import { en as newsletterForm } from '#web/forms/newsletter-general/use-case-texts.en.ts';
import type { Texts } from './texts.de.ts';

const industries = [
  {
    name: 'Retail',
    cases: [
      {
        name: 'Orders for each store',
        text: 'Proposals from till data, weather and school holidays, ready by evening.',
      },
      { name: 'Product copy', text: 'Master data becomes descriptions in every language the shop speaks.' },
      { name: 'Reasons for returns', text: 'Read the comments and name the items whose size chart is wrong.' },
    ],
  },
  {
    name: 'Manufacturing',
    cases: [
      { name: 'Visual inspection', text: 'Spot rejects on camera; doubtful pieces go to the inspection bench.' },
      { name: 'Condition-based maintenance', text: 'Hear bearing damage in the vibration before the line stops.' },
      { name: 'Set-up sequence', text: 'Put orders in the sequence that wastes the least time on changeovers.' },
    ],
  },
  {
    name: 'Banking',
    cases: [
      {
        name: 'Credit file pre-check',
        text: 'Missing pages and contradictions are listed. A person decides on the loan.',
      },
      {
        name: 'Money-laundering alerts',
        text: 'Group similar alerts and give the grounds for review. People close them.',
      },
    ],
  },
  {
    name: 'Insurance',
    cases: [
      { name: 'Incoming claims', text: 'Letters, photos and calls, routed by line of business and urgency.' },
      { name: 'Policy comparison', text: 'Two versions of a contract side by side, clause by clause.' },
      { name: 'Invoice scrutiny', text: 'Flag odd bills and spell out the suspicion next to them.' },
    ],
  },
  {
    name: 'Private equity',
    cases: [
      { name: 'Data room', text: 'Go through thousands of documents and extract the open points for diligence.' },
      { name: 'Portfolio report', text: 'Bring every holding’s monthly figures into one format and explain outliers.' },
      { name: 'Add-on search', text: 'Candidates from registers and websites, ranked by your criteria.' },
    ],
  },
  {
    name: 'Automotive',
    cases: [
      { name: 'Workshop reports', text: 'Spot recurring faults in returned parts before the statistics show them.' },
      {
        name: 'Requirement matching',
        text: 'What the manufacturer demands against what the supplier commits to, quoted.',
      },
    ],
  },
  {
    name: 'Logistics',
    cases: [
      { name: 'Arrival times', text: 'Recipients are told the hour, no longer just the day.' },
      { name: 'Replanning routes', text: 'Calculate again the moment a driver falls ill or a bridge is closed.' },
      { name: 'Customs papers', text: 'Suggest commodity codes and point to the line in the tariff.' },
    ],
  },
  {
    name: 'Marketing',
    cases: [
      { name: 'Campaign variants', text: 'A single message written for each audience, in your tone of voice.' },
      { name: 'Competitor watch', text: 'One page every morning: what others promise and what they charge.' },
    ],
  },
  {
    name: 'Sales',
    cases: [
      { name: 'Draft quotations', text: 'Inquiry, price list and past quotations add up to a first text.' },
      { name: 'Meeting preparation', text: 'Turnover, open cases and recent promises on one sheet.' },
      { name: 'Tenders', text: 'Fill in questionnaires with answers that were approved before.' },
    ],
  },
  {
    name: 'IT',
    cases: [
      { name: 'Help desk intake', text: 'If the wiki knows, it answers; the rest moves on with a log.' },
      { name: 'Legacy code', text: 'Explain programs whose authors have retired, and write tests for them.' },
      { name: 'Access review', text: 'Check access rights against job descriptions.' },
    ],
  },
  {
    name: 'Service',
    cases: [
      { name: 'Talking manual', text: 'Technicians ask at the machine and hear the answer with its page.' },
      { name: 'Spare part by photo', text: 'Identify the part and show the stock level with it.' },
      { name: 'Customer mail', text: 'Replies are drafted here and sent after approval.' },
    ],
  },
  {
    name: 'Management accounting',
    cases: [
      { name: 'Invoice matching', text: 'Invoice, order and delivery note compared line by line.' },
      { name: 'Variance report', text: 'Plan against actual, with the three main causes in plain sentences.' },
    ],
  },
  {
    name: 'Data science',
    cases: [
      { name: 'Data quality', text: 'Watch tables and warn when a distribution shifts.' },
      {
        name: 'Questions in plain English',
        text: 'Departments ask in words; the SQL stands beside the answer for checking.',
      },
    ],
  },
  {
    name: 'Healthcare',
    cases: [
      { name: 'Discharge letter', text: 'A draft from the record, for a doctor to check and sign.' },
      { name: 'Coding', text: 'Propose billing codes, with the passage that supports each.' },
      { name: 'Duty roster', text: 'Fill shifts by qualification, rest period and preference.' },
    ],
  },
  {
    name: 'Education',
    cases: [
      { name: 'Exercises by level', text: 'The next task fits the last mistake.' },
      { name: 'Feedback on essays', text: 'Comments are suggested. Marks remain the teacher’s business.' },
    ],
  },
];
/** Cases named on this page, of the many in the collection. */
const named = industries.reduce((sum, { cases }) => sum + cases.length, 0);

const { quotations, claims } = figures.examples;
const number = (value: number) => value.toLocaleString('en-GB');
const savedOnQuotations = quotations.perYear * (quotations.hoursBefore - quotations.hoursAfter);
const savedOnClaims = (claims.perYear * (claims.minutesBefore - claims.minutesAfter)) / 60;

export const en: Texts = {
  meta: {
    title: `AI use cases from ${industries.length} industries`,
    description: `${figures.useCases}+ AI use cases from ${industries.length} industries and ${figures.useCaseTemplates}+ templates: retail, banking, logistics, education and more, each with a first step to take.`,
    keywords: ['AI use cases', 'AI case studies', 'worked examples', 'industries', 'templates', 'examples'],
  },
  hero: {
    eyebrow: 'Use cases and worked examples',
    title: `${industries.length}\u00a0industries and functions, ${industries.length}\u00a0first steps`,
    lead: `For each industry this page names one process to begin with, and one or two to follow: ${named} of the ${figures.useCases} and more cases that we have written up (our own count). A conversation about your process is free.`,
    figures: [
      { term: 'Use cases', value: `${figures.useCases}+` },
      { term: 'Templates', value: `${figures.useCaseTemplates}+` },
      { term: 'Languages of the case studies', value: `${figures.caseStudyLanguages}+` },
    ],
    button: 'Find your industry',
  },
  hub: {
    eyebrow: 'The collection',
    title: 'All cases live on a website of their own',
    text: 'Search it by industry, department or state of your data. The most common ones come with a template: one page, five fields, three of them for you to fill in. It shows whether a conversation is worth your time.',
    button: 'Open the collection',
    newTab: '(opens in a new tab)',
    sheet: {
      caption: 'Specimen of a template',
      name: 'Invoice matching',
      area: 'Management accounting',
      given: 'already there',
      open: 'yours to fill in',
      filled: [
        { name: 'Goal', value: 'Find discrepancies before payment' },
        { name: 'Data', value: 'Invoices, orders, delivery notes' },
      ],
      blanks: ['Invoices a month', 'Minutes per invoice', 'Who approves'],
    },
  },
  industries: {
    eyebrow: `${named} cases to begin with`,
    title: 'Where to begin in your industry',
    text: 'The marked case is the first step: little effort, and the data mostly exists already.',
    index: 'Industries on this page',
    first: 'first step',
    items: industries,
  },
  examples: {
    eyebrow: 'Worked examples',
    title: 'Two examples, worked through',
    text: 'The figures are assumed and the companies made up. Put in your own numbers and the sum works the same way.',
    labels: { situation: 'Situation', approach: 'Approach', result: 'Result', limit: 'Where it ends' },
    before: 'before',
    after: 'after',
    items: [
      {
        tag: 'Example 1: engineering, sales',
        name: 'Quotations that do not start from a blank page',
        situation: `A manufacturer with ${number(quotations.staff)} staff receives ${number(quotations.perYear)} inquiries a year. Each quotation takes ${number(quotations.hoursBefore)} hours on average, most of them spent hunting for the closest old one.`,
        approach: `The model reads the inquiry, finds related quotations and submits a draft with a price range. Building takes ${figures.mvpWeeks[1]} weeks, and a trial with ${quotations.testers} salespeople another ${quotations.trialWeeks}. Sending stays manual.`,
        figure: `${number(savedOnQuotations)} hours`,
        basis: `gained a year: ${number(quotations.perYear)} quotations × ${number(quotations.hoursBefore - quotations.hoursAfter)}\u00a0hours`,
        bars: [
          {
            label: 'Hours per quotation',
            before: number(quotations.hoursBefore),
            after: number(quotations.hoursAfter),
          },
        ],
        limit: 'One-off machines without a precedent gain nothing. Their share decides whether the project pays.',
      },
      {
        tag: 'Example 2: insurance, claims',
        name: 'Claims mail that reaches the right team',
        situation: `A regional insurer takes in ${number(claims.perYear)} notices a year. Sorting one takes ${claims.minutesBefore} minutes, and still ${claims.misroutedPercentBefore}% go to the wrong team first.`,
        approach: `A model in the insurer’s own data centre determines line and urgency. Whenever it is less than ${claims.certaintyPercent}% certain, a person sorts as before. The works council may inspect the evaluation.`,
        figure: `${number(savedOnClaims)} hours`,
        basis: `less sorting a year: ${number(claims.perYear)} notices × ${claims.minutesBefore - claims.minutesAfter}\u00a0minutes`,
        bars: [
          {
            label: 'Minutes per notice',
            before: number(claims.minutesBefore),
            after: number(claims.minutesAfter),
          },
          {
            label: 'Misrouted, in per cent',
            before: number(claims.misroutedPercentBefore),
            after: number(claims.misroutedPercentAfter),
          },
        ],
        limit: 'Handwritten letters and major losses stay with people.',
      },
    ],
  },
  newsletter: {
    eyebrow: 'Newsletter',
    title: 'The next case arrives by email',
    text: 'It has the outline of the two examples: situation, approach, result, limit. Subjects are use cases, technology and new methods.',
    form: newsletterForm,
  },
  closing: {
    title: 'Is your process not on this page?',
    lead: 'It may be in the collection. If not, we look for the closest case in a conversation.',
    button: 'Book a talk about your process',
  },
};
