import type { Language } from '#contract/site/languages.ts';
import { pageLink } from '#server/mails/page-link.ts';
import type { MailSite } from './definition.ts';
import type { Block } from './render/blocks.ts';

const texts = {
  de: { seat: 'Sitz', director: 'Geschäftsführung', directors: 'Geschäftsführung', imprint: 'Impressum' },
  en: {
    seat: 'Registered office',
    director: 'Managing director',
    directors: 'Managing directors',
    imprint: 'Imprint',
  },
};

/**
 * The sender's name, seat, register entry and management, which section 35a GmbHG requires in business letters,
 * including e-mails.
 */
export function legalNotice(language: Language, { company, settings }: Pick<MailSite, 'company' | 'settings'>): Block {
  const { seat, director, directors, imprint } = texts[language];
  const { address, register } = company;
  const country = language === 'en' ? `, ${address.country.en}` : '';
  const [place, entry] = [
    `${address.postalCode}\u00a0${address.city}`,
    register.number.replace(/^(HR[AB]) /, '$1\u00a0'),
  ];
  return {
    kind: 'legal',
    lines: [
      `${company.legalName}, ${address.street}, ${place}${country}`,
      `${seat}: ${address.city} · ${register.court}, ${entry}`,
      `${company.managingDirectors.length > 1 ? directors : director}: ${company.managingDirectors.join(', ')}`,
      [{ words: imprint, href: pageLink(settings.PUBLIC_URL, 'imprint', language) }],
    ],
  };
}
