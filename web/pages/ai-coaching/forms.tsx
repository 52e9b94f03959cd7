import type { ButtonId } from '#contract/leads/buttons.ts';
import { figures } from '#contract/site/figures.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { withNote } from '#web/shell/page-notes.tsx';
import { Points } from '#web/ui/sections/points.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const forms = ['individual', 'board', 'opinion'] as const;

/** The three forms of support, stacked so that their years share one scale. */
export function Forms({ texts }: { texts: Texts['forms'] }) {
  const { labels } = texts;
  return (
    <Section layout="wide" texts={texts} {...withNote(1, texts.note)}>
      <ul className="border-t-[1.5px] border-text">
        {forms.map((form) => {
          const card = texts.cards[form];
          return (
            <li key={form} className="border-b border-line pt-7 pb-5">
              <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-[4fr_4fr_4fr]">
                <div className="md:max-lg:col-span-2">
                  <h3 className="text-item">{card.title}</h3>
                  <p className="mt-1.5 max-w-[28.2em]">{card.subtitle}</p>
                  <DialogButton
                    button={`ai-coaching.${form}` satisfies ButtonId}
                    look="line"
                    className="mt-6 max-sm:w-full"
                  >
                    {texts.button}
                  </DialogButton>
                </div>
                <Points items={card.features} />
                <dl className="grid content-start gap-3 text-[0.95rem]">
                  {(['duration', 'format', 'participants'] as const).map((fact) => (
                    <div key={fact}>
                      <dt>{labels[fact]}</dt>
                      <dd className="font-semibold">{card[fact]}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              <YearStrip form={form} />
            </li>
          );
        })}
      </ul>
      <YearAxis month={labels.month} />
    </Section>
  );
}

const { weeksBetweenSessions, boardMeetings, opinionWeeks } = figures.coachingYear;
const weeks = 52;
const months = 12;
/** Number of weeks before a meeting at which its briefing is sent. */
const briefingWeeks = 1;
/** Week in which the opinion in the example is requested. */
const opinionStart = 17;

const at = (week: number) => `${((week / weeks) * 100).toFixed(2)}%`;
const every = (step: number) => Array.from({ length: Math.floor(weeks / step) }, (_, index) => (index + 0.5) * step);

type YearStripProps = { form: 'individual' | 'board' | 'opinion' };

/** One year from left to right: a point is a meeting, a bar is written work. The text next to it says the same. */
function YearStrip({ form }: YearStripProps) {
  return (
    <svg width="100%" height="96" aria-hidden="true" className="mt-6 block overflow-visible">
      {Array.from({ length: months + 1 }, (_, month) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its index
          key={month}
          x1={at((month * weeks) / months)}
          x2={at((month * weeks) / months)}
          y1="8"
          y2="88"
          className="stroke-line"
        />
      ))}
      <line x1="0" x2="100%" y1="48" y2="48" className="stroke-text/25" />
      {form === 'individual' &&
        every(weeksBetweenSessions).map((week) => (
          <circle key={week} cx={at(week)} cy="48" r="9" className="fill-cobalt max-sm:[r:3.5px]" />
        ))}
      {form === 'board' &&
        every(weeks / boardMeetings).map((week) => (
          <g key={week}>
            <rect
              x={at(week - briefingWeeks)}
              y="34"
              width={at(briefingWeeks)}
              height="28"
              className="fill-cobalt/35"
            />
            <circle cx={at(week)} cy="48" r="22" className="fill-cobalt max-sm:[r:8px]" />
          </g>
        ))}
      {form === 'opinion' && (
        <rect x={at(opinionStart)} y="20" width={at(opinionWeeks)} height="56" className="fill-cobalt" />
      )}
    </svg>
  );
}

/** Month labels below the strips, each number at its tick. */
function YearAxis({ month }: { month: string }) {
  return (
    <svg width="100%" height="30" aria-hidden="true" className="tabular block overflow-visible fill-muted text-meta">
      <text y="20">{month}</text>
      {[3, 6, 9, months].map((number) => (
        <text
          key={number}
          x={at((number * weeks) / months)}
          y="20"
          textAnchor={number === months ? 'end' : 'middle'}
          // On a phone with enlarged text the word before it takes its space.
          className={number === 3 ? 'max-sm:hidden' : ''}
        >
          {number}
        </text>
      ))}
    </svg>
  );
}
