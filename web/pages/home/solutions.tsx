import { SiteLink } from '#web/language/site-link.tsx';
import { Plate, PlateThumb } from '#web/pictures/plate.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const services = ['ai-transformation', 'ai-platform', 'ai-mvp', 'ai-lab'] as const;

/** The way of a transformation to scale, and the four solutions that start it. */
export function Solutions({ texts }: { texts: Texts['solutions'] }) {
  return (
    <Section layout="wide" texts={texts}>
      <Plate service="ai-transformation" label={texts.plate} bleed />
      <ol className="mt-6 grid gap-x-6 border-t-[1.5px] border-text sm:grid-cols-2 sheet:grid-cols-4">
        {texts.phases.map(({ name, duration, work }) => (
          <li key={name} className="border-b border-line py-4">
            <h3 className="text-item">{name}</h3>
            <p className="tabular mt-1">{duration}</p>
            <p className="text-meta text-muted">{work}</p>
          </li>
        ))}
      </ol>
      <ul className="mt-14 border-y-[1.5px] border-text">
        {services.map((service, index) => {
          const card = texts.cards[index];
          return (
            card && (
              <li key={service} className="border-line not-first:border-t">
                <SiteLink
                  page={service}
                  className="group grid items-center gap-x-6 gap-y-1 py-4 md:grid-cols-[6rem_1fr_1fr] sheet:grid-cols-[6rem_4fr_5fr_3fr]"
                >
                  <PlateThumb service={service} className="h-14 w-24" />
                  <h3 className="text-item group-hover:text-cobalt">{card.name}</h3>
                  <p>{card.text}</p>
                  <span className="tabular md:max-sheet:col-start-3 sheet:text-right">{card.fact}</span>
                </SiteLink>
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}
