import type { ListedWhitePaper } from '#contract/white-papers/public-list.ts';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import type { PageRequest } from '#web/page-request.ts';
import type { Texts } from './texts.de.ts';

/** Number of papers on the home page's shelf. */
const shown = 6;

/** A paper on the shelf; `drawn`: the build has drawn its cover. */
export type ShownPaper = Pick<ListedWhitePaper, 'id' | 'number' | 'title' | 'short'> & { drawn: boolean };
export type Data = PageData<Texts> & {
  /** The newest ones. */
  papers: readonly ShownPaper[];
};

const load = pageTexts('home');

export async function loader(request: PageRequest): Promise<Data> {
  const { language } = request.context;
  const [data, papers] = await Promise.all([load(request), request.sources.whitePapers(language)]);
  const newest = papers.slice(0, shown);
  return { ...data, papers: newest.map(({ drawnFrom, ...paper }) => ({ ...paper, drawn: drawnFrom !== null })) };
}
