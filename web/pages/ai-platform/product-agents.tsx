import type { Texts } from './texts.de.ts';

type Product = Texts['product'];
type Props = { texts: Product; role: Product['roles'][number] };

/** The agents that worked on the answer, and what still needs a person's yes. */
export function ProductAgents({ texts, role }: Props) {
  return (
    <div className="flex flex-col border-line p-5 max-lg:border-t sm:p-8 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:border-l lg:px-6">
      <p className="mb-3 text-[0.86rem] text-muted">{texts.agents}</p>
      <ol>
        {role.agents.map(({ name, work }) => (
          <li key={name} className="relative grid grid-cols-[1.75rem_1fr_auto] pb-4">
            <span aria-hidden="true" className="absolute top-3 bottom-[-0.5rem] left-[0.4rem] w-px bg-text/20" />
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className="relative mt-1">
              <circle cx="7" cy="7" r="5" className="fill-ink-2" />
            </svg>
            <span>
              <span className="font-semibold">{name}</span>
              <span className="block text-[0.86rem] text-muted">{work}</span>
            </span>
            <span className="flex h-6 items-center gap-1 text-[0.8rem] text-success">
              <svg viewBox="0 0 14 14" width="12" height="12" aria-hidden="true" className="fill-none stroke-current">
                <path d="m2 7.5 3.2 3.2L12 3.6" strokeWidth="1.8" strokeLinecap="round" />
              </svg>
              {texts.done}
            </span>
          </li>
        ))}
        <li className="relative grid grid-cols-[1.75rem_1fr]">
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className="relative mt-1">
            <circle cx="7" cy="7" r="7" className="fill-coral" />
          </svg>
          <span>
            <span className="font-semibold">{texts.pending}</span>
            <span className="block text-[0.86rem] text-muted lg:min-h-[2.8em]">{role.action}</span>
          </span>
        </li>
      </ol>
      {/* One of the two at a time, before and without scripts. */}
      <div className="mt-4 grid gap-2 pl-7 text-[0.86rem]">
        {texts.decisions.map(({ name, outcome }) => (
          <details key={name} name={`decision-${role.name}`}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control px-3 font-semibold inset-ring inset-ring-text/25 hover:inset-ring-text">
              {name}
            </summary>
            <p className="py-2 text-muted">{outcome}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
