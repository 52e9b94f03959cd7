import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Success factors as dates on a line: each is settled by then, or the plan slips. */
export function SuccessFactors({ texts }: { texts: Texts['factors'] }) {
  return (
    <Section tone="sand" layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <ol className="ml-1.5 border-l-2 border-text/20">
        {texts.items.map(({ when, title, text }) => (
          <li key={title} className="relative pb-10 pl-8 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.4375rem] size-3 rounded-full bg-coral ring-4 ring-sand"
            />
            <p className="text-[0.86rem] font-semibold text-muted">{when}</p>
            <h3 className="mt-1 text-heading">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
