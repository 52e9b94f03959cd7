import { RadarForm } from '#web/forms/newsletter-radar/form.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** For visitors who are not ready to choose: the radar, and its sign-up. */
export function Radar({ texts }: { texts: Texts['radar'] }) {
  return (
    <Section layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <RadarForm texts={texts.form} page="services" />
    </Section>
  );
}
