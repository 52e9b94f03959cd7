import { CaseLink } from '#web/calculation/case-link.tsx';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { UseCaseNewsletterForm } from '#web/forms/newsletter-general/use-case-form.tsx';
import { Island } from '#web/islands/island.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { Scene } from '#web/pictures/scene.tsx';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Mark, PageNotes } from '#web/shell/page-notes.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { FigureHero } from '#web/ui/sections/figure-hero.tsx';
import { HeroFigures } from '#web/ui/sections/hero-figures.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { slug } from '#web/ui/slug.ts';
import { Examples } from './examples.tsx';
import { Industries } from './industries.tsx';
import { IndustryDots } from './industry-dots.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('use-cases');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, newsletter, closing } = texts;
  return (
    <>
      <FigureHero
        texts={hero}
        figure={hero.figure}
        unit={
          <>
            {hero.unit}
            <Mark note={1} />
          </>
        }
        underline={<IndustryDots texts={texts.industries} />}
        actions={
          <a href="#industries" className={buttonClass({ look: 'quiet' })}>
            {hero.button}
          </a>
        }
      />
      <Hub texts={texts.hub} />
      <Section
        layout="beside"
        texts={newsletter}
        lead={
          <>
            <p>{newsletter.text}</p>
            <Scene name="issue" className="mt-8" />
          </>
        }
      >
        <Island name="newsletter-use-cases" component={UseCaseNewsletterForm} props={{ texts: newsletter.form }} />
      </Section>
      <Industries texts={texts.industries} />
      <Examples texts={texts.examples} calculation={texts.calculation} />
      <PageNotes items={[texts.hub.note, texts.examples.note]} />
      <ClosingStage texts={closing} button="use-cases.closing" />
    </>
  );
}

/** The use-case collection's own website, with a sample of its content. */
function Hub({ texts }: { texts: Texts['hub'] }) {
  const { links } = useRootData().company;
  return (
    <section className="band">
      <div className="wrap grid items-center gap-x-20 gap-y-14 lg:grid-cols-[6fr_5fr]">
        <div>
          <p className="eyebrow">{texts.eyebrow}</p>
          <h2 id={slug(texts.title)} className="text-section">
            {texts.title}
          </h2>
          <p className="mt-5 mb-8 max-w-[28.2em]">{texts.text}</p>
          <HeroFigures figures={texts.figures} />
          <a href={links.useCaseHub} target="_blank" rel="noopener" className={buttonClass({}, 'group mt-8')}>
            {texts.button} <Arrow away />
            <span className="sr-only">{texts.newTab}</span>
          </a>
        </div>
        <Specimen texts={texts.specimen} />
      </div>
    </section>
  );
}

/** A completed template: the worked example line by line, and a link to the calculator. */
function Specimen({ texts: { id, name, lines, caption, link } }: { texts: Texts['hub']['specimen'] }) {
  return (
    <figure className="min-w-0">
      <div className="sheet p-6 sm:p-8">
        <p className="font-display text-item font-semibold tracking-tight">{name}</p>
        <dl className="tabular mt-4 border-b border-line text-[0.95rem]">
          {lines.map((line) => (
            <div
              key={line.name}
              className={`grid grid-cols-[1fr_auto] items-baseline gap-x-5 border-t border-line py-2 ${line.isSum ? 'font-semibold' : ''}`}
            >
              <dt>{line.name}</dt>
              <dd className="text-right">{line.value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6">
          <CaseLink case={{ id, name }} className={buttonClass({ look: 'line', size: 'small' })}>
            {link}
          </CaseLink>
        </p>
      </div>
      <figcaption className="mt-4 text-meta text-muted">{caption}</figcaption>
    </figure>
  );
}
