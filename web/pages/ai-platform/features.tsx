import type { ReactNode } from 'react';
import { ChartKey } from '#web/pictures/chart-key.tsx';
import { Plate } from '#web/pictures/plate.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

type FeatureTexts = { title: string; text: string; points: readonly string[]; picture: string };

/** Four building blocks, each next to a part of the product. */
export function Features({ texts }: { texts: Texts['features'] }) {
  const { environment, models, agents, optimisation, example } = texts;
  return (
    <Section texts={texts} layout="wide">
      <Plate service="ai-platform" label={texts.plate} bleed />
      <div className="mt-16 grid gap-near">
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
    <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
      <div className="min-w-0">
        <h3 className="text-item">{texts.title}</h3>
        <p className="mt-3 max-w-[28.2em]">{texts.text}</p>
        <ul className="mt-5">
          {texts.points.map((point) => (
            <li key={point} className="border-t border-line py-2.5 last:border-b">
              {point}
            </li>
          ))}
        </ul>
      </div>
      <figure className="min-w-0 sheet p-5 sm:p-7">
        <figcaption className="mb-4 flex flex-wrap justify-between gap-x-6 text-[0.95rem]">
          <span className="font-semibold">{texts.picture}</span>
          <span>{example}</span>
        </figcaption>
        {children}
      </figure>
    </div>
  );
}

const middle = 110;
const workerRows = [34, 110, 186];

/** A task split among three agents, checked by a fourth and released by a person, as a labelled graph. */
function AgentGraph({ nodes }: { nodes: Texts['features']['agents']['nodes'] }) {
  return (
    <div className="-mx-1">
      <svg viewBox="0 0 560 224" width="100%" aria-hidden="true" className="text-[17px] max-sm:hidden">
        <g className="fill-none stroke-text/35" strokeWidth="1.4">
          {workerRows.map((y) => (
            <path key={y} d={`M60 ${middle} 200 ${y} 350 ${middle}`} />
          ))}
          <path d={`M350 ${middle}H490`} strokeDasharray="3 5" />
        </g>
        <Node x={60} y={middle} label={nodes.order} className="fill-ink-2" r={8} />
        {workerRows.map((y, index) => (
          <Node key={y} x={200} y={y} label={nodes.workers[index] ?? ''} className="fill-cobalt" r={8} />
        ))}
        <Node x={350} y={middle} label={nodes.check} className="fill-cobalt" r={8} />
        <Node x={490} y={middle} label={nodes.human} className="fill-text" r={12} />
      </svg>
      <ol className="px-1 sm:sr-only">
        {[nodes.order, nodes.workers.join(' · '), nodes.check, nodes.human].map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] border-t border-line py-2.5">
            <span aria-hidden="true" className="tabular text-cobalt">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

type NodeProps = { x: number; y: number; r: number; label: string; className: string };

function Node({ x, y, r, label, className }: NodeProps) {
  return (
    <>
      <circle cx={x} cy={y} r={r} className={className} />
      <text
        x={x}
        y={y + r + 20}
        textAnchor="middle"
        paintOrder="stroke"
        strokeWidth="7"
        className="fill-text stroke-white font-semibold"
      >
        {label}
      </text>
    </>
  );
}

/** Log lines, each in two rows on narrow screens; which network a line reached is stated in words. */
function Log({
  rows,
  labels,
}: {
  rows: Texts['features']['environment']['log'];
  labels: Texts['features']['environment']['labels'];
}) {
  return (
    <table className="w-full text-left text-[0.95rem] max-sm:block">
      <thead className="text-meta text-muted max-sm:sr-only">
        <tr>
          <th className="pr-4 pb-2 font-normal whitespace-nowrap">{labels.time}</th>
          <th className="pr-4 pb-2 font-normal">{labels.role}</th>
          <th className="pr-4 pb-2 font-normal">{labels.event}</th>
          <th className="pb-2 font-normal">{labels.network}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ time, role, event, network }) => (
          <tr
            key={event}
            className="border-t border-line align-baseline max-sm:flex max-sm:flex-wrap max-sm:py-2.5 sm:[&>td]:py-2.5"
          >
            <td className="tabular pr-4 whitespace-nowrap text-muted">{time}</td>
            <td className="pr-4 whitespace-nowrap">{role}</td>
            <td className="pr-4 max-sm:w-full">{event}</td>
            <td className="font-semibold">{network}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Assignment of tasks to models. */
function Routes({ routes }: { routes: Texts['features']['models']['routes'] }) {
  return (
    <ul>
      {routes.map(({ task, model }) => (
        <li
          key={task}
          className="grid items-center gap-x-4 border-t border-line py-3 sm:grid-cols-[minmax(40%,1fr)_1fr_minmax(0,9rem)]"
        >
          <span>{task}</span>
          <svg width="100%" height="12" aria-hidden="true" className="overflow-visible max-sm:hidden">
            <line x1="0" x2="100%" y1="6" y2="6" className="stroke-text/25" strokeDasharray="2 4" />
            <circle cx="0" cy="6" r="3" className="fill-ink-2" />
            <circle cx="100%" cy="6" r="4.5" className="fill-cobalt" />
          </svg>
          <span className="font-semibold sm:pl-1">{model}</span>
        </li>
      ))}
    </ul>
  );
}

/** Waiting and working days of four processes, on one scale. */
function Waiting({ texts }: { texts: Texts['features']['optimisation'] }) {
  const longest = Math.max(...texts.processes.map(({ wait, work }) => wait + work));
  const percent = (days: number) => `${(days / longest) * 100}%`;
  return (
    <>
      <ul className="grid gap-4">
        {texts.processes.map(({ name, days, wait, work }) => (
          <li key={name}>
            <p className="justify-between gap-x-4 text-[0.95rem] sm:flex">
              <span className="block font-semibold">{name}</span>
              <span className="tabular text-muted">{days}</span>
            </p>
            <svg width="100%" height="14" aria-hidden="true" className="mt-1.5 block">
              <rect width={percent(wait)} height="14" className="fill-cobalt" />
              <rect x={percent(wait)} width={percent(work)} height="14" className="fill-text" />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-x-6 text-meta text-muted">
        <ChartKey className="fill-cobalt" label={texts.waiting} />
        <ChartKey className="fill-text" label={texts.working} />
      </p>
    </>
  );
}
