import { Comparison } from '#web/ui/sections/comparison.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** The six points that are checked before release, each with the evidence that proves it. */
export function Security({ texts }: { texts: Texts['security'] }) {
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Comparison labels={texts.labels} rows={texts.rows} mark={<Check />} />
    </Section>
  );
}

function Check() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="mt-1 shrink-0 fill-none">
      <rect x="1" y="1" width="18" height="18" rx="4" className="stroke-text/35" strokeWidth="1.4" />
      <path d="m5.5 10.2 3 3 6-6.6" className="stroke-cobalt" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
