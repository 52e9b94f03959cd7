import type { ReactNode } from 'react';
import { figures } from '#contract/site/figures.ts';
import { PhaseTimeline } from '#web/pictures/phase-timeline.tsx';
import { Points } from '#web/ui/sections/points.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** The four phases to scale, then each with what happens in it and what remains for those who stop after it. */
export function Phases({ texts }: { texts: Texts['phases'] }) {
  return (
    <Section texts={texts}>
      <PhaseTimeline weeks={figures.transformationPhaseWeeks} phases={texts.items} legend={texts.legend} />
      <ol className="mt-[clamp(3.5rem,8vw,6.5rem)]">
        {texts.items.map((phase, index) => (
          <li
            key={phase.name}
            className="grid gap-x-10 gap-y-6 border-t-2 border-text py-8 last:pb-0 md:grid-cols-2 lg:grid-cols-[4fr_4fr_4fr]"
          >
            <div className="grid grid-cols-[2.75rem_1fr] md:max-lg:col-span-2">
              <span aria-hidden="true" className="tabular font-display text-2xl leading-tight font-medium text-cobalt">
                {index + 1}
              </span>
              <div>
                <h3 className="text-[1.6rem] leading-tight">{phase.subtitle}</h3>
                <p className="mt-1.5 text-muted">
                  {phase.name}, <span className="tabular">{phase.duration}</span>
                </p>
                <dl className="mt-5 grid gap-3 text-[0.95rem] md:max-lg:grid-cols-2">
                  <Fact term={texts.labels.format}>{phase.format}</Fact>
                  <Fact term={texts.labels.participants}>{phase.participants}</Fact>
                </dl>
              </div>
            </div>
            <Points items={phase.features} />
            <div className="self-start rounded-panel bg-sand p-6">
              <p className="text-[0.86rem] font-semibold text-cobalt">{texts.labels.exit}</p>
              <p className="mt-1.5">{phase.exit}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}
