import { calculationParameter, caseParameter, pdfParameter } from '#contract/calculation/parameters.ts';
import { type Known, knownHeader } from '#contract/http/known-parts.ts';
import { type ButtonId, isButtonId } from '#contract/leads/buttons.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import { anyPageAt } from '#contract/site/issue-pages.ts';
import { type PageId, staffLeadPath, staffPaths } from '#contract/site/pages.ts';
import type { HeaderReader } from '#server/http/answer/answer.ts';
import type { Services } from '#server/services.ts';
import { type Choice, chooseLanguage } from './context.ts';

/** The parts of a URL that matter to pages. */
export type PageQuery = { path: string; query: URLSearchParams };

/** Which rendering answers a request. */
export type Plan = {
  path: string;
  choice: Choice;
  /** Kind of lead that was just stored (`?sent=`). */
  sent: LeadKind | null;
  from: ButtonId | null;
  /** Parameters that the page shows. */
  shown: [name: string, value: string][];
  /** What the client already has of the rendering and is not sent again. */
  known: Known;
  /** The cache key of the rendering; null when it must not be cached. */
  key: string | null;
};

export type PlanServices = Pick<Services, 'country'> & {
  /** The kind of lead that a page's `?sent=` says was just stored. */
  sent: (mark: string | null) => LeadKind | null;
  development: boolean;
};

/** All unknown paths share one rendering, so that they are not cached one by one. */
export const unknownPath = '/404';

/** All leads share one rendering, which names none of them. */
const anyLead = staffLeadPath('any');
const staff = new Set<string>([...Object.values(staffPaths), anyLead]);
const leadPattern = new RegExp(`^${staffLeadPath('')}[^/]+$`);
const staffRendering = (path: string): string => (leadPattern.test(path) ? anyLead : path);

export function isStaffPage(path: string): boolean {
  return staff.has(staffRendering(path));
}

/** Pages whose content changes by the minute. */
const neverKept: ReadonlySet<PageId | undefined> = new Set<PageId>(['booking']);

/** Where buttons that open a dialog lead without JavaScript. */
const fromPages: ReadonlySet<PageId | undefined> = new Set<PageId>(['contact', 'booking']);

/** Parameters that a page shows; a rendering with one of them is never cached. */
export const shownParameters: Partial<Record<PageId, readonly string[]>> = {
  search: ['q'],
  'knowledge-center': ['paper', 'download', 'view'],
  contact: ['from', 'text', 'page', calculationParameter],
  booking: ['from', 'text', 'page', 'view', calculationParameter],
  calculator: [caseParameter, pdfParameter, calculationParameter],
};

/**
 * Decides which rendering answers a request. `address` returns the client's address and is called only when the
 * language depends on it.
 */
export function planPage(
  { path: requestedPath, query }: PageQuery,
  header: HeaderReader,
  address: () => string,
  { country, sent: sentBy, development }: PlanServices,
): Plan {
  const match = anyPageAt(requestedPath);
  const path = match || isStaffPage(requestedPath) ? staffRendering(requestedPath) : unknownPath;
  const choice = chooseLanguage({ match, query, header, country: () => country(address()) });
  const sent = sentBy(query.get('sent'));
  const from = query.get('from');
  const names = (match && shownParameters[match.page]) ?? [];
  const shown = names.flatMap((name): Plan['shown'] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value.slice(0, 1000)]];
  });
  const headerValue = header(knownHeader);
  const known = headerValue === 'styles' || headerValue === 'frame' ? headerValue : 'nothing';
  const kept = shown.length === 0 && !development && !neverKept.has(match?.page);
  return {
    path,
    choice,
    sent,
    // Only these pages show it; on others it would only cause duplicate renderings.
    from: isButtonId(from) && fromPages.has(match?.page) ? from : null,
    shown,
    known,
    key: kept ? [path, choice.language, choice.crawler, choice.explicitLanguage, sent, known].join(' ') : null,
  };
}
