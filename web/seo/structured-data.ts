import type { MetaDescriptor } from 'react-router';
import type { Company } from '#contract/site/company.ts';
import { figures } from '#contract/site/figures.ts';
import type { Language } from '#contract/site/languages.ts';

/** The company for search engines (schema.org), from the same facts as the pages. */
export function organizationData(company: Company, publicUrl: string, language: Language): MetaDescriptor {
  const { address, locations } = company;
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'ProfessionalService',
      '@id': `${publicUrl}/#organization`,
      name: company.name,
      legalName: company.legalName,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/favicon.svg`,
      image: `${publicUrl}/favicon.svg`,
      foundingDate: String(figures.foundedYear),
      email: company.email,
      telephone: company.phone.tel,
      vatID: company.vatId,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressCountry: address.country[language],
      },
      location: locations.map(({ city, country }) => ({
        '@type': 'Place',
        name: `${city[language]}, ${country[language]}`,
      })),
      areaServed: ['DE', 'AT', 'CH'],
      knowsLanguage: ['de', 'en'],
    },
  };
}

/** Questions and answers of a page for search engines; exactly those that the page shows. */
export function faqData(items: readonly { question: string; answer: string }[]): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  };
}
