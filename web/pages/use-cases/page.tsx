import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { UseCaseNewsletterForm } from '#web/forms/newsletter-general/use-case-form.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ClosingStage } from '#web/ui/sections/closing-stage.tsx';
import { HeroFigures } from '#web/ui/sections/hero-figures.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Examples } from './examples.tsx';
import { Hub } from './hub.tsx';
import { Industries } from './industries.tsx';

const load = pageTexts('use-cases');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, newsletter, closing } = texts;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <a href="#industries" className={buttonClass({ look: 'quiet' })}>
            {hero.button}
          </a>
        }
        aside={<HeroFigures figures={hero.figures} />}
      />
      <Hub texts={texts.hub} />
      <Industries texts={texts.industries} />
      <Examples texts={texts.examples} />
      <Section
        tone="sand"
        layout="split"
        eyebrow={newsletter.eyebrow}
        title={newsletter.title}
        lead={<p>{newsletter.text}</p>}
      >
        <UseCaseNewsletterForm texts={newsletter.form} />
      </Section>
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="use-cases.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
