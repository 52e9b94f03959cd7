import type { ReactNode } from 'react';
import type { Company } from '#contract/site/company.ts';
import type { Language } from '#contract/site/languages.ts';

type Props = {
  people: Company['people'];
  language: Language;
  /** Sentence with the local time of a person's city; {time} is the placeholder. */
  time: string;
  /** Footnote mark after the first role: after a name it would be as large as a word. */
  mark?: ReactNode;
};

/** The people whom clients will meet: each with name, role, city and local time. */
export function NameBoard({ people, language, time, mark }: Props) {
  return (
    <ul className="border-b border-line">
      {people.map(({ name, role, city, timeZone }, index) => (
        <li
          key={name}
          className="grid items-baseline-last gap-x-6 gap-y-2 border-t border-line py-4 md:grid-cols-[7fr_5fr]"
        >
          <p className="font-display text-[clamp(2rem,6.2vw,5.6rem)] leading-none font-semibold tracking-tighter">
            {name}
          </p>
          <p className="text-[0.95rem] leading-snug">
            {role[language]}
            {index === 0 && mark}
            <span className="tabular block text-muted">
              {city[language]}
              <span data-behaviour="minutes" data-zone={timeZone} data-time={`, ${time}`} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
