import { figures } from '#contract/site/figures.ts';
import { asOf } from '#contract/site/regulations.ts';
import { Section } from '#web/ui/sections/section.tsx';
import { Axis, Lane, type Strip } from './history-lanes.tsx';
import type { Texts } from './texts.de.ts';

/** Where the axis ends: in the middle of the month of which the figures are. */
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
/** ImageNet contest, the transformer paper, ChatGPT, the AI Act in force: in years. */
const outside = [2012.75, 2017.45, 2022.91, 2024.58] as const;

/** The company's years to scale, and beside them what the field did meanwhile. */
export function History({ texts }: { texts: Texts['history'] }) {
  return (
    <Section tone="sand" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <ol>
        {texts.rows.map(({ name, span, text }, index) => {
          const strip = strips[index];
          return (
            <li
              key={name}
              className="grid gap-x-8 gap-y-2 border-t border-text/15 py-4 md:grid-cols-[19rem_1fr] lg:grid-cols-[22rem_1fr]"
            >
              <div>
                <h3 className="text-heading">{name}</h3>
                <p className="tabular text-[0.95rem] font-semibold">{span}</p>
                <p className="mt-1 text-[0.95rem] text-pretty text-muted">{text}</p>
              </div>
              {strip && <Lane strip={strip} marks={outside} start={figures.foundedYear} end={now} />}
            </li>
          );
        })}
      </ol>
      <div className="grid gap-x-8 border-t border-text/15 pt-2 md:grid-cols-[19rem_1fr] lg:grid-cols-[22rem_1fr]">
        <Axis marks={outside} start={figures.foundedYear} end={now} today={texts.today} className="md:col-start-2" />
      </div>
      <h3 className="mt-10 text-heading">{texts.outsideTitle}</h3>
      <ol className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {texts.outside.map((text, index) => (
          <li key={text} className="border-t-2 border-dotted border-text/40 pt-3">
            <span className="tabular block font-display text-heading font-semibold">
              {Math.floor(outside[index] ?? 0)}
            </span>
            <span className="text-[0.95rem] text-muted">{text}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
