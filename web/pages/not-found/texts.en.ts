import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address. Here is how to go on.',
    keywords: [],
  },
  eyebrow: 'Error 404',
  title: 'This address leads nowhere',
  lead: 'The page has moved or been deleted, or the link contains a typing error. Search for it or carry on from here.',
  next: 'Often looked for',
  links: {
    home: 'What we work on, and for whom',
    services: 'Every service, with its duration and steps',
    'use-cases': 'Applications by industry',
    'knowledge-center': 'White papers and the law in brief',
    about: 'People, locations, history',
    contact: 'Tell us what you were looking for',
  },
  contact: 'Contact',
  otherLanguage: 'Diese Seite gibt es nicht.',
  otherHome: 'Zur deutschen Startseite',
};
