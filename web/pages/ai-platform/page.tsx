import { DialogButton } from '../../forms/dialog-button.tsx';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { ServiceGlyph } from '../../pictures/glyphs.tsx';
import { useRootData } from '../../root-data.ts';
import { pageMeta } from '../../seo/meta.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Onward, onwardLink } from '../../ui/onward.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('ai-platform');
export const clientLoader = clientTexts<Texts>('ai-platform');
export const meta = pageMeta;

const onward = ['ai-applications', 'use-cases'] as const;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
  const { hero } = texts;
  const { links } = useRootData().company;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <DialogButton button="ai-platform.hero">{hero.button}</DialogButton>
            <a href={links.platform} target="_blank" rel="noopener" className={buttonClass({ look: 'quiet' })}>
              {hero.external} <Arrow away />
              <span className="sr-only">{hero.newTab}</span>
            </a>
          </>
        }
        aside={
          <ServiceGlyph
            service="ai-platform"
            ground="ink"
            className="mx-auto w-full max-w-88 max-lg:ml-0 max-lg:max-w-36"
          />
        }
      />
      <Section layout="split" title={texts.facts.title} lead={<p>{texts.facts.text}</p>}>
        <Facts items={texts.facts.items} />
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
