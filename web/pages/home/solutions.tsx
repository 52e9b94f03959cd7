import { SiteLink } from '#web/language/site-link.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Drawing, Stair } from './drawing.tsx';
import type { Texts } from './texts.de.ts';

const services = ['ai-transformation', 'ai-platform', 'ai-mvp', 'ai-lab'] as const;

/** The phases of a transformation to scale, with text over the empty corner; then the four solutions that start it. */
export function Solutions({ texts }: { texts: Texts['solutions'] }) {
  return (
    <Section
      layout="plate"
      texts={texts}
      lead={<Way texts={texts} />}
      after={
        <ul className="wide mt-6 grid gap-x-6 border-y-[1.5px] border-text sm:grid-cols-2 sheet:grid-cols-4">
          {services.map((service, index) => {
            const card = texts.cards[index];
            return (
              card && (
                <li key={service}>
                  <SiteLink page={service} className="group block py-5">
                    <Drawing name="solution" at={index} className="max-sm:max-w-32" />
                    <h3 className="mt-4 text-item group-hover:text-cobalt">{card.name}</h3>
                    <p className="mt-1.5">{card.text}</p>
                    <p className="tabular mt-1.5 font-semibold">{card.fact}</p>
                  </SiteLink>
                </li>
              )
            );
          })}
        </ul>
      }
    >
      <Stair label={texts.plate} />
    </Section>
  );
}

/** Description of the phases and the phases as a list. */
function Way({ texts }: { texts: Texts['solutions'] }) {
  return (
    <>
      <p>{texts.lead}</p>
      <ol className="mt-6 max-w-106 border-b border-line text-base">
        {texts.phases.map(({ name, duration, work }) => (
          <li
            key={name}
            className="grid grid-cols-2 items-baseline gap-x-6 border-t border-line py-2 sm:grid-cols-[2fr_3fr]"
          >
            <h3 className="text-item">{name}</h3>
            <div>
              <p className="tabular">{duration}</p>
              <p className="text-meta text-muted">{work}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
