import { keysOf } from '#contract/keys-of.ts';
import { type Language, type Localized, languages } from './languages.ts';

/**
 * Every public page with its German path and its English alias (spec section 2). If both are the same, `?lang=en`
 * selects English. Routes, links, sitemap and caches are derived from this.
 */
export const pages = {
  home: { de: '/', en: '/' },
  contact: { de: '/contact', en: '/contact' },
  imprint: { de: '/imprint', en: '/imprint' },
  privacy: { de: '/privacy', en: '/privacy' },
  accessibility: { de: '/barrierefreiheit', en: '/accessibility' },
  services: { de: '/leistungsangebot', en: '/services' },
  about: { de: '/ueber-uns', en: '/about-us' },
  'knowledge-center': { de: '/wissenscenter', en: '/knowledge-center' },
  'use-cases': { de: '/ki-fallstudien', en: '/ai-use-cases' },
  'spin-offs': { de: '/spin-offs', en: '/our-spin-offs' },
  'ai-academy': { de: '/leistungsangebot/ki-akademie', en: '/services/ai-academy' },
  'ai-transformation': { de: '/leistungsangebot/ki-transformation', en: '/services/ai-transformation' },
  'ai-coaching': { de: '/leistungsangebot/ki-coaching', en: '/services/ai-coaching' },
  'ai-workshops': { de: '/leistungsangebot/ki-workshops', en: '/services/ai-workshops' },
  'ai-applications': { de: '/leistungsangebot/ki-anwendungen', en: '/services/ai-applications' },
  'ai-platform': { de: '/leistungsangebot/ki-plattform', en: '/services/ai-platform' },
  'ai-mvp': { de: '/leistungsangebot/ki-mvp', en: '/services/ai-mvp' },
  'ai-lab': { de: '/leistungsangebot/ki-lab', en: '/services/ai-lab' },
  'private-equity-request': { de: '/private-equity-ki-whitepaper', en: '/private-equity-ki-whitepaper' },
  'organisation-request': { de: '/ki-organisation-whitepaper', en: '/ki-organisation-whitepaper' },
  booking: { de: '/booking', en: '/booking' },
  calculator: { de: '/rechner', en: '/calculator' },
  search: { de: '/suche', en: '/search' },
  'newsletter-issues': { de: '/newsletter', en: '/newsletter' },
} as const satisfies Record<string, Localized>;

export type PageId = keyof typeof pages;
export const pageIds = keysOf(pages);

/** Pages that search engines are asked not to index. */
export const noindexPages: ReadonlySet<PageId> = new Set<PageId>(['search']);

/** The staff area: German only, never indexed. */
export const staffPaths = { login: '/admin/login', dashboard: '/admin/dashboard' } as const;
/** Route pattern of the dashboard with a lead open. */
export const staffLeadRoute = `${staffPaths.dashboard}/leads/:lead` as const;

/** Path of a lead in the staff area. */
export function staffLeadPath(id: string): string {
  return staffLeadRoute.replace(':lead', encodeURIComponent(id));
}

/**
 * Route patterns of pages behind mailed links, for the routers of server and browser: one address in both languages,
 * never listed, cached or indexed.
 */
export const linkPages = {
  newsletter: '/newsletter/:action/:token',
  booking: '/booking/:token',
  paper: '/papers/:token',
} as const;
type LinkPage = keyof typeof linkPages;

/** Path of such a page. @param parts values for `:action` and `:token`, in that order */
export function linkHref(page: LinkPage, ...parts: string[]): string {
  return linkPages[page].replace(/:\w+/g, () => parts.shift() ?? '');
}

/**
 * The parameters of such a path; null for the path of another page. They are printable ASCII, 500 characters at most,
 * so that a character that a mail program appended to the token, such as a bracket, still matches.
 */
export function linkParts(page: LinkPage, path: string): string[] | null {
  const pattern = linkPages[page].replace(/:\w+/g, '([!-.0-~]{1,500})');
  return new RegExp(`^${pattern}$`).exec(path)?.slice(1) ?? null;
}

export type HrefOptions = {
  hash?: string | undefined;
  query?: Readonly<Record<string, string>> | undefined;
};

/** Whether both languages share one path. */
function hasSharedPath(page: PageId): boolean {
  return pages[page].de === pages[page].en;
}

/** URL of a page in a language, relative to the site's origin; never write paths by hand. */
export function hrefFor(page: PageId, language: Language, { hash, query }: HrefOptions = {}): string {
  const parameters = new URLSearchParams(query);
  if (language === 'en' && hasSharedPath(page)) parameters.set('lang', 'en');
  const search = parameters.size > 0 ? `?${parameters}` : '';
  return `${pages[page][language]}${search}${hash ? `#${hash}` : ''}`;
}

/** Folder of the white papers' pages, each addressed by its id; part of the knowledge centre. */
const whitePaperFolder = {
  de: `${pages['knowledge-center'].de}/white-paper`,
  en: `${pages['knowledge-center'].en}/white-paper`,
} as const satisfies Localized;

export function whitePaperHref(paper: string, language: Language): string {
  return `${whitePaperFolder[language]}/${paper}`;
}

/** `paper` is the id, if the page is that of a white paper. */
export type PageMatch = { page: PageId; pathLanguage: Language; paper?: string };

const byPath = new Map<string, PageMatch>(
  pageIds.flatMap((page) =>
    [...languages]
      .reverse()
      .map((language): [string, PageMatch] => [pages[page][language], { page, pathLanguage: language }]),
  ),
);

/**
 * The page at a path, and the language of the path itself (German for shared paths). A path with a trailing slash does
 * not match.
 */
export function pageAt(path: string): PageMatch | null {
  return byPath.get(path) ?? paperAt(path);
}

function paperAt(path: string): PageMatch | null {
  const at = path.lastIndexOf('/');
  const pathLanguage = languages.find((language) => whitePaperFolder[language] === path.slice(0, at));
  const paper = path.slice(at + 1);
  return pathLanguage && /^[\w-]{1,40}$/.test(paper) ? { page: 'knowledge-center', pathLanguage, paper } : null;
}

/** The address of a match of `pageAt` in a language. */
export function hrefOf({ page, paper }: PageMatch, language: Language): string {
  return paper === undefined ? hrefFor(page, language) : whitePaperHref(paper, language);
}
