import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchDocuments } from '#contract/search.ts';
import type { Language } from '#contract/site/languages.ts';
import type { PageId } from '#contract/site/pages.ts';
import type { WhitePaperFacts } from '#contract/white-papers/public-list.ts';

/** Day on which each page's content last changed, as in 2026-11-21. */
export type PageDates = Record<PageId, string>;

/**
 * The site's style sheet in pieces, as the build took it apart: a rule with the classes that its selectors ask for (one
 * of the lists must be there), or a block such as a media query with rules of its own.
 */
export type StylePiece = { css: string; classes: string[][] } | { open: string; pieces: StylePiece[] };

/** Facts of the papers that ship, by id. */
type WhitePaperFactsById = Record<string, Record<Language, WhitePaperFacts>>;
/** What those papers say, as plain text, by id. */
type WhitePaperTextsById = Record<string, Record<Language, string>>;

/** What the build found out about pages and papers; read when it is first needed. */
export type Built = {
  searchDocuments: () => Promise<SearchDocuments>;
  /** The words on all buttons that leads come from. */
  buttonWords: () => Promise<string[]>;
  pageDates: () => Promise<PageDates>;
  pageStyles: () => Promise<StylePiece[]>;
  whitePaperFacts: () => Promise<WhitePaperFactsById>;
  whitePaperTexts: () => Promise<WhitePaperTextsById>;
};

/** The facts that the build wrote into its folder. */
export function readBuilt(folder: string): Built {
  const once = <T>(name: string) => {
    let content: Promise<T> | null = null;
    return () => {
      content ??= readFile(join(folder, name), 'utf8').then(
        (text) => JSON.parse(text) as T,
        (error: unknown) => {
          // Too many files open, say: whoever asks next may find it.
          content = null;
          throw error;
        },
      );
      return content;
    };
  };
  return {
    searchDocuments: once<SearchDocuments>('search.json'),
    buttonWords: once<string[]>('button-words.json'),
    pageDates: once<PageDates>('page-dates.json'),
    pageStyles: once<StylePiece[]>('page-styles.json'),
    whitePaperFacts: once<WhitePaperFactsById>('white-papers.json'),
    whitePaperTexts: once<WhitePaperTextsById>('white-paper-texts.json'),
  };
}
