import type { ReactNode } from 'react';

/** `mark` is a footnote mark. */
type Figure = { term: string; value: string; note?: string; mark?: ReactNode };

/** Large figures next to the text of a hero, separated by lines. */
export function HeroFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="ruled">
      {figures.map(({ term, value, note, mark }) => (
        <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-6 py-4">
          <dt>
            {term}
            {mark}
          </dt>
          <dd className="tabular ml-auto text-right">
            <span className="font-display text-item font-semibold tracking-tight">{value}</span>
            {note && <span className="block text-meta text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
