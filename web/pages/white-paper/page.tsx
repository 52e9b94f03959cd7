import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, type MetaDescriptor } from 'react-router';
import { hrefFor, whitePaperHref } from '#contract/site/pages.ts';
import type { PublicWhitePaper, PublicWhitePaperPage, WhitePaperFacts } from '#contract/white-papers/public-list.ts';
import { useDownloadDialog } from '#web/forms/white-paper/use-download-dialog.tsx';
import { useLanguage } from '#web/language/language.tsx';
import { Onward, onwardLink } from '#web/language/onward-pages.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { whitePaperData } from '#web/seo/structured-data.ts';
import type { ShellData } from '#web/shell/texts/use-shell-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { type Data, loadHere, loadThere } from './data.ts';
import type { Texts } from './texts.de.ts';

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
        texts={{
          eyebrow: `${texts.eyebrow} ${whitePaper.number}`,
          title: whitePaper.title,
          lead: facts?.summary ?? texts.added,
        }}
        actions={
          <>
            <Download paper={whitePaper} label={texts.download} language={language} />
            <SiteLink page="knowledge-center" hash="whitepaper" className={buttonClass({ look: 'quiet' })}>
              {texts.all}
            </SiteLink>
          </>
        }
      />
      {facts && <Outline texts={texts} facts={facts} />}
      {facts && facts.sources.length > 0 && <Sources title={texts.sources} sources={facts.sources} />}
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

type NeighboursProps = {
  texts: Texts;
  papers: readonly [older: PublicWhitePaper | null, newer: PublicWhitePaper | null];
};

/** The papers beside this one in the series. */
function Neighbours({ texts, papers }: NeighboursProps) {
  const { language } = useLanguage();
  const [older, newer] = papers;
  if (!older && !newer) return null;
  return (
    <Onward title={texts.neighbours[older && newer ? 'both' : older ? 'older' : 'newer']}>
      {papers.map(
        (paper) =>
          paper && (
            <li key={paper.id}>
              <Link to={whitePaperHref(paper.id, language)} prefetch="intent" className={onwardLink}>
                <span>
                  <span className="tabular mr-3 text-muted">{paper.number.split(' ')[0]}</span>
                  {paper.title}
                </span>{' '}
                <Arrow />
              </Link>
            </li>
          ),
      )}
    </Onward>
  );
}

/** The official texts of what the paper cites. */
function Sources({ title, sources }: { title: string; sources: WhitePaperFacts['sources'] }) {
  return (
    <Section layout="beside" texts={{ title }}>
      <ul className="list-disc *:pt-1 pl-5 marker:text-cobalt">
        {sources.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className="text-cobalt underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The paper's headings as its contents, and what one wants to know before reading. */
function Outline({ texts, facts }: { texts: Texts; facts: WhitePaperFacts }) {
  const month = (date: string) => `${texts.months[Number(date.slice(5)) - 1]} ${date.slice(0, 4)}`;
  const rows = [
    [texts.facts.published, month(facts.date)],
    [texts.facts.minutes, texts.minutes.replace('{count}', String(facts.minutes))],
    ...(facts.revised ? [[texts.facts.revised, month(facts.revised)]] : []),
    [texts.facts.format, texts.format],
  ];
  const list = (
    <dl className="mt-2 ruled text-text">
      {rows.map(([term, value]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-6 py-3">
          <dt>{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Section id="contents" layout="beside" texts={{ title: texts.contents }} lead={list}>
      <ol className="ruled">
        {facts.contents.map((heading, index) => (
          <li key={heading} className="grid grid-cols-[2.75rem_1fr] items-baseline gap-x-3 py-4">
            <span aria-hidden="true" className="tabular font-display font-semibold text-cobalt">
              {index + 1}
            </span>
            <span className="text-lead leading-snug">{heading}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
