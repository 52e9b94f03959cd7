import type { ButtonId } from '#contract/leads/buttons.ts';
import { figures } from '#contract/site/figures.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { HalfDays } from '#web/pictures/half-days.tsx';
import { ProgrammeCard, programmeList } from '#web/ui/sections/programme-card.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const courses = ['foundation', 'specialist', 'leadership'] as const;
const longest = Math.max(...courses.map((course) => figures.academyCourses[course].days));

export function Courses({ texts }: { texts: Texts['courses'] }) {
  return (
    <Section title={texts.title} lead={<p>{texts.lead}</p>}>
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
      <p className="mt-6 text-[0.95rem] text-muted">{texts.note}</p>
    </Section>
  );
}
