import { figures } from '#contract/site/figures.ts';
import { Plate } from '#web/pictures/plate.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const daysOfWeek = [1, 2, 3, 4, 5];
const weeks = Array.from({ length: figures.mvpWeeks[1] }, (_, index) => index + 1);
const looks = [
  'bg-ink-2 text-white',
  'bg-cobalt text-white',
  'bg-cobalt-light text-text',
  'bg-white text-text inset-ring-[1.5px] inset-ring-text',
  'border-[1.5px] border-dashed border-text/40 text-muted',
];

/** Last working day of each step, including the reserve. */
const ends = [...figures.mvpPlanDays, (figures.mvpWeeks[1] - figures.mvpWeeks[0]) * 5].map((_, index, days) =>
  days.slice(0, index + 1).reduce((sum, value) => sum + value, 0),
);
const stepOf = (day: number) => ends.findIndex((end) => day <= end);
/** Days of a step, such as "4–10". */
const span = (index: number) => {
  const first = (ends[index - 1] ?? 0) + 1;
  return first === ends[index] ? `${first}` : `${first}–${ends[index]}`;
};

/** All working days as bars, with the reserve dashed; decorative, because the text says the same. */
export function DayStrip() {
  const days = weeks.length * daysOfWeek.length;
  const planned = ends.at(-2) ?? days;
  return (
    <svg width="100%" height="14" aria-hidden="true" className="block">
      {Array.from({ length: days }, (_, day) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its index
          key={day}
          x={`${(day / days) * 100 + 0.15}%`}
          y="1"
          width={`${100 / days - 0.6}%`}
          height="12"
          strokeDasharray={day < planned ? undefined : '4 3'}
          className={day < planned ? 'fill-cobalt' : 'fill-none stroke-text'}
        />
      ))}
    </svg>
  );
}

/** The weeks of an MVP as a calendar of working days, with what happens in each step. */
export function Plan({ texts }: { texts: Texts['plan'] }) {
  return (
    <Section texts={texts} layout="wide">
      <Plate service="ai-mvp" label={texts.plate} bleed />
      <div aria-hidden="true" className="mt-12 grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {weeks.map((week) => (
          <div key={week}>
            <p className="tabular mb-2 text-meta text-muted">
              {texts.week} {week}
            </p>
            <div className="grid grid-cols-5 gap-1.5">
              {daysOfWeek.map((weekday) => {
                const day = (week - 1) * 5 + weekday;
                return (
                  <span
                    key={day}
                    className={`tabular grid h-14 place-items-center whitespace-nowrap rounded-control font-display text-item font-semibold ${looks[stepOf(day)]}`}
                  >
                    {day}
                  </span>
                );
              })}
            </div>
          </div>
        ))}
      </div>
      <ol className="mt-12 border-b border-line">
        {[...texts.steps, texts.reserve].map(({ name, text }, index) => (
          <li key={name} className="grid grid-cols-[2.25rem_1fr] border-t border-line py-4">
            <span aria-hidden="true" className={`mt-1 size-4 rounded ${looks[index]}`} />
            {/* Wraps by text width rather than viewport width: whatever does not fit next to the name goes below. */}
            <div className="flex flex-wrap items-baseline gap-y-1">
              <h3 className="basis-52 text-item">{name}</h3>
              <span className="tabular basis-36 text-muted">
                {texts.days} {span(index)}
              </span>
              <span className="grow basis-60">{text}</span>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
