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
  /** Title of the page it stands on; keywords and description too where the document is the page itself. */
  pageTitle: string;
  keywords?: string;
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
  pageTitle: string;
  title: Part[];
  extract: Part[];
};
export type SearchAnswer = { results: SearchResult[] };

/** What the build reads from the pages; the server adds the white papers. */
export type SearchDocuments = Record<Language, SearchDocument[]>;
