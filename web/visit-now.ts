import type { PageContext } from '#contract/page-context.ts';
import type { PublicCompany } from '#contract/site/company.ts';
import type { Language } from '#contract/site/languages.ts';
import { sharedValue } from './ui/shared-value.ts';

/** What islands know about their page. All of it is embedded in the page's HTML, so keep it small. */
export type Visit = Pick<
  PageContext,
  'language' | 'host' | 'publicUrl' | 'apiUrl' | 'geoUrl' | 'bookingUrl' | 'from' | 'sent' | 'posted' | 'calculation'
> & {
  company: Pick<PublicCompany, 'name' | 'legalName' | 'email' | 'phone'>;
  /** Path of the current page, without query. */
  path: string;
  /** Query of the search results page; empty elsewhere. */
  search: string;
  /** False for crawlers and with ?lang, where the language must not be detected. */
  detect: boolean;
};

/** In the browser, the visit of the current page; null on the server and before scripts have run. */
export const visitNow = sharedValue<Visit | null>(null);

export function shownVisit(): Visit {
  const visit = visitNow.get();
  if (!visit) throw new Error('No page is shown');
  return visit;
}

/** Language of the current page, for code outside of components. */
export const shownLanguage = (): Language => shownVisit().language;
