import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { ServiceGlyph } from '#web/pictures/glyphs.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { ClosingStage } from '#web/ui/sections/closing-stage.tsx';
import { HeroFigures } from '#web/ui/sections/hero-figures.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Advantages } from './advantages.tsx';
import { Benefits } from './benefits.tsx';
import { BestPart } from './best-part.tsx';
import { Plan } from './plan.tsx';
import { Price } from './price.tsx';

const load = pageTexts('ai-mvp');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, closing } = texts;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
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
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="ai-mvp.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
