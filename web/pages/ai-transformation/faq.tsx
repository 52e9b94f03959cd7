import { Questions } from '#web/ui/sections/questions.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

export function Faq({ texts }: { texts: Texts['faq'] }) {
  return (
    <Section layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <Questions items={texts.items} />
    </Section>
  );
}
