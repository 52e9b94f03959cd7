import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { ServiceGlyph } from '#web/pictures/glyphs.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { HeroFigures } from '#web/ui/sections/hero-figures.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { slug } from '#web/ui/slug.ts';
import { Benefits } from './benefits.tsx';
import { Plan } from './plan.tsx';
import { Price } from './price.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('ai-mvp');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, closing } = texts;
  return (
    <>
      <PageHero
        texts={hero}
        actions={<DialogButton button="ai-mvp.hero">{hero.button}</DialogButton>}
        aside={
          <div>
            <ServiceGlyph service="ai-mvp" ground="ink" className="mb-8 w-32 max-lg:hidden" />
            <HeroFigures figures={hero.figures} />
          </div>
        }
      />
      <Plan texts={texts.plan} />
      <Price texts={texts.price} />
      <Benefits texts={texts.benefits} />
      <Advantages texts={texts.advantages} />
      <BestPart texts={texts.best} />
      <OnwardPages pages={['ai-workshops', 'ai-lab']} texts={texts.onward} />
      <ClosingStage texts={closing} button="ai-mvp.closing" />
    </>
  );
}

/** Four advantages in a square, each with what would happen without. */
function Advantages({ texts }: { texts: Texts['advantages'] }) {
  return (
    <Section tone="sand" texts={texts}>
      <ul className="grid border-text/15 md:grid-cols-2 md:border-b">
        {texts.items.map(({ name, text, otherwise }) => (
          <li
            key={name}
            className="border-t border-text/15 py-8 md:px-10 md:odd:border-r md:odd:pl-0 md:even:pr-0 lg:py-10"
          >
            <h3 className="text-[1.6rem] leading-[1.15]">{name}</h3>
            <p className="mt-3 max-w-[42ch] text-lead">{text}</p>
            <p className="mt-5 max-w-[46ch] text-muted">
              <span className="font-semibold">{texts.without}:</span> {otherwise}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Two benefits as two big figures. */
function BestPart({ texts }: { texts: Texts['best'] }) {
  return (
    <section className="band">
      <div className="wrap">
        <h2 id={slug(texts.title)} className="text-title">
          {texts.title}
        </h2>
        <ul className="mt-12 grid gap-x-16 gap-y-12 md:grid-cols-2">
          {texts.items.map(({ figure, note, title, text }) => (
            <li key={title} className="border-t-2 border-text pt-6">
              <p className="flex flex-col gap-y-2">
                <span className="tabular font-display text-display leading-none font-semibold tracking-tight whitespace-nowrap text-cobalt md:max-lg:text-[3.2rem]">
                  {figure}
                </span>
                <span className="text-muted">{note}</span>
              </p>
              <h3 className="mt-6 text-[1.6rem] leading-[1.15]">{title}</h3>
              <p className="mt-2 max-w-[46ch] text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
