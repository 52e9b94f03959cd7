import { slug } from '#web/ui/slug.ts';
import type { Texts } from './texts.de.ts';

/** Mission and vision, each with the sign by which one would know. */
export function Purpose({ texts }: { texts: Texts['purpose'] }) {
  return (
    <section className="band bg-sand">
      <div className="wrap">
        <h2 id={slug(texts.title)} className="max-w-[24ch] text-title">
          {texts.title}
        </h2>
        <div className="mt-12 grid gap-x-20 gap-y-12 md:grid-cols-2">
          {texts.items.map(({ name, statement, measure }) => (
            <article key={name} className="flex flex-col border-t-2 border-text pt-5">
              <h3 className="font-text text-[0.95rem] tracking-normal">{name}</h3>
              <p className="mt-4 font-display text-[clamp(1.5rem,1.1rem+1.5vw,2.1rem)] leading-[1.15] font-semibold tracking-[-0.02em] text-pretty">
                {statement}
              </p>
              <p className="mt-6 max-w-[44ch] text-muted">{measure}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
