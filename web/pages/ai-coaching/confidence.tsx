import { Facts } from '#web/ui/sections/facts.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

export function Confidence({ texts }: { texts: Texts['confidence'] }) {
  return (
    <Section layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <Facts items={texts.items} />
    </Section>
  );
}
