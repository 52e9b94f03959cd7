import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Six people of the house, the question each of them asks, and the reason that answers it. */
export function Reasons({ texts }: { texts: Texts['reasons'] }) {
  return (
    <Section title={texts.title} lead={texts.lead}>
      <ul className="grid gap-x-16 border-b border-line md:grid-cols-2">
        {texts.items.map(({ asker, question, title, text }) => (
          <li key={asker} className="border-t border-line py-7">
            <p className="text-[0.95rem] text-muted">
              <span className="font-semibold text-text">{asker}</span>
              <span className="mt-1 block">{question}</span>
            </p>
            <h3 className="mt-4 text-[1.6rem] leading-[1.15]">{title}</h3>
            <p className="mt-2 max-w-[48ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
