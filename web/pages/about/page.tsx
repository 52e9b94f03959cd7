import { DialogButton } from '../../forms/dialog-button.tsx';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { useRootData } from '../../root-data.ts';
import { pageMeta } from '../../seo/meta.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ClosingStage } from '../../ui/closing-stage.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeroFigures } from '../../ui/hero-figures.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('about');
export const clientLoader = clientTexts<Texts>('about');
export const meta = pageMeta;

export default function Page({ loaderData: { texts, language } }: { loaderData: PageData<Texts> }) {
  const { hero, closing } = texts;
  const { company } = useRootData();
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <SiteLink page="services" className={buttonClass({ look: 'quiet' })}>
            {hero.button}
          </SiteLink>
        }
        aside={<HeroFigures figures={hero.figures} />}
      />
      <Section layout="split" title={texts.locations.title} lead={<p>{texts.locations.text}</p>}>
        <Facts
          items={company.locations.map(({ city, country, role }) => ({
            term: city[language],
            detail: `${role[language]} (${country[language]})`,
          }))}
        />
      </Section>
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="about.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
