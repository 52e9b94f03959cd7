import { offsetAt } from '#contract/office-time/zoned-time.ts';

type Props = {
  /** The axis is in the time zone of the first place. */
  places: readonly { name: string; timeZone: string }[];
  /** `common` contains {hours}, {from}, {to} and {place}; `local` is the working day in the place's own time. */
  texts: { common: string; now: string; local: string };
};

/** Assumed working day: from 9:00 local time, for eight hours. */
const begin = 9;
const length = 8;
const firstHour = 5;
const lastHour = 20;
const hours = [7, 9, 11, 13, 15, 17, 19];
const hour = 3_600_000;
/** Height of a place's row in rem. */
const row = 5.5;
const at = (time: number) => `${(((time - firstHour) / (lastHour - firstHour)) * 100).toFixed(2)}%`;

/** Hours since midnight as a time: some places are half an hour off. */
const clock = (hours: number) => `${Math.floor(hours)}:${String((hours % 1) * 60).padStart(2, '0')}`;

/**
 * The working day of each place as a bar, in the time of the first place; their common hours are highlighted behind the
 * bars.
 */
export function WorkingHours({ places, texts }: Props) {
  const [here] = places;
  if (!here) return null;
  const moment = Date.now();
  const offset = (timeZone: string) => offsetAt(moment, timeZone) / hour;
  const days = places.map(({ name, timeZone }) => ({ name, from: begin - (offset(timeZone) - offset(here.timeZone)) }));
  const from = Math.max(...days.map((day) => day.from));
  const to = Math.min(...days.map((day) => day.from)) + length;
  const words = { hours: to - from, from: clock(from), to: clock(to), place: here.name };
  return (
    <figure className="tabular">
      {to > from && (
        <figcaption className="pb-5">
          {texts.common.replace(/\{(hours|from|to|place)\}/g, (_, name: keyof typeof words) => String(words[name]))}
        </figcaption>
      )}
      <div
        aria-hidden="true"
        className="grid grid-cols-[6rem_1fr] border-b-[1.5px] border-text sm:grid-cols-[12rem_1fr]"
      >
        <ul>
          {days.map(({ name }) => (
            <li key={name} className="flex h-22 items-center font-display text-item font-semibold max-sm:text-base">
              {name}
            </li>
          ))}
        </ul>
        {/* In rem, like the names next to it. */}
        <svg aria-hidden="true" width="100%" height={`${days.length * row}rem`} className="overflow-visible">
          {to > from && (
            <rect
              x={at(from)}
              width={at(to - from + firstHour)}
              height="100%"
              className="fill-cobalt-wash forced-colors:fill-[Highlight]"
            />
          )}
          {hours.map((time) => (
            <line key={time} x1={at(time)} x2={at(time)} y1="0" y2="100%" className="stroke-line" />
          ))}
          {days.map((day, index) => (
            <rect
              key={day.name}
              x={at(day.from)}
              y={`${index * row + 0.9}rem`}
              width={at(length + firstHour)}
              height={`${row - 1.8}rem`}
              className="grown fill-text"
            />
          ))}
          {hours.map((time) => (
            <text
              key={time}
              x={at(time)}
              y="100%"
              dy="1.25rem"
              textAnchor="middle"
              // On a phone with enlarged text there is only room for two: start and end of the first place's day.
              className={`fill-muted text-meta ${time === begin || time === begin + length ? '' : 'max-sm:hidden'}`}
            >
              {time}
            </text>
          ))}
          {/* The current time at the first place; positioned by `minutes.ts`. */}
          <g
            data-behaviour="minutes"
            data-zone={here.timeZone}
            data-from={firstHour}
            data-to={lastHour}
            className="invisible"
          >
            <line y1="-8" y2="100%" strokeWidth="2.5" className="stroke-cobalt" />
            <text dx="7" y="2" className="fill-cobalt text-meta">
              {texts.now}
            </text>
          </g>
          {/* In front of that line, which it interrupts. */}
          {days.map((day, index) => (
            <text
              key={day.name}
              x={at(day.from)}
              y={`${index * row + row / 2 + 0.3}rem`}
              dx="10"
              paintOrder="stroke"
              strokeWidth="8"
              className="fill-white stroke-text text-meta max-sm:hidden"
            >
              {texts.local}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}
