import type { ListedIssue } from '#contract/newsletter-issues.ts';
import type { PublicCompany } from '#contract/site/company.ts';
import { figures } from '#contract/site/figures.ts';
import { issueHref } from '#contract/site/issue-pages.ts';
import type { Language } from '#contract/site/languages.ts';
import { isServicePage, type NavigationId } from '#contract/site/navigation.ts';
import { hrefFor, type PageId, whitePaperHref } from '#contract/site/pages.ts';
import type { PublicWhitePaperPage } from '#contract/white-papers/public-list.ts';
import type { ShellData } from '#web/shell/texts/use-shell-texts.ts';
import type { HeadTag } from './head-tag.ts';

type Root = Pick<ShellData, 'publicUrl' | 'company' | 'texts'>;
type Meta = { title: string; description: string };

const data = (value: Record<string, unknown>): HeadTag => ({
  data: { '@context': 'https://schema.org', ...value },
});

/**
 * Structured data of a page (schema.org), from the same facts as its text. Only in the server's HTML, where crawlers
 * read it: this module is not part of the browser bundle.
 */
export function structuredData(page: PageId, language: Language, meta: Meta, root: Root): HeadTag[] {
  if (page === 'home') return [organizationData(root, language), websiteData(root, language)];
  return [
    breadcrumbData(page, language, meta, root),
    ...(page === 'knowledge-center' ? root.company.books.map((book) => bookData(book, language, root)) : []),
    ...(isServicePage(page) ? [serviceData(page, language, meta, root)] : []),
  ];
}

function organizationData({ company, publicUrl }: Root, language: Language): HeadTag {
  const { address, locations } = company;
  return data({
    '@type': ['Organization', 'ProfessionalService'],
    '@id': `${publicUrl}/#organization`,
    name: company.name,
    legalName: company.legalName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    image: `${publicUrl}/social/home-${language}.png`,
    foundingDate: String(figures.foundedYear),
    email: company.email,
    telephone: company.phone.tel,
    vatID: company.vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    location: locations.map(({ city, country }) => ({
      '@type': 'Place',
      name: `${city[language]}, ${country[language]}`,
    })),
    areaServed: ['DE', 'AT', 'CH'],
    knowsLanguage: ['de', 'en'],
  });
}

function websiteData({ company, publicUrl }: Root, language: Language): HeadTag {
  const results = `${publicUrl}${hrefFor('search', language)}?q={search_term_string}`;
  return data({
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: company.name,
    url: `${publicUrl}/`,
    inLanguage: ['de', 'en'],
    publisher: { '@id': `${publicUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: results },
      'query-input': 'required name=search_term_string',
    },
  });
}

/** A page's name in the menu, otherwise its title. */
function nameOf(page: PageId, { texts }: Root, title = ''): string {
  if (isServicePage(page)) return texts.services.pages[page].title;
  return page in texts.navigation.items ? texts.navigation.items[page as NavigationId] : title;
}

/** Breadcrumbs from the home page to this one; service pages are below the services overview, as in their URLs. */
function breadcrumbData(page: PageId, language: Language, meta: Meta, root: Root): HeadTag {
  const steps: [PageId, string][] = [['home', nameOf('home', root)]];
  if (isServicePage(page)) steps.push(['services', nameOf('services', root)]);
  steps.push([page, nameOf(page, root, meta.title)]);
  return data({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([id, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${root.publicUrl}${hrefFor(id, language)}`,
    })),
  });
}

function serviceData(page: PageId, language: Language, meta: Meta, root: Root): HeadTag {
  const { publicUrl, company } = root;
  const offer = {
    '@type': 'Offer',
    price: figures.mvpPriceEuro,
    priceCurrency: 'EUR',
    // The price excludes VAT.
    priceSpecification: {
      '@type': 'PriceSpecification',
      price: figures.mvpPriceEuro,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
    },
  };
  return data({
    '@type': 'Service',
    name: nameOf(page, root),
    description: meta.description,
    url: `${publicUrl}${hrefFor(page, language)}`,
    image: `${publicUrl}/social/${page}-${language}.png`,
    provider: organizationRef(publicUrl, company),
    areaServed: ['DE', 'AT', 'CH'],
    ...(page === 'ai-mvp' && { offers: offer }),
  });
}

/** A white paper's page as an article, with breadcrumbs. */
export function whitePaperData(paper: PublicWhitePaperPage, language: Language, root: Root): HeadTag[] {
  const { publicUrl, company } = root;
  const url = `${publicUrl}${whitePaperHref(paper.id, language)}`;
  const { facts } = paper;
  const steps = [
    { name: nameOf('home', root), item: `${publicUrl}${hrefFor('home', language)}` },
    { name: nameOf('knowledge-center', root), item: `${publicUrl}${hrefFor('knowledge-center', language)}` },
    { name: paper.title, item: url },
  ];
  return [
    data({
      '@type': 'Article',
      headline: paper.title,
      url,
      inLanguage: language,
      author: organizationRef(publicUrl, company),
      publisher: organizationRef(publicUrl, company),
      image: `${publicUrl}/social/${paper.titleAsShipped ? `white-paper-${paper.id}` : 'knowledge-center'}-${language}.png`,
      ...(facts && {
        description: facts.summary,
        keywords: facts.keywords.join(', '),
        datePublished: `${facts.date}-01`,
        ...(facts.changes[0] && { dateModified: `${facts.changes[0].date}-01` }),
        timeRequired: `PT${facts.minutes}M`,
      }),
    }),
    data({
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    }),
  ];
}

/** A newsletter issue as an article, with breadcrumbs. */
export function issueData(issue: ListedIssue, language: Language, root: Root): HeadTag[] {
  const { publicUrl, company } = root;
  const url = `${publicUrl}${issueHref(issue.slug, language)}`;
  const steps = [
    { name: nameOf('home', root), item: `${publicUrl}${hrefFor('home', language)}` },
    { name: 'Newsletter', item: `${publicUrl}${hrefFor('newsletter-issues', language)}` },
    { name: issue.subject, item: url },
  ];
  return [
    data({
      '@type': 'Article',
      headline: issue.subject,
      description: issue.teaser,
      url,
      inLanguage: language,
      author: organizationRef(publicUrl, company),
      publisher: organizationRef(publicUrl, company),
      image: `${publicUrl}/social/newsletter-issues-${language}.png`,
      datePublished: issue.day,
    }),
    data({
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    }),
  ];
}

/** Reference to the company, for pages that do not describe it in full. */
function organizationRef(publicUrl: string, { name }: PublicCompany) {
  return { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name, url: `${publicUrl}/` };
}

function bookData(book: PublicCompany['books'][number], language: Language, { publicUrl, company }: Root): HeadTag {
  return data({
    '@type': 'Book',
    name: book.title[language],
    alternativeHeadline: book.subtitle[language],
    description: book.description[language],
    inLanguage: language,
    url: book.amazonLink[language],
    image: book.image && publicUrl + book.image[language],
    author: organizationRef(publicUrl, company),
  });
}

export type Question = { question: string; answer: string; category: string; keywords: readonly string[] };

/**
 * Questions and answers of a page as structured data, exactly those that the page shows. Without the page's footnotes:
 * `noteInWords` replaces {note}.
 */
export function faqData(items: readonly Question[], noteInWords = ''): HeadTag {
  return data({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer, category, keywords }) => ({
      '@type': 'Question',
      name: question,
      about: category,
      keywords: keywords.join(', '),
      acceptedAnswer: { '@type': 'Answer', text: answer.replace('{note}', noteInWords) },
    })),
  });
}
