import type { de } from './general.de.ts';

export const en: typeof de = {
  version: 'general-en-2026-11',
  before: 'Yes, send me the newsletter by email. I can unsubscribe at any time; the ',
  link: 'privacy policy',
  after: ' applies.',
};
