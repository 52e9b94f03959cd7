import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import { hrefFor } from '#contract/site/pages.ts';
import type { PublicWhitePaperPage } from '#contract/white-papers/public-list.ts';
import { useDownloadDialog } from '#web/forms/white-paper/use-download-dialog.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { Drawing } from '#web/pictures/glyphs.tsx';
import { network } from '#web/pictures/network.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { whitePaperData } from '#web/seo/structured-data.ts';
import type { ShellData } from '#web/shell/texts/use-shell-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { type Data, loadHere, loadThere } from './data.ts';
import { Neighbours } from './neighbours.tsx';
import { Outline } from './outline.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<Data> => loadHere(args);
export const clientLoader = (args: ClientLoaderFunctionArgs): Promise<Data> => loadThere(args);

type MetaArgs = Parameters<typeof pageMeta>[0] & { loaderData: Data | undefined };

export function meta(args: MetaArgs): MetaDescriptor[] {
  const root = args.matches[0]?.loaderData as ShellData | undefined;
  const tags = pageMeta(args);
  return import.meta.env.SSR && args.loaderData && root
    ? [...tags, ...whitePaperData(args.loaderData.whitePaper, args.loaderData.language, root)]
    : tags;
}

/** One white paper: its point, its outline, its facts, and the way to the PDF. */
export default function Page({ loaderData: { texts, language, whitePaper } }: { loaderData: Data }) {
  const { facts } = whitePaper;
  return (
    <>
      <PageHero
        eyebrow={`${texts.eyebrow} ${whitePaper.number}`}
        title={whitePaper.title}
        lead={facts?.summary ?? texts.added}
        actions={
          <>
            <Download paper={whitePaper} label={texts.download} language={language} />
            <SiteLink page="knowledge-center" hash="whitepaper" className={buttonClass({ look: 'quiet' })}>
              {texts.all}
            </SiteLink>
          </>
        }
        aside={
          <Drawing
            constellation={network(`white-paper-${whitePaper.id}`)}
            ground="ink"
            className="mx-auto w-full max-w-88 max-lg:ml-0 max-lg:max-w-36"
          />
        }
      />
      {facts && <Outline texts={texts} facts={facts} />}
      <Neighbours texts={texts} papers={[whitePaper.older, whitePaper.newer]} />
    </>
  );
}

function Download({
  paper,
  label,
  language,
}: {
  paper: PublicWhitePaperPage;
  label: string;
  language: Data['language'];
}) {
  const { prepare, open, dialog } = useDownloadDialog([paper]);
  return (
    <>
      <a
        href={hrefFor('knowledge-center', language, { query: { paper: paper.id }, hash: 'white-paper' })}
        rel="nofollow"
        aria-haspopup="dialog"
        {...prepare}
        onClick={(event) => void open(event, paper.id)}
        className={buttonClass()}
      >
        {label}
      </a>
      {dialog}
    </>
  );
}
