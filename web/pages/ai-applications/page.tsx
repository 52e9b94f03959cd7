import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { ServiceHero } from '#web/pictures/service-hero.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { ClosingStage } from '#web/ui/sections/closing-stage.tsx';
import { Comparison } from '#web/ui/sections/comparison.tsx';
import { Facts } from '#web/ui/sections/facts.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Models } from './models.tsx';
import { Programmes } from './programmes.tsx';
import { Security } from './security.tsx';

const load = pageTexts('ai-applications');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, decision, custom, closing } = texts;
  return (
    <>
      <ServiceHero
        service="ai-applications"
        texts={hero}
        actions={<DialogButton button="ai-applications.hero">{hero.button}</DialogButton>}
      />
      <Section title={decision.title} lead={decision.lead}>
        <Comparison labels={decision.labels} rows={decision.rows} />
      </Section>
      <Section tone="sand" layout="split" title={custom.title} lead={custom.lead}>
        <Facts items={custom.items} />
      </Section>
      <Models texts={texts.models} />
      <Programmes texts={texts.programmes} />
      <Security texts={texts.security} />
      <OnwardPages pages={['ai-platform', 'ai-mvp']} texts={texts.onward} />
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="ai-applications.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
