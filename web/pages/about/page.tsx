import type { Language } from '#contract/site/languages.ts';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { LocationMap } from '#web/pictures/location-map.tsx';
import { counted, useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { HeroFigures } from '#web/ui/sections/hero-figures.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { slug } from '#web/ui/slug.ts';
import { History } from './history.tsx';
import { Team } from './team.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('about');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts, language } }: PageProps<typeof load>) {
  const { hero, closing } = texts;
  const root = useRootData();
  const figures = hero.figures.map(({ term, value }) => ({ term, value: counted(value, root) }));
  return (
    <>
      <PageHero texts={hero} aside={<HeroFigures figures={figures} />} />
      <Team texts={texts.team} />
      <Purpose texts={texts.purpose} />
      <Values texts={texts.values} />
      <History texts={texts.history} />
      <Locations texts={texts.locations} language={language} />
      <ClosingStage texts={closing} button="about.closing" />
    </>
  );
}

/** Mission and vision, each with the sign by which one would know. */
function Purpose({ texts }: { texts: Texts['purpose'] }) {
  return (
    <section className="band bg-sand">
      <div className="wrap">
        <h2 id={slug(texts.title)} className="max-w-[24ch] text-section">
          {texts.title}
        </h2>
        <div className="mt-12 grid gap-x-20 gap-y-12 md:grid-cols-2">
          {texts.items.map(({ name, statement, measure }) => (
            <article key={name} className="flex flex-col border-t-2 border-text pt-5">
              <h3 className="font-text text-[0.95rem] tracking-normal">{name}</h3>
              <p className="mt-4 font-display text-item font-semibold tracking-[-0.02em] text-pretty">{statement}</p>
              <p className="mt-6 max-w-[44ch]">{measure}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Five values; what each means at work, and how a client can put it to the test. */
function Values({ texts }: { texts: Texts['values'] }) {
  return (
    <Section texts={texts}>
      <ol className="border-b border-line">
        {texts.items.map(({ name, text, probe }, index) => (
          <li
            key={name}
            className="grid gap-x-10 gap-y-4 border-t border-line py-7 md:grid-cols-2 lg:grid-cols-[3fr_5fr_4fr]"
          >
            <h3 className="flex items-baseline gap-4 text-item md:max-lg:col-span-2">
              <span aria-hidden="true" className="tabular font-medium text-cobalt">
                {index + 1}
              </span>
              {name}
            </h3>
            <p className="text-pretty">{text}</p>
            <div className="border-l-2 border-coral pl-5">
              <p className="text-meta font-semibold">{texts.probe}</p>
              <p className="mt-1 text-[0.95rem] text-pretty">{probe}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The locations as a list with their tasks, and on a map. */
function Locations({ texts, language }: { texts: Texts['locations']; language: Language }) {
  const { locations } = useRootData().company;
  const places = locations.flatMap(({ city, position }) => (position ? [{ name: city[language], ...position }] : []));
  return (
    <section className="band">
      <div className="wrap grid items-center gap-x-16 gap-y-12 lg:grid-cols-[5fr_6fr]">
        <div>
          <p className="eyebrow">{texts.eyebrow}</p>
          <h2 id={slug(texts.title)} className="text-section">
            {texts.title}
          </h2>
          <p className="mt-5 max-w-[44ch] text-pretty">{texts.text}</p>
          <ul className="mt-8 border-b border-line">
            {locations.map(({ city, country, role }) => (
              <li key={city.de} className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[11rem_1fr]">
                <h3 className="text-item">
                  {city[language]}
                  <span className="block font-text text-meta font-normal tracking-normal text-muted">
                    {country[language]}
                  </span>
                </h3>
                <p className="sm:self-center">{role[language]}</p>
              </li>
            ))}
          </ul>
        </div>
        <LocationMap places={places} label={texts.map} />
      </div>
    </section>
  );
}
