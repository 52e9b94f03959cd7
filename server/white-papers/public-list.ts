import type { Language } from '#contract/site/languages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import type { ListedWhitePaper, PublicWhitePaper, PublicWhitePaperPage } from '#contract/white-papers/public-list.ts';
import type { Built } from '#server/built.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { listWhitePapers } from './repository.ts';

/**
 * The papers that visitors see: those that staff manage, newest first. If they cannot be read, the built-in ones; then
 * `onStandIn` is called, so that no page is cached with them.
 */
async function publicWhitePapers(
  db: Db,
  language: Language,
  onStandIn: () => void = () => {},
): Promise<PublicWhitePaper[]> {
  try {
    const papers = await listWhitePapers(db);
    return papers.map(({ id, number, title_de, title_en }) => ({
      id,
      number,
      title: language === 'de' ? title_de : title_en,
    }));
  } catch (error) {
    console.error(`the white papers could not be read: ${error instanceof Error ? error.message : 'unknown error'}`);
    onStandIn();
    return builtInWhitePapers.map(({ id, number, titles }) => ({ id, number, title: titles[language] })).reverse();
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
    built.whitePaperFacts().catch((): Awaited<ReturnType<Built['whitePaperFacts']>> => ({})),
  ]);
  return papers.map((paper) => {
    const { short, summary = null, keywords = [], figures = [] } = facts[paper.id]?.[language] ?? {};
    const isDrawn = isAsShipped(paper, language);
    const drawnFrom = isDrawn ? (figures[0]?.caption ?? null) : null;
    return { ...paper, drawnFrom, ...(isDrawn && short ? { short } : {}), summary, keywords };
  });
}

/** Whether the paper still has its built-in title: only then do its cover and pictures belong to it. */
function isAsShipped({ id, title }: PublicWhitePaper, language: Language): boolean {
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
  const facts = (await built.whitePaperFacts())[id]?.[language] ?? null;
  return {
    ...paper,
    facts,
    titleAsShipped: isAsShipped(paper, language),
    newer: papers[at - 1] ?? null,
    older: papers[at + 1] ?? null,
  };
}
