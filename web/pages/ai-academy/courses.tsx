import type { ReactNode } from 'react';
import type { ButtonId } from '#contract/leads/buttons.ts';
import { figures } from '#contract/site/figures.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { Points } from '#web/ui/sections/points.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const courses = ['foundation', 'specialist', 'leadership'] as const;
const longest = Math.max(...courses.map((course) => figures.academyCourses[course].days));

export function Courses({ texts }: { texts: Texts['courses'] }) {
  return (
    <Section texts={texts}>
      <ul className={programmeList}>
        {courses.map((course) => {
          const halfDays = figures.academyCourses[course].days * 2;
          const { button, ...programme } = texts.cards[course];
          return (
            <ProgrammeCard
              key={course}
              programme={programme}
              labels={texts.labels}
              picture={<HalfDays least={halfDays} most={halfDays} of={longest * 2} />}
              action={
                <DialogButton
                  button={`ai-academy.${course}` satisfies ButtonId}
                  look="line"
                  className="w-full sm:w-auto lg:w-full"
                >
                  {button}
                </DialogButton>
              }
            />
          );
        })}
      </ul>
      <p className="mt-6 text-[0.95rem]">{texts.note}</p>
    </Section>
  );
}

type Programme = {
  title: string;
  subtitle: string;
  features: readonly string[];
  duration: string;
  format: string;
  participants: string;
};
type programmeListProps = {
  programme: Programme;
  labels: { duration: string; format: string; participants: string };
  /** Above the title: the duration to scale. */
  picture?: ReactNode;
  action: ReactNode;
};

/** Classes of the list around programme cards: three beside each other, their rows in line. */
const programmeList = 'grid gap-6 lg:grid-cols-3 lg:grid-rows-[auto_auto_auto_1fr_auto] lg:gap-y-0';

/** One programme: what it is, what it holds, and how long, how and with whom. An item of `programmeList`. */
function ProgrammeCard({ programme, labels, picture, action }: programmeListProps) {
  const facts = [
    [labels.duration, programme.duration],
    [labels.format, programme.format],
    [labels.participants, programme.participants],
  ];
  return (
    <li className="sheet p-7 lg:row-span-5 lg:grid lg:grid-rows-subgrid">
      <div className="pb-5">{picture}</div>
      <div className="pb-5">
        <h3 className="text-item">{programme.title}</h3>
        <p className="mt-1.5">{programme.subtitle}</p>
      </div>
      <Points items={programme.features} className="pb-6" />
      <dl className="text-[0.95rem]">
        {facts.map(([term, value]) => (
          <div key={term} className="grid grid-cols-[5.25rem_1fr] gap-x-4 border-t border-line py-2.5">
            <dt>{term}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="pt-5">{action}</div>
    </li>
  );
}

type HalfDaysProps = {
  /** Half days that it takes at least and at most. */
  least: number;
  most: number;
  /** Half days on the scale; the same for all that stand beside each other. */
  of: number;
};

/** A duration as blocks of half a day, to the same scale in every card: dark at least, light at most. */
function HalfDays({ least, most, of }: HalfDaysProps) {
  return (
    <svg viewBox={`0 0 ${of * 40} 18`} height="18" width={of * 40} aria-hidden="true" className="max-w-full">
      {Array.from({ length: of }, (_, index) => index).map((index) => (
        <rect
          key={index}
          // Two halves of a day stand closer than two days.
          x={index * 40 - (index % 2 ? 3 : 0)}
          y="1"
          width="35"
          height="16"
          rx="3"
          className={index < least ? 'fill-cobalt' : index < most ? 'fill-cobalt/30' : 'fill-line'}
        />
      ))}
    </svg>
  );
}
