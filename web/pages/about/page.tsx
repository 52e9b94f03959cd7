import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { ClosingStage } from '#web/ui/sections/closing-stage.tsx';
import { HeroFigures } from '#web/ui/sections/hero-figures.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { History } from './history.tsx';
import { Locations } from './locations.tsx';
import { Purpose } from './purpose.tsx';
import { Team } from './team.tsx';
import { Values } from './values.tsx';

const load = pageTexts('about');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts, language } }: PageProps<typeof load>) {
  const { hero, closing } = texts;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        aside={<HeroFigures figures={hero.figures} />}
      />
      <Team texts={texts.team} />
      <Purpose texts={texts.purpose} />
      <Values texts={texts.values} />
      <History texts={texts.history} />
      <Locations texts={texts.locations} language={language} />
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="about.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
