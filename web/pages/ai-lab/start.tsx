import type { ReactNode } from 'react';
import { figures } from '#contract/site/figures.ts';
import { ChartKey } from '#web/pictures/chart-key.tsx';
import { Mark } from '#web/shell/page-notes.tsx';
import { Pair } from '#web/ui/sections/pair.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Problem and solution in words, then both on one scale in months. */
export function Start({ texts }: { texts: Texts['start'] }) {
  return (
    <Section layout="wide" texts={texts}>
      <Pair items={[texts.problem, texts.solution]} />
      <StartChart texts={texts.chart} />
    </Section>
  );
}

const [least, most] = figures.labSavedMonths;
/** Months shown: the longest set-up, then a quarter of experiments. */
const months = most + 3;
const x = (month: number) => `${((month / months) * 100).toFixed(2)}%`;
const ticks = Array.from({ length: months / 3 + 1 }, (_, index) => index * 3);

/** Months until the first experiment on one scale: an in-house lab above, the external lab below. */
function StartChart({ texts }: { texts: Texts['start']['chart'] }) {
  return (
    <figure className="mt-14">
      <ul>
        <Track name={texts.own} detail={texts.ownDetail}>
          <rect width={x(least)} height="100%" className="fill-ink-2" />
          <rect x={x(least)} width={x(most - least)} height="100%" className="fill-text/25" />
          <rect x={x(most)} width={x(months - most)} height="100%" className="fill-cobalt" />
        </Track>
        <Track name={texts.lab} detail={texts.labDetail}>
          <rect width="100%" height="100%" className="fill-cobalt" />
        </Track>
      </ul>
      <div className="grid gap-x-8 border-t border-line pt-2 text-meta text-muted md:grid-cols-[15rem_1fr]">
        <span className="max-md:hidden" />
        <svg width="100%" height="24" aria-hidden="true" className="tabular overflow-visible fill-current">
          {ticks.map((month) => (
            <text key={month} x={x(month)} y="16" fontSize="14" textAnchor={month === months ? 'end' : 'start'}>
              {month}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-meta text-muted">
        <ChartKey className="fill-ink-2" label={texts.shortest} />
        <ChartKey className="fill-text/25" label={texts.longest} />
        <ChartKey className="fill-cobalt" label={texts.running} />
        <span className="basis-full">
          {texts.axis}
          <Mark note={1} id={1} />
        </span>
      </figcaption>
    </figure>
  );
}

function Track({ name, detail, children }: { name: string; detail: string; children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-8 gap-y-2 border-t border-line py-5 md:grid-cols-[15rem_1fr]">
      <div>
        <h3 className="font-display text-item font-semibold">{name}</h3>
        <p className="tabular text-muted">{detail}</p>
      </div>
      <svg width="100%" height="96" aria-hidden="true" className="block max-md:h-11">
        {children}
      </svg>
    </li>
  );
}
