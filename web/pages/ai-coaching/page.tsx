import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { ServiceHero } from '#web/pictures/service-hero.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { Assumptions } from './assumptions.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Confidence } from './confidence.tsx';
import { Forms } from './forms.tsx';

const load = pageTexts('ai-coaching');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <>
      <ServiceHero
        service="ai-coaching"
        texts={texts.hero}
        actions={<DialogButton button="ai-coaching.hero">{texts.hero.button}</DialogButton>}
      />
      <Assumptions texts={texts.assumptions} />
      <Forms texts={texts.forms} />
      <Benefits texts={texts.benefits} />
      <Confidence texts={texts.confidence} />
      <OnwardPages pages={['ai-transformation', 'ai-workshops']} texts={texts.onward} />
      <Closing texts={texts.closing} />
    </>
  );
}
