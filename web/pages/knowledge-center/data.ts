import type { Language } from '#contract/site/languages.ts';
import type { ShelvedWhitePaper } from '#contract/white-papers/public-list.ts';
import { type DownloadTexts, importDownloadTexts } from '#web/forms/white-paper/load-texts.ts';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import type { PageRequest } from '#web/page-request.ts';
import type { Texts } from './texts.de.ts';

export type Data = PageData<Texts> & {
  /** Without summaries and keywords, which would make up most of the page. */
  papers: readonly ShelvedWhitePaper[];
  /** One line per paper instead of covers on a shelf. */
  asList: boolean;
  /** The paper in the URL, without JavaScript or if opened in a new tab; null if there is none. */
  asked: { id: string; download: string | null; form: DownloadTexts } | null;
};

const load = pageTexts('knowledge-center');

async function askedPaper({ searchParams }: URL, language: Language): Promise<Data['asked']> {
  const id = searchParams.get('paper');
  if (id === null) return null;
  return { id, download: searchParams.get('download'), form: await importDownloadTexts(language) };
}

const shelved = ({ id, number, title, drawnFrom }: ShelvedWhitePaper) => ({ id, number, title, drawnFrom });

export async function loader(args: PageRequest): Promise<Data> {
  const { language } = args.context;
  const [data, papers, asked] = await Promise.all([
    load(args),
    args.sources.whitePapers(language),
    askedPaper(args.url, language),
  ]);
  const asList = args.url.searchParams.get('view') === 'list';
  return { ...data, papers: papers.map(shelved), asked, asList };
}
