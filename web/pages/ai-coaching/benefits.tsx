import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** What a counterpart does, beside what nobody can take off a board's hands. */
export function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section tone="sand" eyebrow={texts.eyebrow} title={texts.title}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h3 className="border-t-2 border-cobalt pt-4 text-heading">{texts.ours.title}</h3>
          <ul className="mt-4 divide-y divide-text/15">
            {texts.ours.items.map(({ title, text }) => (
              <li key={title} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[2fr_3fr]">
                <strong className="font-semibold">{title}</strong>
                <span className="text-muted">{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="border-t-2 border-text pt-4 text-heading">{texts.yours.title}</h3>
          <ul className="mt-4 divide-y divide-text/15">
            {texts.yours.items.map((item) => (
              <li key={item} className="py-4">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
