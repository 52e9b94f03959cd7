import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchDocuments } from '#contract/search.ts';
import type { Language } from '#contract/site/languages.ts';
import type { PageId } from '#contract/site/pages.ts';
import type { WhitePaperFacts } from '#contract/white-papers/public-list.ts';

/** The day on which each page's content last changed, such as 2026-11-21. */
export type PageDates = Record<PageId, string>;

/**
 * A piece of the site's style sheet, as split by the build: a rule with the classes that its selectors require (all of
 * at least one of the lists), or a block such as a media query with pieces of its own.
 */
export type StylePiece = { css: string; classes: string[][] } | { open: string; pieces: StylePiece[] };

/** Facts about the built-in papers, by id. */
export type WhitePaperFactsById = Record<string, Record<Language, WhitePaperFacts>>;
/** Plain text of these papers, by id. */
type WhitePaperTextsById = Record<string, Record<Language, string>>;

/** What the build extracted from pages and papers; each part is read on first use. */
export type Built = {
  searchDocuments: () => Promise<SearchDocuments>;
  /** The texts of all buttons that can create a lead. */
  buttonWords: () => Promise<string[]>;
  pageDates: () => Promise<PageDates>;
  pageStyles: () => Promise<StylePiece[]>;
  whitePaperFacts: () => Promise<WhitePaperFactsById>;
  whitePaperTexts: () => Promise<WhitePaperTextsById>;
};

/** Reads what the build wrote into its folder. */
export function readBuilt(folder: string): Built {
  const once = <T>(name: string): (() => Promise<T>) => {
    let content: Promise<T> | null = null;
    return () => {
      content ??= readFile(join(folder, name), 'utf8').then(
        (text): T => JSON.parse(text),
        (error: unknown) => {
          // The failure may be temporary, such as too many open files: the next call retries.
          content = null;
          throw error;
        },
      );
      return content;
    };
  };
  return {
    searchDocuments: once('search.json'),
    buttonWords: once('button-words.json'),
    pageDates: once('page-dates.json'),
    pageStyles: once('page-styles.json'),
    whitePaperFacts: once('white-papers.json'),
    whitePaperTexts: once('white-paper-texts.json'),
  };
}
