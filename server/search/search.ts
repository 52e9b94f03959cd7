import type { SearchAnswer, SearchDocument, SearchDocuments, SearchedIssue } from '#contract/search.ts';
import { issueHref } from '#contract/site/issue-pages.ts';
import type { Language } from '#contract/site/languages.ts';
import { hrefFor, whitePaperHref } from '#contract/site/pages.ts';
import type { PublicWhitePaper, WhitePaperFacts } from '#contract/white-papers/public-list.ts';
import type { Built } from '#server/built.ts';
import { LanguageIndex } from './language-index.ts';

export type Search = (query: string, language: Language) => Promise<SearchAnswer>;

type Options = {
  /** What was read from the pages. */
  documents: () => Promise<SearchDocuments>;
  whitePapers: (language: Language) => Promise<PublicWhitePaper[]>;
  whitePaperFacts: Built['whitePaperFacts'];
  /** What the papers say. */
  whitePaperTexts: Built['whitePaperTexts'];
  issues: (language: Language) => Promise<SearchedIssue[]>;
  /** Changes when staff have changed content; the index is then made anew with the next question. */
  generation: () => number;
};

/**
 * Search over pages, white papers and issues of newsletters. Each language is indexed when it is first asked for, in a
 * few milliseconds.
 */
export function createSearch({
  documents,
  whitePapers,
  whitePaperFacts,
  whitePaperTexts,
  issues,
  generation,
}: Options): Search {
  const indexes = new Map<Language, { index: Promise<LanguageIndex>; madeFor: number }>();

  /** Whoever asks while it is made waits for the same one. */
  function indexOf(language: Language): Promise<LanguageIndex> {
    const wanted = generation();
    const known = indexes.get(language);
    if (known?.madeFor === wanted) return known.index;
    const made = { index: makeIndex(language), madeFor: wanted };
    indexes.set(language, made);
    known?.index.then(closeWhenUnused, () => {});
    // What could not be made is tried again with the next question.
    made.index.catch(() => indexes.get(language) === made && indexes.delete(language));
    return made.index;
  }

  async function makeIndex(language: Language): Promise<LanguageIndex> {
    const [facts, texts] = await Promise.all([whitePaperFacts(), whitePaperTexts()]);
    const papers = (await whitePapers(language)).map((paper) =>
      paperDocument(paper, facts[paper.id]?.[language], texts[paper.id]?.[language]),
    );
    const sent = (await issues(language)).map(issueDocument);
    return new LanguageIndex([...(await documents())[language], ...papers, ...sent]);
  }

  return async (query, language) => {
    const index = await indexOf(language);
    const { found, similar } = index.search(query);
    const results = found.map(({ document, pageTitle, title, extract }) => ({
      kind: document.kind,
      page: document.page,
      href: hrefOfDocument(document, language),
      pageTitle,
      title,
      extract,
    }));
    return { results, similar };
  };
}

/** Those who waited for it have searched in it by the next turn. */
function closeWhenUnused(index: LanguageIndex): void {
  setImmediate(() => index.close());
}

function paperDocument({ id, number, title }: PublicWhitePaper, facts?: WhitePaperFacts, text = ''): SearchDocument {
  return {
    kind: 'white-paper',
    page: 'knowledge-center',
    hash: null,
    title: `White Paper ${number}: ${title}`,
    text: facts?.summary ?? '',
    body: text,
    pageTitle: '',
    keywords: facts?.keywords.join(', ') ?? '',
    paper: id,
  };
}

function issueDocument({ slug, subject, teaser, text }: SearchedIssue): SearchDocument {
  return {
    kind: 'issue',
    page: 'newsletter-issues',
    hash: null,
    title: subject,
    text: teaser,
    body: text,
    pageTitle: '',
    issue: slug,
  };
}

function hrefOfDocument({ page, hash, paper, issue }: SearchDocument, language: Language): string {
  if (paper !== undefined) return whitePaperHref(paper, language);
  if (issue !== undefined) return issueHref(issue, language);
  return hrefFor(page, language, hash ? { hash } : {});
}
