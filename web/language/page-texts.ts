import type { LoaderFunctionArgs } from 'react-router';
import type { Language } from '#contract/site/languages.ts';
import type { PageId } from '#contract/site/pages.ts';
import { pageContext } from '#web/page-context.ts';
import { allPageTexts } from './all-page-texts.ts';
import { shownLanguage } from './current.ts';

/** What every page's texts begin with. */
export type PageTexts = { meta: { title: string; description: string; keywords: readonly string[] } };
/** A page without an address of its own among the public pages. */
export type OtherPage = PrivatePage | 'white-paper';
type PrivatePage = (typeof privatePages)[number];
const privatePages = ['not-found', 'newsletter', 'paper-link', 'booking-link'] as const;
/** Pages that search engines have no business with. */
export const isPrivatePage = (page: PageId | OtherPage): page is PrivatePage =>
  (privatePages as readonly string[]).includes(page);
export type PageData<T extends PageTexts> = {
  page: PageId | OtherPage;
  language: Language;
  texts: T;
  paper?: string;
  picture?: string;
};

/** What a page's component gets, with the texts that its loader `load` brings. */
export type PageProps<Load extends (...args: never[]) => Promise<unknown>> = { loaderData: Awaited<ReturnType<Load>> };

type Page = keyof typeof allPageTexts;
type TextsOf = { [P in Page]: Awaited<ReturnType<(typeof allPageTexts)[P]['de']>>['de'] };
const modules: {
  [P in Page]: { de: () => Promise<{ de: TextsOf[P] }>; en: () => Promise<{ en: TextsOf[P] }> };
} = allPageTexts;

/** Fetches a page's texts in one language. Also called ahead of navigation, on hover or focus of a link. */
export async function importPageTexts<P extends Page>(page: P, language: Language): Promise<TextsOf[P]> {
  return language === 'de' ? (await modules[page].de()).de : (await modules[page].en()).en;
}

/**
 * A page's `loader` and `clientLoader`: its texts, on the server in the language that it chose for the request, in the
 * browser in the language now shown, without asking the server.
 */
export function pageTexts<P extends Page>(page: P) {
  return async ({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<PageData<TextsOf[P]>> => {
    const language = import.meta.env.SSR ? context.get(pageContext).language : shownLanguage();
    return { page, language, texts: await importPageTexts(page, language) };
  };
}
