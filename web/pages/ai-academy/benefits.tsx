import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** What one notices in the company afterwards. */
export function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section tone="sand" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <ul className="grid gap-x-16 sm:grid-cols-2">
        {texts.items.map(({ title, text }) => (
          <li key={title} className="border-t border-text/15 py-6">
            <h3 className="text-heading">{title}</h3>
            <p className="mt-1.5 max-w-[48ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
