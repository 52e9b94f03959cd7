import { figures, replyWithin } from '#contract/site/figures.ts';
import type { ShellTexts } from './texts.de.ts';

const months = figures.transformationMonths.join('–');
const price = figures.mvpPriceEuro.toLocaleString('en-GB');

export const en: ShellTexts = {
  skipToContent: 'Skip to content',
  loading: 'Page is loading',
  outcomes: { mistake: 'Error', sent: 'Sent' },
  logo: { away: 'to the home page', here: 'to the top of the page' },
  navigation: {
    label: 'Main navigation',
    items: {
      home: 'Home',
      services: 'Services',
      'use-cases': 'Case studies',
      'knowledge-center': 'Knowledge centre',
      about: 'About us',
      clients: 'Clients',
      'spin-offs': 'Spin-offs',
    },
  },
  services: {
    all: 'All services at a glance',
    intro: `One at a time or in sequence. We begin with a free ${figures.conversationMinutes}-minute conversation.`,
    pages: {
      'ai-transformation': { title: 'AI transformation', line: `Four phases in ${months} months` },
      'ai-academy': { title: 'AI academy', line: 'Training for departments and IT' },
      'ai-coaching': { title: 'AI coaching', line: 'Advisory board for your executives' },
      'ai-workshops': { title: 'AI workshops', line: 'Half a day to two days, one result' },
      'ai-applications': { title: 'AI applications', line: 'Your software, your language models' },
      'ai-platform': { title: 'AI platform', line: 'A GPT of your company’s own' },
      'ai-mvp': { title: 'AI MVP', line: `${price} EUR plus VAT, ${figures.mvpWeeks.join('–\u2060')}\u00a0weeks` },
      'ai-lab': { title: 'AI lab', line: 'Your external lab, available now' },
    },
  },
  search: {
    label: 'Search',
    field: 'Search term',
    placeholder: 'Topic or service',
    submit: 'Search',
    results: 'Results',
    found: '{count} results, arrow keys to choose',
    nothing: 'This website has nothing on that.',
    similar: 'Nothing says it word for word. These come closest:',
    kinds: {
      page: 'Page',
      section: 'Section',
      question: 'Question',
      'white-paper': 'White paper',
      issue: 'Newsletter',
    },
  },
  languages: 'Language',
  menu: { open: 'Menu', close: 'Close menu', title: 'Menu' },
  appointment: 'Book a call',
  conversation: 'First conversation',
  notes: { title: 'Notes', note: 'Note', back: 'Back to note' },
  cookieSettings: 'Cookie settings',
  footer: {
    about: `Consultants with engineers of their own, founded in ${figures.foundedYear}. Our clients are boards, IT leaders and private equity firms in Germany, Austria and Switzerland.`,
    reply: `Reply ${replyWithin.en}`,
    contact: 'Contact',
    locations: 'Locations',
    links: 'All pages',
    company: 'Company',
    knowledge: 'Knowledge',
    pages: {
      contact: 'Contact',
      imprint: 'Imprint',
      privacy: 'Privacy policy',
      accessibility: 'Accessibility',
      newsletter: 'Newsletter',
      calculator: 'Calculator',
      'private-equity-request': 'White papers: private equity',
      'organisation-request': 'White papers: organisation',
    },
    toTop: 'Back to top',
  },
};
