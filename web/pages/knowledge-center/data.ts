import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import {
  type PublicWhitePaper,
  type PublicWhitePapersAnswer,
  publicWhitePapersPath,
} from '#contract/public-white-papers.ts';
import type { Language } from '#contract/site/languages.ts';
import { apiUrl } from '../../api-url.ts';
import { type DownloadTexts, importDownloadTexts } from '../../forms/white-paper/load-texts.ts';
import { shownLanguage } from '../../language/current.ts';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { pageContext, pageSources } from '../../page-context.ts';
import type { Texts } from './texts.de.ts';

export type Data = PageData<Texts> & {
  papers: readonly PublicWhitePaper[];
  /** What the form for one paper says; only where the address names one. */
  form: DownloadTexts | null;
};

const pageTexts = { server: serverTexts<Texts>('knowledge-center'), client: clientTexts<Texts>('knowledge-center') };

const formTexts = (url: string, language: Language) =>
  new URL(url).searchParams.has('paper') ? importDownloadTexts(language) : null;

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { language } = args.context.get(pageContext);
  const [data, papers, form] = await Promise.all([
    pageTexts.server(args),
    args.context.get(pageSources).whitePapers(language),
    formTexts(args.request.url, language),
  ]);
  return { ...data, papers, form };
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Data> {
  const language = shownLanguage();
  const [data, papers, form] = await Promise.all([
    pageTexts.client(),
    papersNow(language),
    formTexts(request.url, language),
  ]);
  return { ...data, papers, form };
}

/** Longest wait for the list in milliseconds. */
const timeout = 5000;

/** The papers that staff manage; the built-in ones where the list cannot be read (product rules, White papers). */
async function papersNow(language: Language): Promise<readonly PublicWhitePaper[]> {
  try {
    const answer = await fetch(`${apiUrl()}${publicWhitePapersPath}?lang=${language}`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new Error(`The list was answered ${answer.status}`);
    return ((await answer.json()) as PublicWhitePapersAnswer).whitepapers;
  } catch {
    const { builtInWhitePapers } = await import('#contract/site/white-papers.ts');
    return builtInWhitePapers.map(({ id, number, titles }) => ({ id, number, title: titles[language] })).reverse();
  }
}
