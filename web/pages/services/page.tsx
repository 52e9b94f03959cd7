import { servicePages } from '#contract/site/navigation.ts';
import { DialogButton } from '../../forms/dialog-button.tsx';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { ServiceGlyph } from '../../pictures/glyphs.tsx';
import { pageMeta } from '../../seo/meta.ts';
import { ClosingStage } from '../../ui/closing-stage.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('services');
export const clientLoader = clientTexts<Texts>('services');
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
  const { hero, list, closing } = texts;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        aside={
          <div className="grid grid-cols-4 gap-6 max-lg:hidden">
            {servicePages.map((page) => (
              <ServiceGlyph key={page} service={page} ground="ink" className="w-full" />
            ))}
          </div>
        }
      />
      <Section title={list.title}>
        <ul className="border-b border-line">
          {servicePages.map((page, index) => {
            const item = list.items[index];
            return (
              item && (
                <li key={page} className="border-t border-line">
                  <SiteLink
                    page={page}
                    className="group grid grid-cols-[3.5rem_1fr] items-center gap-x-5 gap-y-1 py-5 lg:grid-cols-[4.5rem_1fr_1.4fr_13rem] lg:gap-x-8"
                  >
                    <ServiceGlyph service={page} className="w-full max-lg:row-span-3 max-lg:self-start" />
                    <h3 className="font-display text-[1.6rem] leading-tight font-semibold group-hover:text-cobalt">
                      {item.name}
                    </h3>
                    <span className="text-muted">{item.text}</span>
                    <span className="tabular text-[0.95rem] font-semibold lg:text-right">{item.fact}</span>
                  </SiteLink>
                </li>
              )
            );
          })}
        </ul>
      </Section>
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="services.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
