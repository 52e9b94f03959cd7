import type { Texts } from './texts.de.ts';

/** The conversation by the minute. */
export function Course({ texts }: { texts: Texts['call'] }) {
  return (
    <section aria-labelledby="course">
      <h2 id="course" className="mb-5 text-heading tracking-[-0.015em]">
        {texts.title}
      </h2>
      <ol className="ml-1.5 border-l-2 border-line">
        {texts.list.map(({ when, text }) => (
          <li key={when} className="relative pb-7 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.4375rem] size-3 rounded-full bg-cobalt ring-4 ring-paper"
            />
            <p className="font-semibold leading-snug">{when}</p>
            <p className="mt-1.5 text-[0.95rem] leading-normal text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
