import type { PageContext } from '#contract/page-context.ts';
import type { PublicCompany } from '#contract/site/company.ts';
import type { Language } from '#contract/site/languages.ts';
import { sharedValue } from './ui/shared-value.ts';

/** What an island knows of the page it stands on: all of it travels in the page's HTML, so it is no more than that. */
export type Visit = Pick<
  PageContext,
  'language' | 'host' | 'publicUrl' | 'apiUrl' | 'geoUrl' | 'bookingUrl' | 'from' | 'sent' | 'posted' | 'calculation'
> & {
  company: Pick<PublicCompany, 'name' | 'legalName' | 'email' | 'phone'>;
  /** Path of the page shown, without query. */
  path: string;
  /** What is searched for, on the page of results; empty elsewhere. */
  search: string;
  /** False for crawlers and for ?lang: nothing is detected then. */
  detect: boolean;
};

/** In the browser: the visit of the page now shown; null before any script ran, and on the server. */
export const visitNow = sharedValue<Visit | null>(null);

export function shownVisit(): Visit {
  const visit = visitNow.get();
  if (!visit) throw new Error('No page is shown');
  return visit;
}

/** The language of the page shown, for code outside of components. */
export const shownLanguage = (): Language => shownVisit().language;
