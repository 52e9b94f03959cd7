import { whitePaperHref } from '#contract/site/pages.ts';
import type { PublicWhitePaper, WhitePaperFacts } from '#contract/white-papers/public-list.ts';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { WhitePaperOnPage } from '#web/forms/white-paper/on-page.tsx';
import { Island } from '#web/islands/island.tsx';
import { Onward, onwardLink } from '#web/language/onward-pages.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { useLanguage } from '#web/language/use-language.ts';
import { Cover } from '#web/pictures/cover.tsx';
import { FigureBars } from '#web/pictures/figure-bars.tsx';
import type { HeadTag } from '#web/seo/head-tag.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { whitePaperData } from '#web/seo/structured-data.ts';
import type { ShellData } from '#web/shell/texts/use-shell-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { keepTogether } from '#web/ui/keep-together.ts';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { slug } from '#web/ui/slug.ts';
import { TextBlocks } from '#web/ui/text-blocks.tsx';
import type { Data } from './data.ts';
import type { Texts } from './texts.de.ts';

export { loader } from './data.ts';

export function meta(args: { loaderData: Data; root: ShellData }): HeadTag[] {
  const { whitePaper, language } = args.loaderData;
  return [...pageMeta(args), ...whitePaperData(whitePaper, language, args.root)];
}

/** One white paper: cover and summary, first page, request form for the whole paper, outline and facts, a talk. */
export default function Page({ loaderData: { texts, whitePaper, form } }: { loaderData: Data }) {
  const { facts } = whitePaper;
  return (
    <>
      <PageHero
        // Titles are long: at the size of a statement they would push cover and button below the first screen.
        stage="quiet"
        texts={{
          eyebrow: `${texts.eyebrow} ${whitePaper.number}`,
          title: keepTogether(whitePaper.title),
          lead: facts?.summary ?? texts.added,
        }}
        actions={
          <>
            <a href="#white-paper" className={buttonClass()}>
              {texts.download}
            </a>
            <SiteLink page="knowledge-center" hash="whitepaper" className={buttonClass({ look: 'quiet' })}>
              {texts.all}
            </SiteLink>
          </>
        }
        aside={
          <Cover
            paper={whitePaper}
            drawn={facts !== null}
            className="paper-cover mx-auto w-full max-w-88 max-lg:ml-0 max-lg:max-w-52"
          />
        }
      />
      {facts && <FirstPage texts={texts} facts={facts} />}
      <section className="band bg-sand print:hidden">
        <div className="wrap split items-start">
          <h2 id={slug(texts.whole)} className="text-section">
            {texts.whole}
          </h2>
          <Island
            name="white-paper"
            component={WhitePaperOnPage}
            props={{
              texts: form.texts,
              paper: listed(whitePaper),
              others: [whitePaper.older, whitePaper.newer].filter((one) => one !== null).map(listed),
              token: null,
            }}
          />
        </div>
      </section>
      {facts && <Outline texts={texts} facts={facts} />}
      {facts && facts.sources.length > 0 && <Sources title={texts.sources} sources={facts.sources} />}
      <Neighbours texts={texts} papers={[whitePaper.older, whitePaper.newer]} />
      <ClosingStage texts={texts.closing} button="knowledge-center.closing" />
    </>
  );
}

/** Reduces a paper to what the form needs. */
const listed = ({ id, number, title }: PublicWhitePaper): PublicWhitePaper => ({ id, number, title });

/** The public first page, and next to it the chart from which the cover was drawn. */
function FirstPage({ texts, facts }: { texts: Texts; facts: WhitePaperFacts }) {
  const [figure] = facts.figures;
  return (
    <section id={slug(texts.opening)} className="band">
      <div className="wrap items-start gap-x-16 lg:grid lg:grid-cols-[7fr_5fr]">
        <article className="min-w-0 max-lg:pb-7">
          <h2 className="mb-8 text-section">{texts.opening}</h2>
          <TextBlocks blocks={facts.opening} heading="h3" />
        </article>
        {figure && (
          <div className="lg:sticky lg:top-28">
            <FigureBars figure={figure} />
          </div>
        )}
      </div>
    </section>
  );
}

type NeighboursProps = {
  texts: Texts;
  papers: readonly [older: PublicWhitePaper | null, newer: PublicWhitePaper | null];
};

/** The neighbouring papers of the series. */
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
              <a href={whitePaperHref(paper.id, language)} className={onwardLink}>
                <span>
                  <span className="tabular mr-2 text-muted">{paper.number.split(' ')[0]}</span>{' '}
                  {keepTogether(paper.title)}
                </span>{' '}
                <Arrow />
              </a>
            </li>
          ),
      )}
    </Onward>
  );
}

/** Official texts of the laws and rulings that the paper cites. */
function Sources({ title, sources }: { title: string; sources: WhitePaperFacts['sources'] }) {
  return (
    <Section layout="beside" texts={{ title }}>
      <ul className="list-disc *:pt-1 pl-5 marker:text-cobalt">
        {sources.map(({ name, href, note }) => (
          <li key={href}>
            <a href={href} className="text-cobalt underline">
              {name}
            </a>
            {note && `. ${note}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The paper's headings as an outline, and facts about the paper. */
function Outline({ texts, facts }: { texts: Texts; facts: WhitePaperFacts }) {
  const month = (date: string) => `${texts.months[Number(date.slice(5)) - 1]} ${date.slice(0, 4)}`;
  const rows = [
    [texts.facts.published, month(facts.date)],
    [texts.facts.minutes, texts.minutes.replace('{count}', String(facts.minutes))],
    ...(facts.revised ? [[texts.facts.revised, month(facts.revised)]] : []),
    ...facts.changes.map(({ date, what }) => [texts.facts.changed, `${month(date)}: ${what}`]),
    [texts.facts.format, texts.format],
  ];
  const list = (
    <dl className="mt-2 ruled text-text">
      {rows.map(([term, value]) => (
        <div key={value} className="flex flex-wrap justify-between gap-x-6 py-3">
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
            <span className="text-lead leading-snug">{keepTogether(heading)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
