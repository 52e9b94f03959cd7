import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Search and list of pages',
    description:
      'Every page of this website at a glance: services, knowledge, company and legal matters, grouped by subject and each described in one short line.',
    keywords: ['search', 'overview', 'site index'],
  },
  hero: {
    eyebrow: 'Search',
    title: 'Every page on one page',
    lead: 'The list is short enough to skim. Each page has a line to itself.',
    label: 'Search term',
    button: 'Search',
  },
  groups: [
    { title: 'Start here', pages: ['home', 'services', 'use-cases', 'contact'] },
    {
      title: 'Services',
      pages: [
        'ai-transformation',
        'ai-academy',
        'ai-coaching',
        'ai-workshops',
        'ai-applications',
        'ai-platform',
        'ai-mvp',
        'ai-lab',
      ],
    },
    { title: 'Knowledge', pages: ['knowledge-center', 'private-equity-request', 'organisation-request'] },
    { title: 'Company', pages: ['about', 'spin-offs'] },
    { title: 'Legal', pages: ['imprint', 'privacy', 'accessibility'] },
  ],
  pages: {
    home: { name: 'Home', text: 'The whole firm in one pass, with figures and common questions' },
    services: { name: 'Services', text: 'All eight, with duration and price' },
    'use-cases': { name: 'Case studies', text: 'Use cases by industry' },
    contact: { name: 'Contact', text: 'Form, telephone and e-mail' },
    'ai-transformation': { name: 'AI transformation', text: 'The schedule, and what remains after each phase' },
    'ai-academy': { name: 'AI academy', text: 'Courses for everyone, for departments, for managers' },
    'ai-coaching': { name: 'AI coaching and advisory board', text: 'Support for people who decide' },
    'ai-workshops': { name: 'AI workshops', text: 'Formats, group sizes and duration' },
    'ai-applications': { name: 'AI applications', text: 'Custom software and its security check' },
    'ai-platform': { name: 'AI platform', text: 'Building blocks, language models and the demo' },
    'ai-mvp': { name: 'AI MVP', text: 'A first product at a fixed price' },
    'ai-lab': { name: 'AI lab', text: 'Research on your behalf in four phases' },
    'knowledge-center': { name: 'Knowledge centre', text: 'White papers, books and the dates of AI law' },
    'private-equity-request': { name: 'Papers for private equity', text: 'Raising value across a portfolio' },
    'organisation-request': { name: 'Papers on organisation', text: 'Roles, decisions, workplace' },
    about: { name: 'About us', text: 'Locations and way of working' },
    'spin-offs': { name: 'Spin-offs', text: 'New companies and contact for investors' },
    imprint: { name: 'Imprint', text: 'Provider, register, persons responsible' },
    privacy: { name: 'Privacy', text: 'Which data, what for, how long' },
    accessibility: { name: 'Accessibility', text: 'Status, limits and how to report them' },
  },
};
