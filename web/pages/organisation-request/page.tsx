import { organisationRequest } from '#contract/leads/paper-requests.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OrganisationRequestForm } from '#web/forms/organisation-request/form.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ClosingStage } from '#web/ui/sections/closing-stage.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Chart } from './chart.tsx';
import { Problem } from './problem.tsx';

const load = pageTexts('organisation-request');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, papers, closing } = texts;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <a href={`#${organisationRequest.kind}`} className={buttonClass()}>
            {hero.button}
          </a>
        }
        aside={<Chart texts={hero} />}
      />
      <Problem texts={texts.problem} />
      <Section eyebrow={papers.eyebrow} title={papers.title} lead={<p>{papers.text}</p>}>
        <OrganisationRequestForm texts={papers.form} cards={papers.cards} />
      </Section>
      <OnwardPages pages={['ai-academy', 'ai-transformation']} texts={texts.onward} />
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="organisation-request.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
