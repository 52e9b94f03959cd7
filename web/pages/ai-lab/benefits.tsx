import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Four benefits, each led by its figure. */
export function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section title={texts.title}>
      <ul className="border-b border-line">
        {texts.items.map(({ figure, name, text }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[13rem_1fr] lg:grid-cols-[minmax(0,17rem)_minmax(0,18rem)_1fr]"
          >
            <span className="tabular font-display text-title leading-none font-semibold tracking-tight text-cobalt sm:max-lg:row-span-2">
              {figure}
            </span>
            <h3 className="text-heading">{name}</h3>
            <p className="max-w-[52ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
