import { InvestorForm } from '#web/forms/investor/form.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** What investors should know before they ask, and the form. */
export function Investors({ texts }: { texts: Texts['investors'] }) {
  const lead = (
    <>
      <p>{texts.text}</p>
      <dl className="mt-8 border-b border-text/15 text-text">
        {texts.facts.map(({ term, detail }) => (
          <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-t border-text/15 py-3.5">
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold">{detail}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  return (
    <Section id="investors" tone="sand" layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={lead}>
      <InvestorForm texts={texts.form} />
    </Section>
  );
}
