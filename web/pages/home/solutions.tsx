import { figures } from '#contract/site/figures.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { PhaseTimeline } from '#web/pictures/phase-timeline.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const services = ['ai-transformation', 'ai-platform', 'ai-mvp', 'ai-lab'] as const;

/** The way of a transformation to scale, and the four solutions that start it. */
export function Solutions({ texts }: { texts: Texts['solutions'] }) {
  return (
    <Section layout="wide" texts={texts}>
      <PhaseTimeline weeks={figures.transformationPhaseWeeks} phases={texts.phases} legend={texts.legend} />
      <ul className="mt-14 border-y-[1.5px] border-text">
        {services.map((service, index) => {
          const card = texts.cards[index];
          return (
            card && (
              <li key={service} className="border-line not-first:border-t">
                <SiteLink
                  page={service}
                  className="group grid items-baseline gap-x-6 gap-y-1 py-5 md:grid-cols-[4fr_5fr_3fr]"
                >
                  <h3 className="text-item group-hover:text-cobalt">{card.name}</h3>
                  <p>{card.text}</p>
                  <span className="tabular md:text-right">{card.fact}</span>
                </SiteLink>
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}
