import { RadarForm } from '#web/forms/newsletter-radar/form.tsx';
import type { Texts } from './texts.de.ts';

/** What the radar is, its two figures, and the sign-up. */
export function Radar({ texts }: { texts: Texts['radar'] }) {
  return (
    <section id="radar" className="band">
      <div className="wrap split items-start">
        <div>
          <p className="eyebrow">{texts.eyebrow}</p>
          <h2 className="text-title">{texts.title}</h2>
          <p className="mt-5 max-w-[46ch] text-pretty text-muted">{texts.lead}</p>
          <dl className="mt-10 grid gap-x-10 border-t border-line xs:grid-cols-2">
            {texts.stats.map(({ value, term, detail }) => (
              <div key={term} className="flex flex-col-reverse justify-end border-b border-line py-6 xs:border-b-0">
                <dt>
                  <span className="block font-semibold">{term}</span>
                  <span className="block text-[0.95rem] text-muted">{detail}</span>
                </dt>
                <dd className="mb-2 font-display text-display leading-none font-semibold tracking-tight text-cobalt">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <RadarForm texts={texts.form} page="knowledge-center" />
      </div>
    </section>
  );
}
