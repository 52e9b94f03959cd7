import { DialogButton } from '../../forms/dialog-button.tsx';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { useRootData } from '../../root-data.ts';
import { pageMeta } from '../../seo/meta.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Steps } from '../../ui/facts.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('spin-offs');
export const clientLoader = clientTexts<Texts>('spin-offs');
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
  const { hero, products } = texts;
  const { links } = useRootData().company;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<DialogButton button="spin-offs.closing">{hero.button}</DialogButton>}
      />
      <Section layout="split" title={texts.steps.title} lead={<p>{texts.steps.text}</p>}>
        <Steps items={texts.steps.items} />
      </Section>
      <Section tone="sand" layout="split" title={products.title}>
        <ul className="divide-y divide-text/15 border-y border-text/15">
          {products.items.map(({ name, text }, index) => (
            <li key={name} className="py-6">
              <h3 className="text-heading">{name}</h3>
              <p className="text-muted">{text}</p>
              <a
                href={index === 0 ? links.platform : links.useCaseHub}
                target="_blank"
                rel="noopener"
                className="group mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark"
              >
                {products.visit} <Arrow away />
                <span className="sr-only">
                  {name} {products.newTab}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
