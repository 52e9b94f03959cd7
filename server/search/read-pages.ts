import { appointmentMinutes } from '#contract/booking/booking.ts';
import { geoPath } from '#contract/http/geo-path.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import type { PageContext, PageSources, RenderPage } from '#contract/page-context.ts';
import { defaultRetentionDays } from '#contract/retention-days.ts';
import type { SearchDocument, SearchDocuments } from '#contract/search.ts';
import { sampleCompany } from '#contract/site/company.ts';
import type { Language } from '#contract/site/languages.ts';
import { hrefFor, noindexPages, type PageId, pageIds } from '#contract/site/pages.ts';
import { pageDocuments } from './page-documents.ts';

const origin = 'http://localhost';

const noSlots = { slots: [], next: null, from: '', to: '', appointmentMinutes, officeTimeZone };

/** What pages say about the operator and the settings. */
type SiteContext = Pick<PageContext, 'company' | 'host' | 'publicUrl' | 'apiUrl' | 'geoUrl' | 'bookingUrl'>;

const sampleSite: SiteContext = {
  company: sampleCompany,
  host: sampleCompany.mail,
  publicUrl: origin,
  apiUrl: '',
  geoUrl: geoPath,
  bookingUrl: null,
};

/**
 * Reads the documents to search from the HTML of the pages, in both languages.
 * @throws Error naming a page that could not be rendered
 */
export async function readPages(renderPage: RenderPage, site = sampleSite): Promise<SearchDocuments> {
  return { de: await documentsOf('de', renderPage, site), en: await documentsOf('en', renderPage, site) };
}

async function documentsOf(language: Language, renderPage: RenderPage, site: SiteContext): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const page of pageIds.filter((id) => !noindexPages.has(id))) {
    documents.push(...pageDocuments(page, await htmlOf(page, language, renderPage, site)));
  }
  return documents;
}

/** The page as a first-time visitor gets it. @throws Error naming a page that could not be rendered */
export async function htmlOf(
  page: PageId,
  language: Language,
  renderPage: RenderPage,
  site = sampleSite,
): Promise<string> {
  const request = new Request(origin + hrefFor(page, language), { headers: { accept: 'text/html' } });
  // White papers are left out: staff manage them, so they are read from the database.
  const sources: PageSources = {
    whitePapers: async () => [],
    whitePaper: async () => null,
    // The same applies to issues of newsletters.
    issues: async () => [],
    issue: async () => null,
    search: async () => ({ results: [], similar: false }),
    paperLink: () => 'unknown',
    booking: () => Promise.reject(new Error('bookings are not searched')),
    // Free slots change by the hour.
    slots: async () => noSlots,
    slotsToMove: () => Promise.reject(new Error('bookings are not searched')),
    keptDays: async () => defaultRetentionDays,
    newsletter: () => Promise.reject(new Error('newsletter pages are not searched')),
  };
  const answer = await renderPage(request, contextFor(language, site), sources, 'none');
  if (answer.status !== 200) throw new Error(`${page} (${language}) returned status ${answer.status}`);
  return answer.html;
}

function contextFor(language: Language, site: SiteContext): PageContext {
  return {
    language,
    crawler: true,
    explicitLanguage: true,
    ...site,
    from: null,
    sent: null,
    posted: null,
    calculation: null,
  };
}
