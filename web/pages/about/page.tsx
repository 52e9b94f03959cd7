import type { Language } from '#contract/site/languages.ts';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { NameBoard } from '#web/pictures/name-board.tsx';
import { Scene } from '#web/pictures/scene.tsx';
import { WorkingHours } from '#web/pictures/working-hours.tsx';
import { counted, useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Mark, PageNotes } from '#web/shell/page-notes.tsx';
import { HeroFigures } from '#web/ui/sections/hero-figures.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { History } from './history.tsx';
import { Team } from './team.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('about');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts, language } }: PageProps<typeof load>) {
  const { hero, closing } = texts;
  const root = useRootData();
  const { people, locations } = root.company;
  // A single location is not worth a list; the footer names it.
  const several = locations.length > 1;
  const named = hero.figures.filter(({ value }) => several || value !== '{locations}');
  const figures = named.map(({ term, value }, index) => ({
    term,
    value: counted(value, root),
    mark: <Mark note={1} id={index} />,
  }));
  const sample = root.company.sample && people.length > 0;
  const notes = [hero.note, ...(sample ? [hero.sampleNote] : []), texts.team.note];
  return (
    <>
      <PageHero
        texts={hero}
        aside={<HeroFigures figures={figures} />}
        {...(people.length > 0 && {
          plate: <NameBoard people={people} language={language} time={hero.time} mark={sample && <Mark note={2} />} />,
        })}
      />
      <Team texts={texts.team} note={notes.length} />
      <Purpose texts={texts.purpose} />
      <Values texts={texts.values} />
      <History texts={texts.history} />
      {several && <Locations texts={texts.locations} language={language} />}
      <PageNotes items={notes} />
      <ClosingStage texts={closing} button="about.closing" />
    </>
  );
}

/** Mission and vision, each with a measure of whether it is achieved. */
function Purpose({ texts }: { texts: Texts['purpose'] }) {
  return (
    <Section layout="wide" texts={texts}>
      {texts.items.map(({ name, statement, measure }) => (
        <article key={name} className="grid gap-x-6 gap-y-4 border-t border-line py-10 sheet:grid-cols-12">
          <h3 className="font-text text-meta font-normal tracking-normal text-muted sheet:col-span-2">{name}</h3>
          <p className="font-display text-section leading-[1.02] font-semibold tracking-tight text-balance sheet:col-span-10">
            {statement}
          </p>
          <p className="max-w-[37.2em] sheet:col-span-5 sheet:col-start-3">{measure}</p>
        </article>
      ))}
    </Section>
  );
}

/** Five values: what each means at work, and how a client can test it. */
function Values({ texts }: { texts: Texts['values'] }) {
  return (
    <Section layout="wide" texts={texts}>
      <Scene name="probes" label={texts.picture} bleed />
      <ol className="mt-10 border-b border-line">
        {texts.items.map(({ name, text, probe }, index) => (
          <li
            key={name}
            className="grid gap-x-10 gap-y-4 border-t border-line py-7 md:grid-cols-2 lg:grid-cols-[3fr_5fr_4fr]"
          >
            <h3 className="flex items-baseline gap-4 text-item md:max-lg:col-span-2">
              <span aria-hidden="true" className="tabular font-medium">
                {index + 1}
              </span>
              {name}
            </h3>
            <p>{text}</p>
            <div className="border-l-[1.5px] border-text pl-5">
              <p className="text-meta font-semibold">{texts.probe}</p>
              <p className="mt-1 text-[0.95rem]">{probe}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The locations with their tasks, and their common working hours. */
function Locations({ texts, language }: { texts: Texts['locations']; language: Language }) {
  const { locations } = useRootData().company;
  const places = locations.flatMap(({ city, timeZone }) => (timeZone ? [{ name: city[language], timeZone }] : []));
  return (
    <Section layout="wide" texts={{ ...texts, lead: texts.text }}>
      {places.length > 1 && places.length === locations.length && <WorkingHours places={places} texts={texts.hours} />}
      <ul className="mt-10 grid gap-x-6 border-t-[1.5px] border-text sm:grid-cols-2 sheet:grid-cols-4">
        {locations.map(({ city, country, role }) => (
          <li key={city.de} className="border-b border-line py-4">
            <h3 className="text-item">{city[language]}</h3>
            <p className="text-meta text-muted">{country[language]}</p>
            <p className="mt-1">{role[language]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
