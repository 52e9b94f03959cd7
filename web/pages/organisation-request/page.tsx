import { organisationRequest } from '#contract/leads/requests.ts';
import { DialogButton } from '../../forms/dialog-button.tsx';
import { OrganisationRequestForm } from '../../forms/organisation-request/form.tsx';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { pageMeta } from '../../seo/meta.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ClosingStage } from '../../ui/closing-stage.tsx';
import { Onward, onwardLink } from '../../ui/onward.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import { Chart } from './chart.tsx';
import { Problem } from './problem.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('organisation-request');
export const clientLoader = clientTexts<Texts>('organisation-request');
export const meta = pageMeta;

const onward = ['ai-academy', 'ai-transformation'] as const;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
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
      <Onward title={texts.onward.title}>
        {onward.map((page, index) => (
          <li key={page}>
            <SiteLink page={page} className={onwardLink}>
              {texts.onward.links[index]} <Arrow />
            </SiteLink>
          </li>
        ))}
      </Onward>
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="organisation-request.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
