import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { ServiceHero } from '#web/pictures/service-hero.tsx';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/sections/facts.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Difference } from './difference.tsx';
import { Phases } from './phases.tsx';
import { Start } from './start.tsx';

const load = pageTexts('ai-lab');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, audience } = texts;
  const { phone } = useRootData().company;
  return (
    <>
      <ServiceHero
        service="ai-lab"
        texts={hero}
        actions={
          <>
            <DialogButton button="ai-lab.hero">{hero.button}</DialogButton>
            <a href={`tel:${phone.tel}`} className={buttonClass({ look: 'quiet' }, 'tabular')}>
              {hero.call} {phone.display}
            </a>
          </>
        }
      />
      <Start texts={texts.start} />
      <Phases texts={texts.phases} />
      <Benefits texts={texts.benefits} />
      <Difference texts={texts.difference} />
      <Section layout="split" title={audience.title} lead={audience.lead}>
        <Facts items={audience.items} />
      </Section>
      <Closing texts={texts.closing} />
    </>
  );
}
