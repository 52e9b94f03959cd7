import type { Language } from '#contract/site/languages.ts';
import type { PageId } from '#contract/site/pages.ts';
import type { PageRequest } from '#web/page-request.ts';
import { allPageTexts } from './all-page-texts.ts';

/** Texts that every page has. */
export type PageTexts = { meta: { title: string; description: string; keywords: readonly string[] } };
/** A page that is not in the list of public pages. */
export type OtherPage = PrivatePage | (typeof thingPages)[number];
/** Pages of a single paper or issue, of which staff can create any number. */
const thingPages = ['white-paper', 'newsletter-issue'] as const;
/**
 * Whether a page is part of the site's navigation and sitemap, as opposed to that of a paper or issue, or a private
 * one.
 */
export const isSitePage = (page: PageId | OtherPage): page is PageId =>
  !isPrivatePage(page) && !(thingPages as readonly string[]).includes(page);
type PrivatePage = (typeof privatePages)[number];
const privatePages = ['not-found', 'newsletter', 'paper-link', 'booking-link'] as const;
/** Pages that search engines must not index. */
export const isPrivatePage = (page: PageId | OtherPage): page is PrivatePage =>
  (privatePages as readonly string[]).includes(page);
export type PageData<T extends PageTexts> = {
  page: PageId | OtherPage;
  language: Language;
  texts: T;
  /** HTTP status, if not 200. */
  status?: number;
  paper?: string;
  issue?: string;
  picture?: string;
  /** Title for the page's current state, if the same URL has several. */
  stated?: string;
};

/** Props of a page's component, with the data of its loader `load`. */
export type PageProps<Load extends (...args: never[]) => Promise<unknown>> = { loaderData: Awaited<ReturnType<Load>> };

type Page = keyof typeof allPageTexts;
type TextsOf = { [P in Page]: Awaited<ReturnType<(typeof allPageTexts)[P]['de']>>['de'] };
const modules: {
  [P in Page]: { de: () => Promise<{ de: TextsOf[P] }>; en: () => Promise<{ en: TextsOf[P] }> };
} = allPageTexts;

async function importPageTexts<P extends Page>(page: P, language: Language): Promise<TextsOf[P]> {
  return language === 'de' ? (await modules[page].de()).de : (await modules[page].en()).en;
}

/** Creates a page's `loader`: loads its texts in the language that the server chose for the request. */
export function pageTexts<P extends Page>(page: P) {
  return async ({ context: { language } }: Pick<PageRequest, 'context'>): Promise<PageData<TextsOf[P]>> => {
    return { page, language, texts: await importPageTexts(page, language) };
  };
}
