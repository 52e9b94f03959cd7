import type { ReactNode } from 'react';
import { Section } from '#web/ui/sections/section.tsx';
import { AgentGraph } from './agent-graph.tsx';
import { Log, Routes, Waiting } from './feature-pictures.tsx';
import type { Texts } from './texts.de.ts';

type FeatureTexts = { title: string; text: string; points: readonly string[]; picture: string };

/** Four building blocks, each beside a piece of the product. */
export function Features({ texts }: { texts: Texts['features'] }) {
  const { environment, models, agents, optimisation, example } = texts;
  return (
    <Section tone="sand" title={texts.title} lead={texts.lead}>
      <div className="space-y-[clamp(3.5rem,7vw,6rem)]">
        <Feature texts={environment} example={example}>
          <Log rows={environment.log} labels={environment.labels} />
        </Feature>
        <Feature texts={models} example={example}>
          <Routes routes={models.routes} />
        </Feature>
        <Feature texts={agents} example={example}>
          <AgentGraph nodes={agents.nodes} />
        </Feature>
        <Feature texts={optimisation} example={example}>
          <Waiting texts={optimisation} />
        </Feature>
      </div>
    </Section>
  );
}

function Feature({ texts, example, children }: { texts: FeatureTexts; example: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-16 gap-y-7 lg:grid-cols-[5fr_7fr]">
      <div className="min-w-0">
        <h3 className="text-[clamp(1.6rem,1.3rem+1vw,2.1rem)] leading-[1.15]">{texts.title}</h3>
        <p className="mt-3 max-w-[46ch] text-muted">{texts.text}</p>
        <ul className="mt-5">
          {texts.points.map((point) => (
            <li key={point} className="border-t border-text/15 py-2.5 last:border-b">
              {point}
            </li>
          ))}
        </ul>
      </div>
      <figure className="min-w-0 rounded-panel bg-white p-5 inset-ring inset-ring-line sm:p-7">
        <figcaption className="mb-4 flex flex-wrap justify-between gap-x-6 text-[0.95rem]">
          <span className="font-semibold">{texts.picture}</span>
          <span className="text-muted">{example}</span>
        </figcaption>
        {children}
      </figure>
    </div>
  );
}
