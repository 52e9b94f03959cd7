import { NewsletterForm } from '#web/forms/newsletter-general/form.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

export function Newsletter({ texts }: { texts: Texts['newsletter'] }) {
  return (
    <Section tone="sand" layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <NewsletterForm texts={texts.form} />
    </Section>
  );
}
