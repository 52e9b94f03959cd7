import { offsetAt } from '#contract/office-time/zoned-time.ts';

type Props = {
  /** The first place tells the time for all. */
  places: readonly { name: string; timeZone: string }[];
  /** {hours}, {from}, {to} and {place} stand in `common`; `local` is the day on the clocks of the place. */
  texts: { common: string; now: string; local: string };
};

/** People begin at nine where they are, and work for eight hours. */
const begin = 9;
const length = 8;
const firstHour = 5;
const lastHour = 20;
const hours = [7, 9, 11, 13, 15, 17, 19];
const hour = 3_600_000;
/** Rem of a place's row. */
const row = 5.5;
const at = (time: number) => `${(((time - firstHour) / (lastHour - firstHour)) * 100).toFixed(2)}%`;

/** A bar for the day of each place on the clocks of the first one; what all have in common lies behind them. */
export function WorkingHours({ places, texts }: Props) {
  const [here] = places;
  if (!here) return null;
  const moment = Date.now();
  const offset = (timeZone: string) => offsetAt(moment, timeZone) / hour;
  const days = places.map(({ name, timeZone }) => ({ name, from: begin - (offset(timeZone) - offset(here.timeZone)) }));
  const from = Math.max(...days.map((day) => day.from));
  const to = Math.min(...days.map((day) => day.from)) + length;
  const words = { hours: Math.max(0, to - from), from, to, place: here.name };
  return (
    <figure className="tabular">
      <figcaption className="pb-5">
        {texts.common.replace(/\{(hours|from|to|place)\}/g, (_, name: keyof typeof words) => String(words[name]))}
      </figcaption>
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
        {/* In rem, as the names beside it are. */}
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
            <g key={day.name}>
              <rect
                x={at(day.from)}
                y={`${index * row + 0.9}rem`}
                width={at(length + firstHour)}
                height={`${row - 1.8}rem`}
                className="grown fill-text"
              />
              <text
                x={at(day.from)}
                y={`${index * row + row / 2 + 0.3}rem`}
                dx="10"
                className="fill-white text-meta max-sm:hidden"
              >
                {texts.local}
              </text>
            </g>
          ))}
          {hours.map((time) => (
            <text
              key={time}
              x={at(time)}
              y="100%"
              dy="1.25rem"
              textAnchor="middle"
              // On a phone with large letters there is room for two: when the first place begins and ends.
              className={`fill-muted text-meta ${time === begin || time === begin + length ? '' : 'max-sm:hidden'}`}
            >
              {time}
            </text>
          ))}
          {/* Now, as the clocks of the first place say; where it stands, `minutes.ts` knows. */}
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
        </svg>
      </div>
    </figure>
  );
}
