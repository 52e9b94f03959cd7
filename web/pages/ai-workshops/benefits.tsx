import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

export function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <ul className="border-b border-line">
        {texts.items.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-5">
            <h3 className="text-[1.6rem] leading-tight">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
