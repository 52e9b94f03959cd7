import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Link to a white paper',
    description:
      'Links to white papers that we send by email work for 30 days. Here is what to do when one has expired or did not arrive in one piece.',
    keywords: ['white paper', 'link'],
  },
  eyebrow: 'White papers',
  expired: {
    title: 'This link has expired',
    lead: 'Links to white papers work for 30 days. Request the white paper once more. The new link arrives within a few minutes; if it does not, look in your spam folder.',
  },
  unknown: {
    title: 'There is no white paper behind this link',
    lead: 'Perhaps it was cut off when copied. Please open it from the email itself, or request the paper anew.',
  },
  privateEquity: 'Papers for private equity',
  organisation: 'Papers on organisation',
  all: 'All white papers',
};
