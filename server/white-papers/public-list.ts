import type { Language } from '#contract/site/languages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import type {
  ListedWhitePaper,
  PublicWhitePaper,
  PublicWhitePaperPage,
  WhitePaperFacts,
} from '#contract/white-papers/public-list.ts';
import type { Built, WhitePaperFactsById } from '#server/built.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { listWhitePapers } from './repository.ts';

/** A paper and the URL of its PDF file in a language. */
type Listed = PublicWhitePaper & { file: string };

/**
 * The papers that visitors see: those that staff manage, newest first. If they cannot be read, the built-in ones; then
 * `onStandIn` is called, so that no page is cached with them.
 */
async function publicWhitePapers(db: Db, language: Language, onStandIn: () => void = () => {}): Promise<Listed[]> {
  try {
    const papers = await listWhitePapers(db);
    return papers.map(({ id, number, title_de, title_en, pdf_url, pdf_url_en }) => ({
      id,
      number,
      title: language === 'de' ? title_de : title_en,
      file: (language === 'en' && pdf_url_en) || pdf_url,
    }));
  } catch (error) {
    console.error(`the white papers could not be read: ${error instanceof Error ? error.message : 'unknown error'}`);
    onStandIn();
    return builtInWhitePapers
      .map(({ id, number, titles, pdf }) => ({ id, number, title: titles[language], file: pdf[language] }))
      .reverse();
  }
}

/** The papers with the facts that the list shows of each; the facts are left out if they cannot be read. */
export async function listedWhitePapers(
  db: Db,
  built: Pick<Built, 'whitePaperFacts'>,
  language: Language,
  onStandIn?: () => void,
): Promise<ListedWhitePaper[]> {
  const [papers, facts] = await Promise.all([
    publicWhitePapers(db, language, onStandIn),
    built.whitePaperFacts().catch((): WhitePaperFactsById => ({})),
  ]);
  return papers.map((paper) => {
    const { short, summary = null, keywords = [], figures = [] } = factsOf(paper, facts, language) ?? {};
    const shown = { ...shownOf(paper), drawnFrom: figures[0]?.caption ?? null, summary, keywords };
    return short && isTitleAsShipped(paper, language) ? { ...shown, short } : shown;
  });
}

const shownOf = ({ id, number, title }: Listed): PublicWhitePaper => ({ id, number, title });

/** The facts of a built-in paper; null once staff have replaced its file, which they would no longer describe. */
function factsOf({ id, file }: Listed, facts: WhitePaperFactsById, language: Language): WhitePaperFacts | null {
  const isFileAsShipped = builtInWhitePapers.some((shipped) => shipped.id === id && shipped.pdf[language] === file);
  return (isFileAsShipped && facts[id]?.[language]) || null;
}

/** Whether the paper still has its built-in title: only then do its short title and its pictures name it. */
function isTitleAsShipped({ id, title }: Listed, language: Language): boolean {
  return builtInWhitePapers.some((shipped) => shipped.id === id && shipped.titles[language] === title);
}

/** One paper with the content of its page and its neighbours in the list; null when there is no such paper. */
export async function publicWhitePaper(
  db: Db,
  built: Pick<Built, 'whitePaperFacts'>,
  id: string,
  language: Language,
  onStandIn?: () => void,
): Promise<PublicWhitePaperPage | null> {
  const papers = await publicWhitePapers(db, language, onStandIn);
  const at = papers.findIndex((paper) => paper.id === id);
  const paper = papers[at];
  if (!paper) return null;
  const [newer = null, older = null] = [papers[at - 1], papers[at + 1]].map((other) => other && shownOf(other));
  return {
    ...shownOf(paper),
    facts: factsOf(paper, await built.whitePaperFacts(), language),
    titleAsShipped: isTitleAsShipped(paper, language),
    newer,
    older,
  };
}
