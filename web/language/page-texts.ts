import type { Language } from '#contract/site/languages.ts';
import type { PageId } from '#contract/site/pages.ts';
import type { PageRequest } from '#web/page-request.ts';
import { allPageTexts } from './all-page-texts.ts';

/** What every page's texts begin with. */
export type PageTexts = { meta: { title: string; description: string; keywords: readonly string[] } };
/** A page without an address of its own among the public pages. */
export type OtherPage = PrivatePage | (typeof thingPages)[number];
/** Pages of one paper, one issue: of which there are as many as staff make. */
const thingPages = ['white-paper', 'newsletter-issue'] as const;
/** Whether a page is one among all that stand in the menus and the map, and no thing's. */
export const isSitePage = (page: PageId | OtherPage): page is PageId =>
  !isPrivatePage(page) && !(thingPages as readonly string[]).includes(page);
type PrivatePage = (typeof privatePages)[number];
const privatePages = ['not-found', 'newsletter', 'paper-link', 'booking-link'] as const;
/** Pages that search engines have no business with. */
export const isPrivatePage = (page: PageId | OtherPage): page is PrivatePage =>
  (privatePages as readonly string[]).includes(page);
export type PageData<T extends PageTexts> = {
  page: PageId | OtherPage;
  language: Language;
  texts: T;
  /** Of the answer, where it is not 200. */
  status?: number;
  paper?: string;
  issue?: string;
  picture?: string;
  /** What the page says in the state in which it is: its title, where the same address has several. */
  stated?: string;
};

/** What a page's component gets, with the texts that its loader `load` brings. */
export type PageProps<Load extends (...args: never[]) => Promise<unknown>> = { loaderData: Awaited<ReturnType<Load>> };

type Page = keyof typeof allPageTexts;
type TextsOf = { [P in Page]: Awaited<ReturnType<(typeof allPageTexts)[P]['de']>>['de'] };
const modules: {
  [P in Page]: { de: () => Promise<{ de: TextsOf[P] }>; en: () => Promise<{ en: TextsOf[P] }> };
} = allPageTexts;

async function importPageTexts<P extends Page>(page: P, language: Language): Promise<TextsOf[P]> {
  return language === 'de' ? (await modules[page].de()).de : (await modules[page].en()).en;
}

/** A page's `loader`: its texts in the language that the server chose for the request. */
export function pageTexts<P extends Page>(page: P) {
  return async ({ context: { language } }: Pick<PageRequest, 'context'>): Promise<PageData<TextsOf[P]>> => {
    return { page, language, texts: await importPageTexts(page, language) };
  };
}
