import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { Language } from '#contract/site/languages.ts';
import type { ShelvedWhitePaper } from '#contract/white-papers/public-list.ts';
import { type DownloadTexts, importDownloadTexts } from '#web/forms/white-paper/load-texts.ts';
import { shownLanguage } from '#web/language/current.ts';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { papersNow } from '#web/language/public-papers.ts';
import { pageContext, pageSources } from '#web/page-context.ts';
import type { Texts } from './texts.de.ts';

export type Data = PageData<Texts> & {
  /** Without what they say, which would be most of the page. */
  papers: readonly ShelvedWhitePaper[];
  /** What the form for one paper says; only where the address names one. */
  form: DownloadTexts | null;
};

const load = pageTexts('knowledge-center');

const formTexts = (url: string, language: Language) =>
  new URL(url).searchParams.has('paper') ? importDownloadTexts(language) : null;

const shelved = ({ id, number, title, drawnFrom }: ShelvedWhitePaper) => ({ id, number, title, drawnFrom });

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { language } = args.context.get(pageContext);
  const [data, papers, form] = await Promise.all([
    load(args),
    args.context.get(pageSources).whitePapers(language),
    formTexts(args.request.url, language),
  ]);
  return { ...data, papers: papers.map(shelved), form };
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<Data> {
  const language = shownLanguage();
  const [data, papers, form] = await Promise.all([
    load(args),
    papersNow(language),
    formTexts(args.request.url, language),
  ]);
  return { ...data, papers: papers.map(shelved), form };
}
