import type { Texts } from './texts.de.ts';

type Features = Texts['features'];

/** Lines of the log; the network a line reached is said in words. */
export function Log({
  rows,
  labels,
}: {
  rows: Features['environment']['log'];
  labels: Features['environment']['labels'];
}) {
  return (
    <table className="w-full text-left text-[0.95rem]">
      <thead className="text-[0.86rem] text-muted">
        <tr>
          <th className="pr-4 pb-2 font-normal whitespace-nowrap max-xs:hidden">{labels.time}</th>
          <th className="pr-4 pb-2 font-normal max-sm:hidden">{labels.role}</th>
          <th className="pr-4 pb-2 font-normal">{labels.event}</th>
          <th className="pb-2 font-normal">{labels.network}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, role, event, network }) => (
          <tr key={event} className="border-t border-line align-baseline">
            <td className="tabular py-2.5 pr-4 whitespace-nowrap text-muted max-xs:hidden">{time}</td>
            <td className="py-2.5 pr-4 max-sm:hidden">{role}</td>
            <td className="py-2.5 pr-4">{event}</td>
            <td className="py-2.5 font-semibold">{network}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which task goes to which model. */
export function Routes({ routes }: { routes: Features['models']['routes'] }) {
  return (
    <ul>
      {routes.map(({ task, model }) => (
        <li
          key={task}
          className="grid items-center gap-x-4 border-t border-line py-3 sm:grid-cols-[1fr_minmax(2rem,1fr)_9rem]"
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

/** Days of waiting and of work in four processes, to one scale. */
export function Waiting({ texts }: { texts: Features['optimisation'] }) {
  const longest = Math.max(...texts.processes.map(({ wait, work }) => wait + work));
  const percent = (days: number) => `${(days / longest) * 100}%`;
  return (
    <>
      <ul className="space-y-4">
        {texts.processes.map(({ name, days, wait, work }) => (
          <li key={name}>
            <p className="flex flex-wrap justify-between gap-x-4 text-[0.95rem]">
              <span className="font-semibold">{name}</span>
              <span className="tabular text-muted">{days}</span>
            </p>
            <svg width="100%" height="14" aria-hidden="true" className="mt-1.5 block">
              <rect width={percent(wait)} height="14" className="fill-coral" />
              <rect x={percent(wait)} width={percent(work)} height="14" className="fill-ink-2" />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-x-6 text-[0.86rem] text-muted">
        <Key className="fill-coral" label={texts.waiting} />
        <Key className="fill-ink-2" label={texts.working} />
      </p>
    </>
  );
}

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width="12" height="12" aria-hidden="true" className={className}>
        <rect width="12" height="12" rx="2" />
      </svg>
      {label}
    </span>
  );
}
