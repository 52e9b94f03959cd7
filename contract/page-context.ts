import type { BookingView, SlotsAnswer } from './booking/booking.ts';
import type { FieldError, Problem } from './http/problem.ts';
import type { ButtonId } from './leads/buttons.ts';
import type { LeadKind } from './leads/registry.ts';
import type { NewsletterAction, NewsletterView } from './newsletter.ts';
import type { IssueSources } from './newsletter-issues.ts';
import type { RetentionDays } from './retention-days.ts';
import type { SearchAnswer } from './search.ts';
import type { PublicCompany } from './site/company.ts';
import type { Language } from './site/languages.ts';
import type { ListedWhitePaper, PublicWhitePaperPage } from './white-papers/public-list.ts';

/** Result of a form posted without JavaScript, for the page that is rendered in response. */
export type PostedForm = {
  kind: LeadKind;
  values: Record<string, string>;
  selected: string[];
  errors: FieldError[];
  problem: Problem | null;
  idempotencyKey: string;
};

/** What the server passes to the page renderer for a request; all of it is sent to the browser. */
export type PageContext = {
  language: Language;
  /** True for crawlers: the page is in the language of its path, and the browser must not detect another. */
  crawler: boolean;
  /** The language was requested with ?lang and applies to the whole visit. */
  explicitLanguage: boolean;
  company: PublicCompany;
  /** Who holds the first conversations. */
  host: { person: string; role: Record<Language, string> };
  publicUrl: string;
  /** Origin of the API, empty for the same origin. */
  apiUrl: string;
  /** Geolocation service that the browser calls. */
  geoUrl: string;
  /** External calendar; null for the built-in booking. */
  bookingUrl: string | null;
  /** Button that led here without JavaScript (`?from=`), which sets the lead's source and message. */
  from: ButtonId | null;
  /** Kind of lead just stored without JavaScript (`?sent=`). */
  sent: LeadKind | null;
  posted: PostedForm | null;
  /** The fields of a calculation posted without JavaScript, as typed; of one in the query, only `valid`. */
  calculation: Readonly<Record<string, string>> | null;
};

/** Content that page loaders read during rendering; only what they return is sent to the browser. */
export type PageSources = IssueSources & {
  whitePapers: (language: Language) => Promise<ListedWhitePaper[]>;
  /** Null if there is no such paper. */
  whitePaper: (id: string, language: Language) => Promise<PublicWhitePaperPage | null>;
  search: (query: string, language: Language) => Promise<SearchAnswer>;
  /** Why a mailed link does not lead to a white paper. */
  paperLink: (token: string) => 'expired' | 'unknown';
  /** What a link of a newsletter mail shows. */
  newsletter: (link: { action: NewsletterAction; token: string }, fallback: Language) => Promise<NewsletterView>;
  /** What the page of a booking shows. */
  booking: (token: string) => Promise<BookingView>;
  /** The free slots for the booking page; never cached. */
  slots: () => Promise<SlotsAnswer>;
  /** Retention periods, as set by staff. */
  keptDays: () => Promise<RetentionDays>;
  /** The times to which a booking can be moved; null for an invalid link. */
  slotsToMove: (token: string) => Promise<SlotsAnswer | null>;
};

/**
 * What the web bundle exports to the server: renders a page to a complete HTML document. `nonce` is set only on scripts
 * that the renderer itself writes.
 */
export type RenderPage = (
  request: Request,
  context: PageContext,
  sources: PageSources,
  nonce: string,
) => Promise<{ status: number; html: string }>;
