import { Section } from '#web/ui/sections/section.tsx';
import { ImpactChart } from './impact-chart.tsx';
import type { Texts } from './texts.de.ts';

export function Impact({ texts }: { texts: Texts['impact'] }) {
  return (
    <Section eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <ImpactChart rows={texts.rows} axis={texts.axis} />
      <p className="mt-8 max-w-[70ch] text-[0.95rem] text-muted">{texts.basis}</p>
    </Section>
  );
}
