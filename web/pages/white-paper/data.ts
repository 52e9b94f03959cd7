import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import {
  type PublicWhitePaperAnswer,
  type PublicWhitePaperPage,
  publicWhitePapersPath,
} from '#contract/white-papers/public-list.ts';
import { apiUrl } from '#web/api-url.ts';
import { type DownloadTexts, importDownloadTexts } from '#web/forms/white-paper/load-texts.ts';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { pageSources } from '#web/page-context.ts';
import { listedDescription, listedTitle } from './listing.ts';
import type { Texts } from './texts.de.ts';

export type Data = PageData<Texts> & { whitePaper: PublicWhitePaperPage; form: DownloadTexts };

const load = pageTexts('white-paper');

/** On the server: the paper from the list that staff manage. */
export async function loadHere(args: LoaderFunctionArgs): Promise<Data> {
  const texts = await load(args);
  const [whitePaper, form] = await Promise.all([
    args.context.get(pageSources).whitePaper(args.params.paper ?? '', texts.language),
    importDownloadTexts(texts.language),
  ]);
  if (!whitePaper) throw data(null, { status: 404 });
  return withPaper(texts, whitePaper, form);
}

/** In the browser: the same by its call. */
export async function loadThere(args: ClientLoaderFunctionArgs): Promise<Data> {
  const texts = await load(args);
  const [answer, form] = await Promise.all([
    fetch(`${apiUrl()}${publicWhitePapersPath}/${args.params.paper}?lang=${texts.language}`),
    importDownloadTexts(texts.language),
  ]);
  if (!answer.ok) throw data(null, { status: answer.status });
  return withPaper(texts, ((await answer.json()) as PublicWhitePaperAnswer).whitepaper, form);
}

/** Title, description and keywords are the paper's own. */
function withPaper({ texts, ...page }: PageData<Texts>, whitePaper: PublicWhitePaperPage, form: DownloadTexts): Data {
  const { title, facts, titleAsShipped } = whitePaper;
  const meta = {
    title: listedTitle(title, titleAsShipped ? facts?.short : undefined),
    description: listedDescription(title, facts?.summary ?? texts.meta.description),
    keywords: facts?.keywords ?? texts.meta.keywords,
  };
  const picture = titleAsShipped ? `white-paper-${whitePaper.id}` : 'knowledge-center';
  return { ...page, paper: whitePaper.id, picture, texts: { ...texts, meta }, whitePaper, form };
}
