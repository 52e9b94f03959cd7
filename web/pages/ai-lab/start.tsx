import { Section } from '#web/ui/sections/section.tsx';
import { StartChart } from './start-chart.tsx';
import type { Texts } from './texts.de.ts';

/** Problem and solution in words, then both on one scale of months. */
export function Start({ texts }: { texts: Texts['start'] }) {
  return (
    <Section title={texts.title}>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        {[texts.problem, texts.solution].map(({ title, text }) => (
          <div key={title}>
            <h3 className="text-heading">{title}</h3>
            <p className="mt-2 max-w-[52ch] text-muted">{text}</p>
          </div>
        ))}
      </div>
      <StartChart texts={texts.chart} />
    </Section>
  );
}
