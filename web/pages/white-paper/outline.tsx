import type { WhitePaperFacts } from '#contract/white-papers/public-list.ts';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** The paper's headings as its contents, and what one wants to know before reading. */
export function Outline({ texts, facts }: { texts: Texts; facts: WhitePaperFacts }) {
  const month = (date: string) => `${texts.months[Number(date.slice(5)) - 1]} ${date.slice(0, 4)}`;
  const rows = [
    [texts.facts.published, month(facts.date)],
    [texts.facts.minutes, texts.minutes.replace('{count}', String(facts.minutes))],
    ...(facts.revised ? [[texts.facts.revised, month(facts.revised)]] : []),
    [texts.facts.format, texts.format],
  ];
  const list = (
    <dl className="mt-2 divide-y divide-line border-y border-line text-text">
      {rows.map(([term, value]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-6 py-3">
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Section id="contents" layout="split" title={texts.contents} lead={list}>
      <ol className="divide-y divide-line border-y border-line">
        {facts.contents.map((heading, index) => (
          <li key={heading} className="grid grid-cols-[2.75rem_1fr] items-baseline gap-x-3 py-4">
            <span aria-hidden="true" className="tabular font-display font-semibold text-cobalt">
              {index + 1}
            </span>
            <span className="text-lead leading-snug">{heading}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
