import type { BookingView, SlotsAnswer } from './booking/booking.ts';
import type { FieldError, Problem } from './http/problem.ts';
import type { KeptDays } from './kept-days.ts';
import type { ButtonId } from './leads/buttons.ts';
import type { LeadKind } from './leads/registry.ts';
import type { NewsletterAction, NewsletterView } from './newsletter.ts';
import type { IssueSources } from './newsletter-issues.ts';
import type { SearchAnswer } from './search.ts';
import type { PublicCompany } from './site/company.ts';
import type { Language } from './site/languages.ts';
import type { ListedWhitePaper, PublicWhitePaperPage } from './white-papers/public-list.ts';

/** The outcome of a form that was posted without JavaScript, for the page that answers it. */
export type PostedForm = {
  kind: LeadKind;
  values: Record<string, string>;
  selected: string[];
  errors: FieldError[];
  problem: Problem | null;
  idempotencyKey: string;
};

/** What the server tells the page renderer about one request; all of it travels to the browser. */
export type PageContext = {
  language: Language;
  /** True for crawlers: the path's own language is shown, and the browser must not detect another. */
  crawler: boolean;
  /** The language was asked for with ?lang and decides this visit. */
  explicitLanguage: boolean;
  company: PublicCompany;
  /** Who leads the first conversations. */
  host: { person: string; role: Record<Language, string> };
  publicUrl: string;
  /** Backend host of the calls, empty for the same origin. */
  apiUrl: string;
  /** Geolocation service that the browser asks. */
  geoUrl: string;
  /** External calendar, or null for the built-in booking. */
  bookingUrl: string | null;
  /** Button that led here without JavaScript (`?from=`), so that its source and message are kept. */
  from: ButtonId | null;
  /** Kind of lead that was just stored without JavaScript (`?sent=`). */
  sent: LeadKind | null;
  posted: PostedForm | null;
  /** The fields of a sheet that was posted without JavaScript, as they were typed. */
  calculation: Readonly<Record<string, string>> | null;
};

/** Content that page loaders read while a page is rendered; only what they return travels to the browser. */
export type PageSources = IssueSources & {
  whitePapers: (language: Language) => Promise<ListedWhitePaper[]>;
  /** Null for a paper that there is not. */
  whitePaper: (id: string, language: Language) => Promise<PublicWhitePaperPage | null>;
  search: (query: string, language: Language) => Promise<SearchAnswer>;
  /** Why a mailed link to a white paper leads to no paper. */
  paperLink: (token: string) => 'expired' | 'unknown';
  /** What a link of a newsletter mail shows. */
  newsletter: (link: { action: NewsletterAction; token: string }, fallback: Language) => Promise<NewsletterView>;
  /** What the page of a booking shows. */
  booking: (token: string) => Promise<BookingView>;
  /** The free slots, for the booking page; read anew each time. */
  slots: () => Promise<SlotsAnswer>;
  /** How long data are kept, as staff have set it. */
  keptDays: () => Promise<KeptDays>;
  /** The times to which a booking can be moved; null for a link that is not good. */
  slotsToMove: (token: string) => Promise<SlotsAnswer | null>;
};

/**
 * What the web bundle offers to the server: renders one page to a complete HTML document. `nonce` marks each script
 * that the renderer itself writes, and nothing else.
 */
export type RenderPage = (
  request: Request,
  context: PageContext,
  sources: PageSources,
  nonce: string,
) => Promise<{ status: number; html: string }>;
