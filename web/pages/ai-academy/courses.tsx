import type { ButtonId } from '#contract/leads/buttons.ts';
import { figures } from '#contract/site/figures.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { Compare } from '#web/ui/sections/compare.tsx';
import { Points } from '#web/ui/sections/points.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const courses = ['foundation', 'specialist', 'leadership'] as const;
const longest = Math.max(...courses.map((course) => figures.academyCourses[course].days));

/** Three courses side by side: for whom, how long, what they hold. */
export function Courses({ texts }: { texts: Texts['courses'] }) {
  const { labels } = texts;
  const cards = courses.map((course) => texts.cards[course]);
  return (
    <Section layout="wide" texts={texts}>
      <Compare
        caption={texts.title}
        heads={cards.map(({ title, subtitle }) => ({
          name: title,
          detail: <span className="mt-1.5 block">{subtitle}</span>,
        }))}
        rows={[
          {
            label: labels.duration,
            cells: courses.map((course) => {
              const halfDays = figures.academyCourses[course].days * 2;
              return (
                <div key={course}>
                  <HalfDays least={halfDays} most={halfDays} of={longest * 2} />
                  <strong className="mt-2 block font-semibold">{texts.cards[course].duration}</strong>
                </div>
              );
            }),
          },
          {
            label: labels.contents,
            cells: cards.map(({ title, features }) => <Points key={title} items={features} />),
          },
          { label: labels.format, cells: cards.map(({ format }) => format) },
          { label: labels.participants, cells: cards.map(({ participants }) => participants) },
          {
            label: '',
            cells: courses.map((course) => (
              <DialogButton key={course} button={`ai-academy.${course}` satisfies ButtonId} look="line" size="small">
                {texts.cards[course].button}
              </DialogButton>
            )),
          },
        ]}
      />
      <p className="mt-6 text-meta text-muted">{texts.note}</p>
    </Section>
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
