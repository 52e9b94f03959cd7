import { asOf, legalDate } from '#contract/site/regulations.ts';
import type { Texts } from './texts.de.ts';

const stated = legalDate(asOf, 'en');

export const en: Texts = {
  meta: {
    title: 'Imprint',
    description:
      'Imprint under section\u00a05 of the German Digital Services Act (DDG): address, register court, representation, VAT id and editorial responsibility.',
    keywords: ['imprint', 'legal notice', 'provider information'],
  },
  title: 'Imprint',
  lead: `Provider information under section\u00a05 of the German Digital Services Act (DDG). As of ${stated}.`,
  sampleTitle: 'Sample',
  sample:
    'Company, register entry, VAT id and persons on this page are invented. The operator puts its own details in their place.',
  labels: {
    provider: 'Provider',
    represented: 'Represented by',
    contact: 'Contact',
    phone: 'Phone',
    email: 'Email',
    register: 'Commercial register',
    vatId: 'VAT identification number',
    responsible: 'Responsible for content',
    disputes: 'Consumer dispute resolution',
    images: 'Pictures and typefaces',
  },
  vatIdNote: 'under section\u00a027a of the German VAT Act',
  responsibleNote: 'under section\u00a018(2) of the German Interstate Media Treaty (MStV), address as above',
  disputes:
    'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (section\u00a036 VSBG).',
  images:
    'All drawings are our own work. The typefaces Bricolage Grotesque and Figtree are licensed under the SIL Open Font License.',
};
