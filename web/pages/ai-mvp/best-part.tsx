import { slug } from '#web/ui/slug.ts';
import type { Texts } from './texts.de.ts';

/** Two benefits as two big figures. */
export function BestPart({ texts }: { texts: Texts['best'] }) {
  return (
    <section className="band">
      <div className="wrap">
        <h2 id={slug(texts.title)} className="text-title">
          {texts.title}
        </h2>
        <ul className="mt-12 grid gap-x-16 gap-y-12 md:grid-cols-2">
          {texts.items.map(({ figure, note, title, text }) => (
            <li key={title} className="border-t-2 border-text pt-6">
              <p className="flex flex-col gap-y-2">
                <span className="tabular font-display text-display leading-none font-semibold tracking-tight whitespace-nowrap text-cobalt md:max-lg:text-[3.2rem]">
                  {figure}
                </span>
                <span className="text-muted">{note}</span>
              </p>
              <h3 className="mt-6 text-[1.6rem] leading-[1.15]">{title}</h3>
              <p className="mt-2 max-w-[46ch] text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
