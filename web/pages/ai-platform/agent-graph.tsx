import type { Texts } from './texts.de.ts';

const middle = 110;
const workerRows = [34, 110, 186];

/** One job, split among three agents, checked by a fourth, released by a person: a constellation with names. */
export function AgentGraph({ nodes }: { nodes: Texts['features']['agents']['nodes'] }) {
  return (
    <div className="-mx-1">
      <svg viewBox="0 0 560 224" width="100%" aria-hidden="true" className="text-[17px] max-sm:hidden">
        <g className="fill-none stroke-text/30" strokeWidth="1.4">
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
        <Node x={490} y={middle} label={nodes.human} className="fill-coral" r={12} />
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
