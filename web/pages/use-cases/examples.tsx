import type { ReactNode } from 'react';
import { figures } from '#contract/site/figures.ts';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const { quotations, claims } = figures.examples;
/** Values behind the bars of each example, in the order of the texts. */
const values: readonly (readonly (readonly [before: number, after: number])[])[] = [
  [[quotations.hoursBefore, quotations.hoursAfter]],
  [
    [claims.minutesBefore, claims.minutesAfter],
    [claims.misroutedPercentBefore, claims.misroutedPercentAfter],
  ],
];

/** Two case studies, called examples: situation, approach, result, and where the method ends. */
export function Examples({ texts }: { texts: Texts['examples'] }) {
  const { labels } = texts;
  return (
    <Section texts={texts} lead={<p>{texts.text}</p>}>
      <div className="grid gap-16">
        {texts.items.map((item, index) => (
          <article key={item.tag} className="border-t-2 border-text pt-6">
            <p className="text-[0.95rem] font-semibold text-cobalt">{item.tag}</p>
            <h3 className="mt-2 max-w-[28ch] text-[clamp(1.6rem,1.2rem+1.5vw,2.25rem)] leading-[1.15]">{item.name}</h3>
            <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-[4fr_4fr_5fr]">
              <Part label={labels.situation}>
                <p>{item.situation}</p>
              </Part>
              <Part label={labels.approach}>
                <p>{item.approach}</p>
              </Part>
              <Part label={labels.result} className="md:max-lg:col-span-2">
                <p className="tabular font-display text-item font-semibold tracking-tight">{item.figure}</p>
                <p className="tabular mt-1 text-[0.95rem] text-muted">{item.basis}</p>
                {item.bars.map((bar, at) => (
                  <BeforeAfter
                    key={bar.label}
                    label={bar.label}
                    before={{ label: texts.before, figure: bar.before, value: values[index]?.[at]?.[0] ?? 0 }}
                    after={{ label: texts.after, figure: bar.after, value: values[index]?.[at]?.[1] ?? 0 }}
                  />
                ))}
              </Part>
            </div>
            <p className="mt-8 border-l-2 border-coral pl-5 text-[0.95rem]">
              <span className="font-semibold">{labels.limit}:</span> {item.limit}
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}

function Part({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h4 className="mb-2 text-meta font-semibold text-muted">{label}</h4>
      {children}
    </div>
  );
}

type Side = { label: string; figure: string; value: number };

/** Two values as bars on one scale, the larger one full; their figures stand beside them. */
function BeforeAfter({ label, before, after }: { label: string; before: Side; after: Side }) {
  const most = Math.max(before.value, after.value);
  return (
    <div className="mt-5">
      <p className="text-[0.95rem]">{label}</p>
      <dl className="mt-1.5 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 text-meta">
        {[before, after].map((side) => (
          <div key={side.label} className="col-span-3 grid grid-cols-subgrid items-center">
            <dt>{side.label}</dt>
            <dd className="col-span-2 grid grid-cols-subgrid items-center">
              <svg width="100%" height="14" aria-hidden="true" className="block">
                <rect
                  width={`${(side.value / most) * 100}%`}
                  height="14"
                  rx="3"
                  className={side === before ? 'fill-ink-2' : 'fill-cobalt'}
                />
              </svg>
              <span className="tabular text-right font-semibold">{side.figure}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
