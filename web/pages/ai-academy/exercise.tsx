import { LineIcon } from '#web/ui/icons/line-icon.tsx';
import type { Texts } from './texts.de.ts';

/** An exercise as in the course: a plausible answer with one mistake, and its solution on demand. */
export function Exercise({ texts }: { texts: Texts['exercise'] }) {
  return (
    <section aria-labelledby="exercise" className="on-paper rounded-panel bg-paper p-6 text-text shadow-panel sm:p-7">
      <h2 id="exercise" className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-1 text-[0.86rem] text-muted">{texts.mark}</p>
      <p className="mt-5 ml-auto w-fit max-w-[90%] rounded-panel rounded-br-sm bg-cobalt-wash px-4 py-3">
        {texts.question}
      </p>
      <ol className="mt-4 divide-y divide-line rounded-panel rounded-bl-sm bg-white px-4 inset-ring inset-ring-line">
        {texts.answer.map((sentence, index) => (
          <li key={sentence} className="grid grid-cols-[1.5rem_1fr] py-3">
            <span aria-hidden="true" className="tabular font-semibold text-cobalt">
              {index + 1}
            </span>
            <span className="tabular">{sentence}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5 font-semibold">{texts.task}</p>
      <details className="group mt-1">
        <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark">
          <LineIcon box={16} size={14} weight={1.8}>
            <path d="M1 8h14" />
            <path d="M8 1v14" className="group-open:hidden" />
          </LineIcon>
          {texts.show}
        </summary>
        <p className="pt-1 text-muted">{texts.solution}</p>
      </details>
    </section>
  );
}
