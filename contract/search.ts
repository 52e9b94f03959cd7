import type { Language } from './site/languages.ts';
import type { PageId } from './site/pages.ts';

export const searchPath = '/api/search';
/** Characters of a query that are read; the rest is left out. */
export const maxQuery = 200;
/** The best results; more are not told. */
export const maxResults = 20;

/** What can be found: a page, a section of one, a question with its answer, a white paper. */
export type SearchDocument = {
  kind: 'page' | 'section' | 'question' | 'white-paper';
  page: PageId;
  /** Id on the page, or null for its beginning. */
  hash: string | null;
  title: string;
  text: string;
  /** A white paper at length; `text` is its summary. */
  body?: string;
  /** Title of the page it stands on. */
  pageTitle: string;
  /** What it is found by beside its words: a page's keywords, the small heading over a section's. */
  keywords?: string;
  /** Where the document is the page itself. */
  description?: string;
  /** Id of a white paper. */
  paper?: string;
};

/** A piece of text and whether it is what was searched for. */
export type Part = { text: string; hit: boolean };
export type SearchResult = {
  kind: SearchDocument['kind'];
  page: PageId;
  href: string;
  pageTitle: Part[];
  title: Part[];
  extract: Part[];
};
export type SearchAnswer = {
  results: SearchResult[];
  /** Nothing holds what was asked for; the results are what comes nearest. */
  similar: boolean;
};

/** What the build reads from the pages; the server adds the white papers. */
export type SearchDocuments = Record<Language, SearchDocument[]>;
