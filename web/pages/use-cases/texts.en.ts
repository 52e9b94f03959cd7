import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const industries = [
  { name: 'Retail', text: 'Forecast orders for each store' },
  { name: 'Manufacturing', text: 'Spot rejects on camera' },
  { name: 'Banking', text: 'Pre-check credit files' },
  { name: 'Insurance', text: 'Route incoming claims' },
  { name: 'Private equity', text: 'Work through data rooms' },
  { name: 'Automotive', text: 'Analyse returned parts' },
  { name: 'Logistics', text: 'Replan routes when something fails' },
  { name: 'Marketing', text: 'Write campaigns for each audience' },
  { name: 'Sales', text: 'Draft quotations from enquiries' },
  { name: 'IT', text: 'Explain and rewrite legacy code' },
  { name: 'Service', text: 'Put the manual in the technician’s hand' },
  { name: 'Controlling', text: 'Explain variances' },
  { name: 'Data science', text: 'Watch data quality around the clock' },
  { name: 'Healthcare', text: 'Prepare discharge letters' },
  { name: 'Education', text: 'Fit exercises to the learner' },
];

export const en: Texts = {
  meta: {
    title: `AI case studies from ${industries.length} industries`,
    description: `${figures.useCases}+ AI use cases from ${industries.length} industries and ${figures.useCaseTemplates}+ templates: retail, banking, logistics, education and more, each with a first step to take.`,
    keywords: ['AI case studies', 'AI use cases', 'industries', 'templates', 'examples'],
  },
  hero: {
    eyebrow: 'Case studies and use cases',
    title: `${industries.length}\u00a0industries, ${industries.length}\u00a0first steps`,
    lead: 'For each industry the list below names one process to begin with. The whole collection has a website of its own, with templates to fill in.',
    figures: [
      { term: 'Use cases', value: `${figures.useCases}+` },
      { term: 'Templates', value: `${figures.useCaseTemplates}+` },
      { term: 'Languages of the case studies', value: `${figures.caseStudyLanguages}+` },
    ],
    button: 'Open the collection',
    newTab: '(opens in a new tab)',
  },
  industries: {
    title: 'Where others would begin',
    text: 'Examples, picked for low effort and data that already exists.',
    items: industries,
  },
  closing: {
    title: 'Your process is missing from the list',
    lead: 'That is the usual case. Describe it in three sentences and we will find its closest relative.',
    button: 'Describe a process',
  },
};
