import type { ReactNode } from 'react';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { UseCaseNewsletterForm } from '#web/forms/newsletter-general/use-case-form.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { HeroFigures } from '#web/ui/sections/hero-figures.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { slug } from '#web/ui/slug.ts';
import { Examples } from './examples.tsx';
import { Industries } from './industries.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('use-cases');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, newsletter, closing } = texts;
  return (
    <>
      <PageHero
        texts={hero}
        actions={
          <a href="#industries" className={buttonClass({ look: 'quiet' })}>
            {hero.button}
          </a>
        }
        aside={<HeroFigures figures={hero.figures} />}
      />
      <Hub texts={texts.hub} />
      <Section layout="beside" texts={newsletter} lead={<p>{newsletter.text}</p>}>
        <UseCaseNewsletterForm texts={newsletter.form} />
      </Section>
      <Industries texts={texts.industries} />
      <Examples texts={texts.examples} />
      <ClosingStage texts={closing} button="use-cases.closing" />
    </>
  );
}

/** The collection's own website, with a specimen of what one finds there. */
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
          <p className="mt-5 max-w-[44ch] text-pretty">{texts.text}</p>
          <a href={links.useCaseHub} target="_blank" rel="noopener" className={buttonClass({}, 'group mt-8')}>
            {texts.button} <Arrow away />
            <span className="sr-only">{texts.newTab}</span>
          </a>
        </div>
        <Sheet texts={texts.sheet} />
      </div>
    </section>
  );
}

/** A template as a sheet of paper: two fields are given, three wait to be filled in. */
function Sheet({ texts }: { texts: Texts['hub']['sheet'] }) {
  return (
    <figure className="min-w-0">
      <div className="sheet p-6 sm:p-8">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-text pb-4">
          <span className="font-display text-item font-semibold tracking-tight">{texts.name}</span>
          <span className="text-meta text-muted">{texts.area}</span>
        </p>
        <dl>
          {texts.filled.map(({ name, value }) => (
            <Row key={name} name={name}>
              {value}
            </Row>
          ))}
          {texts.blanks.map((name) => (
            <Row key={name} name={name}>
              <span className="block h-9 rounded-control border-[1.5px] border-dashed border-cobalt bg-cobalt-wash">
                <span className="sr-only">{texts.open}</span>
              </span>
            </Row>
          ))}
        </dl>
        <p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1 pt-4 text-meta text-muted">
          <span className="inline-flex items-center gap-2">
            <span className="font-semibold text-text">Aa</span> {texts.given}
          </span>
          <span className="inline-flex items-center gap-2">
            <span className="h-4 w-7 rounded-[5px] border-[1.5px] border-dashed border-cobalt bg-cobalt-wash" />
            {texts.open}
          </span>
        </p>
      </div>
      <figcaption className="mt-4 text-meta text-muted">{texts.caption}</figcaption>
    </figure>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_1.2fr] items-center gap-x-5 border-b border-line py-3.5 text-[0.95rem]">
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
