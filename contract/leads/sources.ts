/**
 * Where a lead came from. Constants in German, as in the spec, so that staff can filter by source regardless of the
 * visitor's language. `buttons.ts` lists the buttons that use them.
 */
export const pageSources = {
  home: 'Startseite',
  services: 'Leistungsangebot',
  about: 'Über uns',
  'knowledge-center': 'Wissenscenter',
  'use-cases': 'KI-Fallstudien',
  'spin-offs': 'Spin-offs',
  'ai-academy': 'KI-Akademie',
  'ai-transformation': 'KI-Transformation',
  'ai-coaching': 'KI-Coaching',
  'ai-workshops': 'KI-Workshops',
  'ai-applications': 'KI-Anwendungen',
  'ai-platform': 'KI-Plattform',
  'ai-mvp': 'KI-MVP-Entwicklung',
  'ai-lab': 'KI-Lab',
  contact: 'Kontakt',
  booking: 'Terminbuchung',
  calculator: 'Rechner',
  search: 'Suche',
  'newsletter-issues': 'Newsletter',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  accessibility: 'Barrierefreiheit',
  'private-equity-request': 'Private Equity Whitepaper Landing',
  'organisation-request': 'KI Organisation Whitepaper Landing',
} as const;

/** For buttons that are on every page: a page that is no source of its own, such as an address that does not exist. */
export const elsewhere = 'Andere Seite';

const sourcesByPage: ReadonlyMap<string, string> = new Map(Object.entries(pageSources));

/** The source that a page is, by its id. */
export const sourceOfPage = (page = ''): string => sourcesByPage.get(page) ?? elsewhere;

/** A lead's origin in words: page, section, button. The booking page and its section have the same name. */
export const originWords = (page: string, section: string, button: string): string =>
  [...new Set([page, section, button])].filter(Boolean).join(' · ');

/** Replaces a missing or unknown source. */
export const noSource = 'Ohne Angabe';
