import type { SearchAnswer, SearchDocument, SearchDocuments, SearchedIssue } from '#contract/search.ts';
import { issueHref } from '#contract/site/issue-pages.ts';
import type { Language } from '#contract/site/languages.ts';
import { hrefFor, whitePaperHref } from '#contract/site/pages.ts';
import type { PublicWhitePaper, WhitePaperFacts } from '#contract/white-papers/public-list.ts';
import type { Built } from '#server/built.ts';
import { LanguageIndex } from './language-index.ts';

export type Search = (query: string, language: Language) => Promise<SearchAnswer>;

type Options = {
  documents: () => Promise<SearchDocuments>;
  whitePapers: (language: Language) => Promise<PublicWhitePaper[]>;
  whitePaperFacts: Built['whitePaperFacts'];
  /** The full text of the papers. */
  whitePaperTexts: Built['whitePaperTexts'];
  issues: (language: Language) => Promise<SearchedIssue[]>;
  /** Changes when staff have changed content; the next query then rebuilds the index. */
  generation: () => number;
};

/**
 * Creates the search over pages, white papers and newsletter issues. Each language is indexed on its first query, which
 * takes a few milliseconds.
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

  /** Concurrent queries share one build of the index. */
  function indexOf(language: Language): Promise<LanguageIndex> {
    const wanted = generation();
    const known = indexes.get(language);
    if (known?.madeFor === wanted) return known.index;
    const made = { index: makeIndex(language), madeFor: wanted };
    indexes.set(language, made);
    known?.index.then(closeWhenUnused, () => {});
    // A failed build is retried with the next query.
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

/** By the next turn, queries that waited for this index have used it. */
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
