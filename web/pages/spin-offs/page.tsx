import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ClosingStage } from '#web/ui/sections/closing-stage.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Incubation } from './incubation.tsx';
import { Intro } from './intro.tsx';
import { Investors } from './investors.tsx';
import { Products } from './products.tsx';
import { Separation } from './separation.tsx';

const load = pageTexts('spin-offs');

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
        actions={
          <>
            <a href="#investors" className={buttonClass()}>
              {hero.button}
            </a>
            <a href="#products" className={buttonClass({ look: 'quiet' })}>
              {hero.products}
            </a>
          </>
        }
        aside={<Separation />}
      />
      <Intro texts={texts.intro} />
      <Incubation texts={texts.steps} />
      <Products texts={texts.products} />
      <Investors texts={texts.investors} />
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="spin-offs.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
