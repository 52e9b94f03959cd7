import type { ReactNode } from 'react';
import type { PageId } from '#contract/site/pages.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const targets = ['ai-coaching', 'ai-transformation', 'private-equity-request'] as const satisfies PageId[];

/** Three readers side by side, compared line by line; the lines are labelled once, at the left. */
export function Audiences({ texts }: { texts: Texts['audiences'] }) {
  const { labels, cards } = texts;
  const rows: { label: string; cell: (index: number) => ReactNode }[] = [
    { label: labels.situation, cell: (index) => cards[index]?.situation },
    { label: labels.contribution, cell: (index) => cards[index]?.contribution },
    {
      label: labels.start,
      cell: (index) => (
        <SiteLink
          page={targets[index] ?? 'services'}
          className="font-semibold text-cobalt underline decoration-1 underline-offset-4 hover:text-cobalt-dark"
        >
          {cards[index]?.link}
        </SiteLink>
      ),
    },
  ];
  return (
    <Section layout="wide" texts={texts}>
      <table className="table-rows w-full">
        <caption className="sr-only">{texts.title}</caption>
        <thead>
          <tr>
            <td />
            {cards.map(({ name }) => (
              <th
                key={name}
                scope="col"
                className="pr-6 pb-5 text-left align-bottom font-display text-item leading-tight font-semibold tracking-tight"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="w-1/6 py-5 pr-6 text-left text-meta font-normal text-muted">
                {label}
              </th>
              {cards.map(({ name }, index) => (
                <td key={name} data-label={name} className="py-5 pr-6">
                  {cell(index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
