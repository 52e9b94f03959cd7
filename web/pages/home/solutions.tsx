import { figures } from '#contract/site/figures.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { ServiceGlyph } from '#web/pictures/glyphs.tsx';
import { PhaseTimeline } from '#web/pictures/phase-timeline.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const services = ['ai-transformation', 'ai-platform', 'ai-mvp', 'ai-lab'] as const;

/** The way of a transformation to scale, and the four solutions that start it. */
export function Solutions({ texts }: { texts: Texts['solutions'] }) {
  return (
    <Section tone="sand" texts={texts}>
      <PhaseTimeline weeks={figures.transformationPhaseWeeks} phases={texts.phases} legend={texts.legend} />
      <ul className="mt-16 grid gap-x-16 lg:grid-cols-2">
        {services.map((service, index) => {
          const card = texts.cards[index];
          return (
            card && (
              <li key={service} className="border-t border-text/15">
                <SiteLink
                  page={service}
                  className="group grid h-full grid-cols-[3.5rem_1fr] items-center gap-x-5 gap-y-1 py-6 sm:grid-cols-[5rem_1fr_minmax(0,9.5rem)]"
                >
                  <ServiceGlyph
                    service={service}
                    className="row-span-2 w-full self-start sm:row-span-1 sm:self-center"
                  />
                  <div>
                    <h3 className="text-heading group-hover:text-cobalt">{card.name}</h3>
                    <p className="text-muted">{card.text}</p>
                  </div>
                  <span className="tabular text-[0.95rem] font-semibold sm:text-right">{card.fact}</span>
                </SiteLink>
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}
