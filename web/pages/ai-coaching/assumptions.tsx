import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Papers that reach a board, each with the assumption that breaks first, marked as with a pencil. */
export function Assumptions({ texts }: { texts: Texts['assumptions'] }) {
  return (
    <Section tone="sand" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <dl className="border-b border-text/15">
        {texts.items.map(({ paper, assumption }) => (
          <div
            key={paper}
            className="grid gap-x-12 gap-y-2 border-t border-text/15 py-6 md:grid-cols-[4fr_8fr] md:items-baseline"
          >
            <dt className="text-muted">{paper}</dt>
            <dd className="font-display text-[1.35rem] leading-snug font-semibold tracking-tight text-balance md:text-[1.6rem]">
              <span className="underline decoration-coral decoration-wavy decoration-[1.5px] underline-offset-[0.3em]">
                {assumption}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
