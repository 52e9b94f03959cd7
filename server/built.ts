import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchDocuments } from '../contract/search.ts';
import type { PageId } from '../contract/site/pages.ts';

/** Day on which each page's content last changed, as in 2026-11-21. */
export type PageDates = Record<PageId, string>;

/** What the build found out about the pages; read when it is first needed. */
export type Built = { searchDocuments: () => Promise<SearchDocuments>; pageDates: () => Promise<PageDates> };

/** The facts that the build wrote into its folder. */
export function readBuilt(folder: string): Built {
  const once = <T>(name: string) => {
    let content: Promise<T> | null = null;
    return () => {
      content ??= readFile(join(folder, name), 'utf8').then((text) => JSON.parse(text) as T);
      return content;
    };
  };
  return { searchDocuments: once<SearchDocuments>('search.json'), pageDates: once<PageDates>('page-dates.json') };
}
