import { Facts } from '../../ui/facts.tsx';
import { Section } from '../../ui/section.tsx';
import type { Texts } from './texts.de.ts';

export function Confidence({ texts }: { texts: Texts['confidence'] }) {
  return (
    <Section layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <Facts items={texts.items} />
    </Section>
  );
}
