import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** First and last phase of each service, counted from 0. */
const spans = [
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 3],
  [1, 3],
  [0, 3],
] as const;

type Props = { texts: Texts['services']; phases: Texts['phases']['items'] };

/**
 * Six services and the phases they span, as a table of bars; on narrow screens the bars are below the text. The parts
 * of a bar extend slightly beyond their cells, so that no seam shows.
 */
export function Services({ texts, phases }: Props) {
  return (
    <Section texts={texts}>
      <table className="w-full table-fixed border-b border-line text-left max-md:block">
        <caption className="sr-only">{texts.caption}</caption>
        <thead className="max-md:block">
          <tr className="align-bottom text-meta text-muted max-md:grid max-md:grid-cols-4">
            <th scope="col" className="w-[48%] pr-4 pb-3 font-semibold max-md:col-span-4 max-md:w-full">
              {texts.head}
            </th>
            {phases.map(({ name }, index) => (
              <th key={name} scope="col" className="pb-3 font-semibold">
                <span aria-hidden="true" className="tabular md:hidden">
                  {index + 1}
                </span>
                <span className="max-md:sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {texts.items.map(({ name, text }, row) => {
            const [first, last] = spans[row] ?? [0, 0];
            return (
              <tr key={name} className="border-t border-line max-md:grid max-md:grid-cols-4">
                <th scope="row" className="py-5 pr-4 font-normal max-md:col-span-4 max-md:pb-3 md:pr-10">
                  <span className="block font-display text-[1.1rem] leading-tight font-semibold ">{name}</span>
                  <span className="mt-1 block text-[0.95rem]">{text}</span>
                </th>
                {phases.map((phase, index) => {
                  const active = index >= first && index <= last;
                  return (
                    <td key={phase.name} className="py-5 max-md:pt-0">
                      <span className="sr-only">{active ? texts.active : texts.inactive}</span>
                      {active && (
                        <svg width="100%" height="26" aria-hidden="true" className="block overflow-visible">
                          <rect
                            width={index === last ? '88%' : '101%'}
                            height="26"
                            className="fill-cobalt forced-colors:fill-[Highlight]"
                          />
                        </svg>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-3 text-meta text-muted md:hidden">
        {phases.map(({ name }, index) => `${index + 1}\u00a0${name}`).join(' · ')}
      </p>
    </Section>
  );
}
