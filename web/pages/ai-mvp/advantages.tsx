import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Four advantages in a square, each with what would happen without. */
export function Advantages({ texts }: { texts: Texts['advantages'] }) {
  return (
    <Section tone="sand" title={texts.title}>
      <ul className="grid border-text/15 md:grid-cols-2 md:border-b">
        {texts.items.map(({ name, text, otherwise }) => (
          <li
            key={name}
            className="border-t border-text/15 py-8 md:px-10 md:odd:border-r md:odd:pl-0 md:even:pr-0 lg:py-10"
          >
            <h3 className="text-[1.6rem] leading-[1.15]">{name}</h3>
            <p className="mt-3 max-w-[42ch] text-lead">{text}</p>
            <p className="mt-5 max-w-[46ch] text-muted">
              <span className="font-semibold">{texts.without}:</span> {otherwise}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
