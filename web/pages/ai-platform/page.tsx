import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { ClosingStage } from '#web/ui/sections/closing-stage.tsx';
import { Comparison } from '#web/ui/sections/comparison.tsx';
import { Facts } from '#web/ui/sections/facts.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Departments } from './departments.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Reasons } from './reasons.tsx';

const load = pageTexts('ai-platform');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { models, security, closing } = texts;
  return (
    <>
      <Hero texts={texts.hero} product={texts.product} />
      <Reasons texts={texts.reasons} />
      <Features texts={texts.features} />
      <Departments texts={texts.departments} />
      <Section tone="sand" title={models.title} lead={models.lead}>
        <Comparison labels={models.labels} rows={models.rows} />
      </Section>
      <Section layout="split" title={security.title} lead={security.lead}>
        <Facts items={security.items} />
      </Section>
      <OnwardPages pages={['ai-applications', 'use-cases']} texts={texts.onward} />
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="ai-platform.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
