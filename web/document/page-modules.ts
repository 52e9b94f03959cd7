import type { ComponentType } from 'react';
import { keysOf } from '#contract/keys-of.ts';
import { anyPageAt } from '#contract/site/issue-pages.ts';
import { linkPages, linkParts } from '#contract/site/pages.ts';
import type { PageData, PageTexts } from '#web/language/page-texts.ts';
import type { PageRequest } from '#web/page-request.ts';
import type { HeadTag } from '#web/seo/head-tag.ts';
import type { ShellData } from '#web/shell/texts/use-shell-texts.ts';

type Loaded = PageData<PageTexts>;

/** Exports of a page's module. */
type PageModule = {
  /** Null if the path refers to something that does not exist. */
  loader: (request: PageRequest) => Promise<Loaded | null>;
  meta: (page: { loaderData: Loaded; root: ShellData }) => HeadTag[];
  default: ComponentType<{ loaderData: Loaded }>;
};

const modules = import.meta.glob<PageModule>('../pages/*/page.tsx', { eager: true });
const folderOf = { newsletter: 'newsletter', booking: 'booking-link', paper: 'paper-link' };

export const notFound = () => ({ page: moduleIn('not-found'), params: {} });

/** The module of the page at a path, and the path's parameters; unknown paths get the not-found page. */
export function pageModuleAt(path: string): { page: PageModule; params: Record<string, string> } {
  const match = anyPageAt(path);
  if (match?.paper !== undefined) return { page: moduleIn('white-paper'), params: { paper: match.paper } };
  if (match?.issue !== undefined) return { page: moduleIn('newsletter-issue'), params: { issue: match.issue } };
  if (match) return { page: moduleIn(match.page), params: {} };
  for (const link of keysOf(linkPages)) {
    const token = linkParts(link, path)?.at(-1);
    if (token !== undefined) return { page: moduleIn(folderOf[link]), params: { token } };
  }
  return notFound();
}

function moduleIn(folder: string): PageModule {
  const found = modules[`../pages/${folder}/page.tsx`];
  if (!found) throw new Error(`There is no page in web/pages/${folder}`);
  return found;
}
