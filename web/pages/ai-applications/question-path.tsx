import type { Texts } from './texts.de.ts';

/** The step at which the model speaks; drawn hot. */
const hot = 3;

/** Five steps on one line inside the company's boundary; the line ends before it would cross. */
export function QuestionPath({ texts }: { texts: Texts['models']['path'] }) {
  const { steps } = texts;
  return (
    <figure>
      <div className="relative rounded-panel border-[1.5px] border-dashed border-cobalt bg-white px-6 pt-9 pb-7 md:px-8 lg:pt-12">
        <p className="absolute -top-3.5 left-5 bg-white px-2 text-[0.95rem] font-semibold text-cobalt">
          {texts.boundary}
        </p>
        <ol className="lg:grid lg:grid-cols-5">
          {steps.map(({ name, text }, index) => (
            <li
              key={name}
              className="relative max-lg:grid max-lg:grid-cols-[2.75rem_1fr] max-lg:pb-7 max-lg:last:pb-0 lg:pr-6"
            >
              {index < steps.length - 1 && (
                <span
                  aria-hidden="true"
                  className="absolute bg-text/25 max-lg:top-3 max-lg:bottom-[-0.75rem] max-lg:left-[0.7rem] max-lg:w-px lg:top-3 lg:right-0 lg:left-0 lg:h-px"
                />
              )}
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="relative">
                <circle cx="12" cy="12" r="12" className="fill-white" />
                <circle
                  cx="12"
                  cy="12"
                  r={index === hot ? 8.5 : 5}
                  className={index === hot ? 'fill-cobalt' : 'fill-ink-2'}
                />
              </svg>
              <div className="lg:mt-4">
                <h3 className="text-heading">{name}</h3>
                <p className="mt-1 text-[0.95rem] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-3 flex items-center gap-3 pl-6 text-[0.95rem] text-muted">
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className="shrink-0 fill-none stroke-muted">
          <circle cx="10" cy="10" r="7.5" strokeWidth="1.6" />
          <path d="m4.8 15.2 10.4-10.4" strokeWidth="1.6" />
        </svg>
        {texts.outside}
      </figcaption>
    </figure>
  );
}
