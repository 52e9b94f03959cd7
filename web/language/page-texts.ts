import type { LoaderFunctionArgs } from 'react-router';
import type { Language } from '#contract/site/languages.ts';
import type { PageId } from '#contract/site/pages.ts';
import { pageContext } from '#web/page-context.ts';
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

type TextsModule = { de?: PageTexts; en?: PageTexts };
const modules = import.meta.glob<TextsModule>('../pages/*/texts.*.ts');

/**
 * Fetches a page's texts in one language; each is a file of its own, so only the shown page and language
 * travel. Also called ahead of navigation, on hover or focus of a link.
 */
export async function importPageTexts(page: PageId | OtherPage, language: Language): Promise<PageTexts> {
  const load = modules[`../pages/${page}/texts.${language}.ts`];
  const texts = (await load?.())?.[language];
  if (!texts) throw new Error(`No texts for page ${page} in ${language}`);
  return texts;
}

async function pageData<T extends PageTexts>(page: PageId | OtherPage, language: Language): Promise<PageData<T>> {
  return { page, language, texts: (await importPageTexts(page, language)) as T };
}

/** A page's `loader`: its texts in the language that the server chose. */
export function serverTexts<T extends PageTexts>(page: PageId | OtherPage) {
  return ({ context }: LoaderFunctionArgs) => pageData<T>(page, context.get(pageContext).language);
}

/** A page's `clientLoader`: its texts in the language now shown, without asking the server. */
export function clientTexts<T extends PageTexts>(page: PageId | OtherPage) {
  return () => pageData<T>(page, shownLanguage());
}
