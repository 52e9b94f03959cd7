import type { Language } from '#contract/site/languages.ts';
import { LocationMap } from '#web/pictures/location-map.tsx';
import { useRootData } from '#web/root-data.ts';
import { slug } from '#web/ui/slug.ts';
import type { Texts } from './texts.de.ts';

/** The locations as a list with their tasks, and on a map. */
export function Locations({ texts, language }: { texts: Texts['locations']; language: Language }) {
  const { locations } = useRootData().company;
  const places = locations.flatMap(({ city, position }) => (position ? [{ name: city[language], ...position }] : []));
  return (
    <section className="band">
      <div className="wrap grid items-center gap-x-16 gap-y-12 lg:grid-cols-[5fr_6fr]">
        <div>
          <p className="eyebrow">{texts.eyebrow}</p>
          <h2 id={slug(texts.title)} className="text-title">
            {texts.title}
          </h2>
          <p className="mt-5 max-w-[46ch] text-pretty text-muted">{texts.text}</p>
          <ul className="mt-8 border-b border-line">
            {locations.map(({ city, country, role }) => (
              <li key={city.de} className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[11rem_1fr]">
                <h3 className="text-heading">
                  {city[language]}
                  <span className="block font-text text-[0.86rem] font-normal tracking-normal text-muted">
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
