import type { PublicWhitePaperPage } from '#contract/white-papers/public-list.ts';
import { type DownloadTexts, importDownloadTexts } from '#web/forms/white-paper/load-texts.ts';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import type { PageRequest } from '#web/page-request.ts';
import { listedDescription, listedTitle } from '#web/seo/listing.ts';
import type { Texts } from './texts.de.ts';

export type Data = PageData<Texts> & { whitePaper: PublicWhitePaperPage; form: DownloadTexts };

const load = pageTexts('white-paper');

/** Loads the paper from the list that staff manage; null if it is not in it. */
export async function loader(request: PageRequest): Promise<Data | null> {
  const texts = await load(request);
  const [whitePaper, form] = await Promise.all([
    request.sources.whitePaper(request.params.paper ?? '', texts.language),
    importDownloadTexts(texts.language),
  ]);
  return whitePaper && withPaper(texts, whitePaper, form);
}

/** Title, description and keywords are those of the paper. */
function withPaper({ texts, ...page }: PageData<Texts>, whitePaper: PublicWhitePaperPage, form: DownloadTexts): Data {
  const { title, facts, titleAsShipped } = whitePaper;
  const meta = {
    title: listedTitle(title, titleAsShipped ? facts?.short : undefined),
    description: facts?.description ?? listedDescription(title, facts?.summary ?? texts.meta.description),
    keywords: facts?.keywords ?? texts.meta.keywords,
  };
  const picture = titleAsShipped ? `white-paper-${whitePaper.id}` : 'knowledge-center';
  return { ...page, paper: whitePaper.id, picture, texts: { ...texts, meta }, whitePaper, form };
}
