import { figures } from '#contract/site/figures.ts';
import { asOf } from '#contract/site/regulations.ts';
import { counted, useRootData } from '#web/root-data.ts';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** End of the axis: the middle of the month as of which the figures are stated. */
const [year = 0, month = 1] = asOf.split('-').map(Number);
const now = year + (month - 0.5) / 12;
const [firstPaper, lastPaper] = figures.whitePaperMonths.map(([year, month]) => year + (month - 1) / 12) as [
  number,
  number,
];
const papers = Array.from(
  { length: figures.whitePapers },
  (_, index) => firstPaper + ((lastPaper - firstPaper) * index) / (figures.whitePapers - 1),
);
const strips: readonly Strip[] = [
  { kind: 'bar', from: figures.foundedYear, to: now, tone: 'ink' },
  { kind: 'bar', from: Math.floor(now) - figures.yearsOfAiProjects, to: now, tone: 'cobalt' },
  { kind: 'strokes', at: papers },
  { kind: 'point', at: now },
];
/** In years: ImageNet contest, transformer paper, ChatGPT, entry into force of the AI Act. */
const outside = [2012.75, 2017.45, 2022.91, 2024.58] as const;

/** The company's history to scale, alongside milestones of the field. */
export function History({ texts }: { texts: Texts['history'] }) {
  const root = useRootData();
  return (
    <Section layout="wide" texts={texts}>
      <ol>
        {texts.rows.map(({ name, span, text }, index) => {
          const strip = strips[index];
          return (
            <li
              key={name}
              className="grid gap-x-8 gap-y-2 border-t border-line py-4 md:grid-cols-[19rem_1fr] lg:grid-cols-[22rem_1fr]"
            >
              <div>
                <h3 className="text-item">{name}</h3>
                <p className="tabular text-[0.95rem] font-semibold">{span}</p>
                <p className="mt-1 text-[0.95rem]">{counted(text, root)}</p>
              </div>
              {strip && <Lane strip={strip} marks={outside} start={figures.foundedYear} end={now} />}
            </li>
          );
        })}
      </ol>
      <div className="grid gap-x-8 border-t border-line pt-2 md:grid-cols-[19rem_1fr] lg:grid-cols-[22rem_1fr]">
        <Axis marks={outside} start={figures.foundedYear} end={now} today={texts.today} className="md:col-start-2" />
      </div>
      <h3 className="mt-10 text-item">{texts.outsideTitle}</h3>
      <ol className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {texts.outside.map((text, index) => (
          <li key={text} className="border-t-2 border-dotted border-text/40 pt-3">
            <span className="tabular block font-display text-item font-semibold">
              {Math.floor(outside[index] ?? 0)}
            </span>
            <span className="text-[0.95rem]">{text}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Content of a lane, in years: a period, several dates, or one. */
type Strip =
  | { kind: 'bar'; from: number; to: number; tone: 'ink' | 'cobalt' }
  | { kind: 'strokes'; at: readonly number[] }
  | { kind: 'point'; at: number };

type Scale = { marks: readonly number[]; start: number; end: number };

/** Leaves a margin at both ends, so that points and labels at the edges are not clipped. */
function percent(year: number, { start, end }: Pick<Scale, 'start' | 'end'>): string {
  return `${(1.5 + ((year - start) / (end - start)) * 96).toFixed(2)}%`;
}

/** One lane of the history, to scale; decorative, because the row next to it states the dates. */
function Lane({ strip, ...scale }: Scale & { strip: Strip }) {
  const x = (year: number) => percent(year, scale);
  return (
    <svg width="100%" height="72" aria-hidden="true" className="self-center overflow-visible max-md:h-9">
      {scale.marks.map((year) => (
        <line
          key={year}
          x1={x(year)}
          x2={x(year)}
          y1="-30%"
          y2="130%"
          className="stroke-text/35"
          strokeDasharray="2 4"
        />
      ))}
      {strip.kind === 'bar' && (
        <>
          <line
            x1={x(strip.from)}
            x2={x(strip.to)}
            y1="50%"
            y2="50%"
            strokeWidth="30"
            className={strip.tone === 'ink' ? 'stroke-ink-2' : 'stroke-cobalt'}
          />
          <circle cx={x(strip.from)} cy="50%" r="15" className={strip.tone === 'ink' ? 'fill-ink-2' : 'fill-cobalt'} />
        </>
      )}
      {strip.kind === 'strokes' &&
        strip.at.map((year) => (
          <line key={year} x1={x(year)} x2={x(year)} y1="14%" y2="86%" strokeWidth="1" className="stroke-cobalt" />
        ))}
      {strip.kind === 'point' && <circle cx={x(strip.at)} cy="50%" r="15" className="fill-cobalt" />}
    </svg>
  );
}

/** Year labels below the lanes: the first year, the marked ones, today. */
function Axis({ today, className = '', ...scale }: Scale & { today: string; className?: string }) {
  const years = [scale.start, ...scale.marks];
  return (
    <svg
      width="100%"
      height="26"
      aria-hidden="true"
      className={`tabular overflow-visible fill-current text-muted ${className}`}
    >
      {years.map((year, index) => (
        <text
          key={year}
          x={percent(year, scale)}
          y="18"
          fontSize="14"
          textAnchor={index === 0 ? 'start' : 'middle'}
          // Hidden on narrow screens, where it is too close to its neighbours.
          className={index === 1 || index === years.length - 1 ? 'max-xl:hidden' : ''}
        >
          {Math.floor(year)}
        </text>
      ))}
      <text x={percent(scale.end, scale)} y="18" fontSize="14" textAnchor="end" className="font-semibold">
        {today}
      </text>
    </svg>
  );
}
