import { DialogButton } from '../../forms/dialog-button.tsx';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { useRootData } from '../../root-data.ts';
import { pageMeta } from '../../seo/meta.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ClosingStage } from '../../ui/closing-stage.tsx';
import { HeroFigures } from '../../ui/hero-figures.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('use-cases');
export const clientLoader = clientTexts<Texts>('use-cases');
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
  const { hero, industries, closing } = texts;
  const { links } = useRootData().company;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <a href={links.useCaseHub} target="_blank" rel="noopener" className={buttonClass({ look: 'quiet' })}>
            {hero.button} <Arrow away />
            <span className="sr-only">{hero.newTab}</span>
          </a>
        }
        aside={<HeroFigures figures={hero.figures} />}
      />
      <Section title={industries.title} lead={<p>{industries.text}</p>}>
        <ul className="grid gap-x-12 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
          {industries.items.map(({ name, text }) => (
            <li key={name} className="border-t border-line py-5">
              <h3 className="text-heading">{name}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="use-cases.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
