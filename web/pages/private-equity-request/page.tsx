import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { pageMeta } from '../../seo/meta.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Onward, onwardLink } from '../../ui/onward.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('private-equity-request');
export const clientLoader = clientTexts<Texts>('private-equity-request');
export const meta = pageMeta;

const onward = ['ai-coaching', 'spin-offs'] as const;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
  const { hero } = texts;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <SiteLink page="contact" className={buttonClass()}>
            {hero.button}
          </SiteLink>
        }
      />
      <Section layout="split" title={texts.papers.title} lead={<p>{texts.papers.text}</p>}>
        <Facts items={texts.papers.items} />
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
    </>
  );
}
