import * as v from 'valibot';
import type { Language } from './site/languages.ts';
import { type PageId, pageIds } from './site/pages.ts';

export const searchPath = '/api/search';
/** Characters of a query that are read; the rest is left out. */
export const maxQuery = 200;
/** The best results; more are not told. */
export const maxResults = 20;

/** A page, a section of one, a question with its answer, a white paper, an issue of a newsletter. */
const searchKinds = ['page', 'section', 'question', 'white-paper', 'issue'] as const;
export type SearchDocument = {
  kind: (typeof searchKinds)[number];
  page: PageId;
  /** Id on the page, or null for its beginning. */
  hash: string | null;
  title: string;
  text: string;
  /** A white paper or an issue at length; `text` is its summary. */
  body?: string;
  /** Title of the page it stands on. */
  pageTitle: string;
  /** What it is found by beside its words: a page's keywords, the small heading over a section's. */
  keywords?: string;
  /** Where the document is the page itself. */
  description?: string;
  /** Id of a white paper. */
  paper?: string;
  /** Last part of the address of a newsletter's issue. */
  issue?: string;
};

/** A newsletter's issue that visitors may read, as search reads it. */
export type SearchedIssue = { slug: string; subject: string; teaser: string; text: string };

const parts = v.array(v.object({ text: v.string(), hit: v.boolean() }));
export const searchAnswer = v.object({
  results: v.array(
    v.object({
      kind: v.picklist(searchKinds),
      page: v.picklist(pageIds),
      href: v.string(),
      pageTitle: parts,
      title: parts,
      extract: parts,
    }),
  ),
  /** Nothing holds what was asked for; the results are what comes nearest. */
  similar: v.boolean(),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;
type SearchResult = SearchAnswer['results'][number];
/** A piece of text and whether it is what was searched for. */
export type Part = SearchResult['title'][number];

/** What the build reads from the pages; the server adds white papers and issues. */
export type SearchDocuments = Record<Language, SearchDocument[]>;
