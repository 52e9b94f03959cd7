import * as v from 'valibot';
import type { Language } from './site/languages.ts';
import { type PageId, pageIds } from './site/pages.ts';

export const searchPath = '/api/search';
/** Maximum length of a query in characters; the rest is ignored. */
export const maxQuery = 200;
/** Maximum number of results, best first. */
export const maxResults = 20;

/** A page, a section of one, a question with its answer, a white paper, or a newsletter issue. */
const searchKinds = ['page', 'section', 'question', 'white-paper', 'issue'] as const;
export type SearchDocument = {
  kind: (typeof searchKinds)[number];
  page: PageId;
  /** Element id on the page; null for the page itself. */
  hash: string | null;
  title: string;
  text: string;
  /** Full text of a white paper or issue; `text` is its summary. */
  body?: string;
  /** Title of the page that contains it. */
  pageTitle: string;
  /** Further terms it is found by: a page's keywords, the kicker above a section's heading. */
  keywords?: string;
  /** Only for documents that are a whole page. */
  description?: string;
  /** Only for white papers: the paper's id. */
  paper?: string;
  /** Only for newsletter issues: the slug. */
  issue?: string;
};

/** A public newsletter issue, as it is indexed. */
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
  /** Nothing matched the query; the results are the closest matches. */
  similar: v.boolean(),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;
type SearchResult = SearchAnswer['results'][number];
/** A piece of text, and whether it matched the query. */
export type Part = SearchResult['title'][number];

/** Documents that the build extracts from the pages; the server adds white papers and issues. */
export type SearchDocuments = Record<Language, SearchDocument[]>;
