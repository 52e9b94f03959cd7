import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Highest grade of benefit and effort. */
const best = 5;

/** What leaves the room: an example of the ranking, with the one that was dropped. */
export function Ranking({ texts }: { texts: Texts['ranking'] }) {
  const { labels } = texts;
  return (
    <Section texts={texts}>
      <ol className="rounded-panel bg-white px-5 inset-ring inset-ring-line sm:px-8">
        {texts.rows.map(({ name, owner, step, benefit, effort, dropped }, index) => (
          <li
            key={name}
            className="grid grid-cols-[2.75rem_1fr] gap-x-2 gap-y-3 border-t border-line py-5 first:border-t-0 lg:grid-cols-[3.5rem_5fr_3fr_4fr] lg:items-center lg:gap-x-6"
          >
            <span
              className={`tabular font-display text-figure leading-none font-semibold ${dropped ? 'text-muted' : 'text-cobalt'}`}
            >
              <span className="sr-only">{dropped ? labels.dropped : labels.rank} </span>
              {dropped ? <span aria-hidden="true">–</span> : index + 1}
            </span>
            <div>
              <h3 className={`text-heading ${dropped ? 'text-muted line-through' : ''}`}>{name}</h3>
              <p className="text-[0.95rem] text-muted">{owner}</p>
            </div>
            <dl className="grid max-w-64 gap-1 text-[0.86rem] max-lg:col-start-2">
              <Grade term={labels.benefit} grade={benefit} of={labels.of} className="fill-cobalt" />
              <Grade term={labels.effort} grade={effort} of={labels.of} className="fill-coral" />
            </dl>
            <p className="max-lg:col-start-2">
              <span className="block text-[0.86rem] text-muted">{dropped ? labels.reason : labels.step}</span>
              {step}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-[0.86rem] text-muted">{texts.note}</p>
    </Section>
  );
}

function Grade({ term, grade, of, className }: { term: string; grade: number; of: string; className: string }) {
  return (
    <div className="grid grid-cols-[4.75rem_1fr] items-center gap-x-3">
      <dt className="text-muted">{term}</dt>
      <dd>
        <span className="sr-only">
          {grade} {of} {best}
        </span>
        <svg width={best * 20} height="12" aria-hidden="true" className="block">
          {Array.from({ length: best }, (_, index) => index).map((index) => (
            <rect
              key={index}
              x={index * 20}
              width="16"
              height="12"
              rx="3"
              className={index < grade ? className : 'fill-line'}
            />
          ))}
        </svg>
      </dd>
    </div>
  );
}
