import type { ButtonId } from '#contract/leads/buttons.ts';
import { figures } from '#contract/site/figures.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { withNote } from '#web/shell/page-notes.tsx';
import { Programmes } from '#web/ui/sections/programmes.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const courses = ['foundation', 'specialist', 'leadership'] as const;
const longest = Math.max(...courses.map((course) => figures.academyCourses[course].days));

/** Three courses side by side, with durations on the same scale. */
export function Courses({ texts }: { texts: Texts['courses'] }) {
  return (
    <Section layout="wide" texts={texts} {...withNote(1, texts.note)}>
      <Programmes
        caption={texts.title}
        labels={texts.labels}
        programmes={courses.map((course) => {
          const card = texts.cards[course];
          const halfDays = figures.academyCourses[course].days * 2;
          return {
            ...card,
            duration: (
              <>
                <HalfDays least={halfDays} most={halfDays} of={longest * 2} />
                <strong className="mt-2 block font-semibold">{card.duration}</strong>
              </>
            ),
            action: (
              <DialogButton button={`ai-academy.${course}` satisfies ButtonId} look="line" size="small">
                {card.button}
              </DialogButton>
            ),
          };
        })}
      />
    </Section>
  );
}

type HalfDaysProps = {
  /** Minimum and maximum number of half days. */
  least: number;
  most: number;
  /** Length of the scale in half days; the same for all courses shown together. */
  of: number;
};

/**
 * A duration as blocks of half a day, on the same scale in every card: dark for the minimum, light up to the maximum.
 */
function HalfDays({ least, most, of }: HalfDaysProps) {
  return (
    <svg viewBox={`0 0 ${of * 40} 40`} aria-hidden="true" className="block h-auto w-full max-w-80">
      {Array.from({ length: of }, (_, index) => index).map((index) => (
        <rect
          key={index}
          // The two halves of a day are closer together than two days.
          x={index * 40 - (index % 2 ? 3 : 0)}
          y="1"
          width="35"
          height="38"
          className={index < least ? 'fill-cobalt' : index < most ? 'fill-cobalt/35' : 'fill-line'}
        />
      ))}
    </svg>
  );
}
