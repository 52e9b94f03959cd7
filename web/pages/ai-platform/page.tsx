import { DialogButton } from '../../forms/dialog-button.tsx';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { pageMeta } from '../../seo/meta.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { ClosingStage } from '../../ui/closing-stage.tsx';
import { Comparison } from '../../ui/comparison.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Onward, onwardLink } from '../../ui/onward.tsx';
import { Section } from '../../ui/section.tsx';
import { Departments } from './departments.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Reasons } from './reasons.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('ai-platform');
export const clientLoader = clientTexts<Texts>('ai-platform');
export const meta = pageMeta;

const onward = ['ai-applications', 'use-cases'] as const;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
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
        <DialogButton button="ai-platform.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
