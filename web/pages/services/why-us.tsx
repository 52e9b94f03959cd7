import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Four reasons, each with the way to check it. */
export function WhyUs({ texts }: { texts: Texts['whyUs'] }) {
  return (
    <Section tone="sand" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <ol className="border-b border-text/15">
        {texts.points.map(({ title, text, check }) => (
          <li key={title} className="grid gap-x-12 gap-y-4 border-t border-text/15 py-7 lg:grid-cols-[4fr_4fr_4fr]">
            <h3 className="text-[1.45rem] leading-tight">{title}</h3>
            <p className="max-w-[48ch] text-muted">{text}</p>
            <p className="max-w-[48ch] border-l-2 border-cobalt pl-5">
              <span className="block text-[0.86rem] font-semibold text-cobalt">{texts.checkLabel}</span>
              {check}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
