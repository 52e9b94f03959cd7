import { Steps } from '#web/ui/sections/facts.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

export function Strategy({ texts }: { texts: Texts['strategy'] }) {
  return (
    <Section layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead}>
      <Steps items={texts.points} />
    </Section>
  );
}
