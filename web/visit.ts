import { createContext, useContext } from 'react';
import type { PageContext } from '#contract/page-context.ts';
import { type PageId, pageAt } from '#contract/site/pages.ts';
import type { Visit } from './visit-now.ts';

export const VisitContext = createContext<Visit | null>(null);

/** The current visit: on the server that of the rendered page, in the browser that of the page shown. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit outside of a page and of an island');
  return visit;
}

/** The current page; null for unknown paths. */
export function useCurrentPage(): PageId | null {
  return pageAt(useVisit().path)?.page ?? null;
}

/** @param url URL of the page */
export function visitOf(context: PageContext, { pathname: path, searchParams }: URL): Visit {
  const { language, host, publicUrl, apiUrl, geoUrl, bookingUrl, from, sent, posted, calculation } = context;
  const { name, legalName, email, phone } = context.company;
  const detect = !context.crawler && !context.explicitLanguage;
  const company = { name, legalName, email, phone };
  const shared = { language, host, publicUrl, apiUrl, geoUrl, bookingUrl, from, sent, posted, calculation };
  const search = pageAt(path)?.page === 'search' ? (searchParams.get('q') ?? '') : '';
  return { ...shared, company, path, search, detect };
}
