import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { ServiceHero } from '#web/pictures/service-hero.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { Agenda } from './agenda.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Formats } from './formats.tsx';
import { Ranking } from './ranking.tsx';

const load = pageTexts('ai-workshops');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <>
      <ServiceHero
        service="ai-workshops"
        texts={texts.hero}
        actions={<DialogButton button="ai-workshops.hero">{texts.hero.button}</DialogButton>}
      />
      <Formats texts={texts.formats} />
      <Agenda texts={texts.agenda} />
      <Ranking texts={texts.ranking} />
      <Benefits texts={texts.benefits} />
      <OnwardPages pages={['ai-mvp', 'use-cases']} texts={texts.onward} />
      <Closing texts={texts.closing} />
    </>
  );
}
