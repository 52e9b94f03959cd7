import type { ReactNode } from 'react';
import type { ButtonId } from '#contract/leads/buttons.ts';
import { figures } from '#contract/site/figures.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { Points } from '#web/ui/sections/points.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const formats = ['inhouse', 'virtual', 'executive'] as const;
const people = figures.workshopParticipants;
const [leastDays, mostDays] = figures.workshopDays;
const [leastSessions, mostSessions] = figures.workshopVirtualSessions;
const [leastHours, mostHours] = figures.workshopVirtualHours;
const halfDay = leastDays * figures.workshopDayHours;

/** Minimum and maximum hours together. */
const hours = {
  inhouse: [halfDay, mostDays * figures.workshopDayHours],
  virtual: [leastSessions * leastHours, mostSessions * mostHours],
  executive: [halfDay, halfDay],
} as const;
const mostPeople = Math.max(...formats.map((format) => people[format][1]));
const longest = Math.max(...formats.map((format) => hours[format][1]));

/** Three formats in columns with aligned rows; seats and hours on one scale. */
export function Formats({ texts }: { texts: Texts['formats'] }) {
  const { labels } = texts;
  return (
    <Section texts={texts}>
      <ul className="grid gap-y-14 md:grid-cols-3 md:grid-rows-[repeat(7,auto)] md:gap-x-8 md:gap-y-0">
        {formats.map((format) => {
          const card = texts.cards[format];
          return (
            <li
              key={format}
              className="relative border-t-2 border-text pt-5 before:absolute before:inset-y-0 before:-left-4 before:w-px before:bg-line first:before:hidden max-md:before:hidden md:row-span-7 md:grid md:grid-rows-subgrid"
            >
              <div className="pb-6">
                <h3 className="text-item">{card.title}</h3>
                <p className="mt-1.5">{card.subtitle}</p>
              </div>
              <Fact term={labels.participants} value={card.participants}>
                <Seats least={people[format][0]} most={people[format][1]} of={mostPeople} />
              </Fact>
              <Fact term={labels.duration} value={card.duration}>
                <Hours least={hours[format][0]} most={hours[format][1]} of={longest} />
              </Fact>
              <Fact term={labels.format} value={card.format} />
              <Points items={card.features} className="border-t border-line py-5" />
              <p className="border-t border-line py-5">
                <span className="block text-meta text-muted">{labels.result}</span>
                <span className="font-semibold">{card.result}</span>
              </p>
              <div>
                <DialogButton
                  button={`ai-workshops.${format}` satisfies ButtonId}
                  look="line"
                  className="w-full sm:w-auto lg:w-full"
                >
                  {card.button}
                </DialogButton>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-8 text-[0.95rem]">{texts.note}</p>
    </Section>
  );
}

function Fact({ term, value, children }: { term: string; value: string; children?: ReactNode }) {
  return (
    <div className="border-t border-line py-5">
      <p className="text-meta text-muted">{term}</p>
      <p className="tabular font-semibold">{value}</p>
      {children}
    </div>
  );
}

type SeatsProps = { least: number; most: number; of: number };

/**
 * The table seen from above, as long as the seats need: dark seats for the minimum number of people, light ones up to
 * the maximum.
 */
function Seats({ least, most, of }: SeatsProps) {
  const perSide = Math.ceil(most / 2);
  const [seat, longest] = [32, of / 2];
  return (
    <svg viewBox={`0 0 ${longest * seat + 8} 148`} aria-hidden="true" className="mt-4 block h-auto w-full max-w-96">
      <rect
        x="1.5"
        y="38.5"
        width={perSide * seat + 5}
        height="71"
        className="fill-white stroke-text"
        strokeWidth="2.5"
      />
      {Array.from({ length: most }, (_, index) => index).map((index) => (
        <rect
          key={index}
          x={Math.floor(index / 2) * seat + 9}
          y={index % 2 ? 118 : 6}
          width={seat - 10}
          height="24"
          className={index < least ? 'fill-text' : 'fill-cobalt-wash stroke-cobalt'}
          strokeWidth={index < least ? 0 : 1.5}
        />
      ))}
    </svg>
  );
}

/** Hours together on a scale shared by all formats: dark for the minimum, light up to the maximum. */
function Hours({ least, most, of }: SeatsProps) {
  return (
    <svg width="100%" height="40" aria-hidden="true" className="mt-3 block">
      <rect width="100%" height="40" className="fill-sand" />
      <rect width={`${(most / of) * 100}%`} height="40" className="fill-cobalt/35" />
      <rect width={`${(least / of) * 100}%`} height="40" className="fill-text" />
    </svg>
  );
}
