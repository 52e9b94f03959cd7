import type { PageId } from '#contract/site/pages.ts';
import { DialogButton } from '../../forms/dialog-button.tsx';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { useRootData } from '../../root-data.ts';
import { pageMeta } from '../../seo/meta.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { ClosingStage } from '../../ui/closing-stage.tsx';
import { HeroFigures } from '../../ui/hero-figures.tsx';
import { onwardLink } from '../../ui/onward.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('knowledge-center');
export const clientLoader = clientTexts<Texts>('knowledge-center');
export const meta = pageMeta;

const paperPages = ['private-equity-request', 'organisation-request', 'contact'] as const satisfies PageId[];

/** EUR-Lex in the reader's language, in the order of the texts. */
const officialTexts = ['reg/2024/1689', 'reg/2016/679', 'dir/2022/2555'].map((act) => ({
  de: `https://eur-lex.europa.eu/eli/${act}/oj?locale=de`,
  en: `https://eur-lex.europa.eu/eli/${act}/oj?locale=en`,
}));

export default function Page({ loaderData: { texts, language } }: { loaderData: PageData<Texts> }) {
  const { hero, papers, books, rules, closing } = texts;
  const { company } = useRootData();
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        aside={<HeroFigures figures={hero.figures} />}
      />
      <Section id="whitepaper" layout="split" title={papers.title} lead={<p>{papers.text}</p>}>
        <ul className="divide-y divide-line border-y border-line">
          {paperPages.map((page, index) => (
            <li key={page}>
              <SiteLink page={page} className={onwardLink}>
                {papers.links[index]} <Arrow />
              </SiteLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sand" layout="split" title={books.title}>
        <ul className="divide-y divide-text/15 border-y border-text/15">
          {company.books.map((book) => (
            <li key={book.id} className="py-6">
              <h3 className="text-heading">{book.title[language]}</h3>
              <p className="text-muted">{book.subtitle[language]}</p>
              <a
                href={book.amazonLink[language]}
                target="_blank"
                rel="noopener"
                className="group mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark"
              >
                {books.shop} <Arrow away />
                <span className="sr-only">
                  {book.title[language]} {books.newTab}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={rules.title} lead={<p>{rules.note}</p>}>
        <div className="border-b border-line">
          {rules.items.map((rule, index) => (
            <div key={rule.name} className="grid gap-x-8 gap-y-4 border-t border-line py-7 md:grid-cols-[15rem_1fr]">
              <div>
                <h3 className="text-[1.6rem] leading-tight">{rule.name}</h3>
                <a
                  href={officialTexts[index]?.[language]}
                  target="_blank"
                  rel="noopener"
                  className="group inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark"
                >
                  {rules.source} <Arrow away />
                  <span className="sr-only">
                    {rule.name} {books.newTab}
                  </span>
                </a>
              </div>
              <dl className="tabular">
                {rule.dates.map(({ date, text }) => (
                  <div key={date} className="grid gap-x-6 py-1.5 sm:grid-cols-[11rem_1fr]">
                    <dt className="font-semibold">{date}</dt>
                    <dd className="text-muted">{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </Section>
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="knowledge-center.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
