import { Icon } from '#web/ui/icons/icon.tsx';
import type { Texts } from './texts.de.ts';

type Products = Texts['products'];

/** One question asked by two roles. */
export function PlatformPicture({ texts }: { texts: Products['platform']['picture'] }) {
  return (
    <figure className="min-w-0">
      <div className="rounded-panel bg-ink-2 p-5 text-white sm:p-7">
        <p className="ml-auto w-fit max-w-[90%] rounded-panel rounded-br-sm bg-cobalt px-4 py-3">{texts.question}</p>
        <dl className="mt-5 grid gap-3 sm:grid-cols-2">
          {texts.answers.map(({ role, text }, index) => (
            <div
              key={role}
              className={`rounded-control p-4 inset-ring ${index === 0 ? 'bg-white/10 inset-ring-white/25' : 'inset-ring-white/25'}`}
            >
              <dt className="flex items-center gap-2 text-[0.86rem] font-semibold text-cobalt-light">
                <svg
                  viewBox="0 0 16 16"
                  width="16"
                  height="16"
                  aria-hidden="true"
                  className="shrink-0 fill-none stroke-current"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  <path d={index === 0 ? 'M3 8.5 6.5 12 13 4.5' : 'M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5'} />
                </svg>
                {role}
              </dt>
              <dd className="mt-1.5 text-[0.95rem] leading-normal">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="mt-3 text-[0.86rem] text-muted">{texts.caption}</figcaption>
    </figure>
  );
}

/** A search by the data one has, and what it finds. */
export function CollectionPicture({ texts }: { texts: Products['collection']['picture'] }) {
  return (
    <figure className="min-w-0">
      <div className="rounded-panel bg-white p-5 shadow-float sm:p-7">
        <p className="text-[0.86rem] font-semibold">{texts.field}</p>
        <p className="mt-1.5 flex min-h-12 items-center gap-3 rounded-control border-[1.5px] border-field px-3.5">
          <Icon name="search" className="text-muted" />
          {texts.query}
        </p>
        <ul className="mt-4">
          {texts.results.map(({ name, match, share }) => (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0"
            >
              <span className="font-semibold">{name}</span>
              <span className="tabular flex items-center gap-3 text-[0.86rem] text-muted">
                <svg width="72" height="8" aria-hidden="true" className="shrink-0">
                  <rect width="72" height="8" rx="3" className="fill-line" />
                  <rect width={(72 * share) / 100} height="8" rx="3" className="fill-cobalt" />
                </svg>
                {match}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-[0.86rem] text-muted">{texts.caption}</figcaption>
    </figure>
  );
}
