import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Phases, from 0, in which each service is at work. */
const spans = [
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 3],
  [1, 3],
  [0, 3],
] as const;

type Props = { texts: Texts['services']; phases: Texts['phases']['items'] };

/** Six services and the phases they run through, as a table of bars. */
export function Services({ texts, phases }: Props) {
  return (
    <Section tone="sand" texts={texts}>
      <table className="w-full table-fixed border-b border-text/15 text-left">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="align-bottom text-[0.86rem] text-muted">
            <th scope="col" className="w-[46%] pr-4 pb-3 font-semibold md:w-[48%]">
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
        <tbody>
          {texts.items.map(({ name, text }, row) => {
            const [first, last] = spans[row] ?? [0, 0];
            return (
              <tr key={name} className="border-t border-text/15">
                <th scope="row" className="py-5 pr-4 font-normal md:pr-10">
                  <span className="block font-display text-[1.1rem] leading-tight font-semibold md:text-heading">
                    {name}
                  </span>
                  <span className="mt-1 block text-[0.95rem] text-muted max-md:hidden">{text}</span>
                </th>
                {phases.map((phase, index) => {
                  const active = index >= first && index <= last;
                  return (
                    <td key={phase.name} className="py-5">
                      <span className="sr-only">{active ? texts.active : texts.inactive}</span>
                      {active && (
                        <span
                          className={`block h-3.5 bg-cobalt ${index === first ? 'rounded-l-full' : ''} ${index === last ? 'mr-[12%] rounded-r-full' : ''}`}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-3 text-[0.86rem] text-muted md:hidden">
        {phases.map(({ name }, index) => `${index + 1}\u00a0${name}`).join(' · ')}
      </p>
    </Section>
  );
}
