import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Four steps on one line; each ends at a gate with a condition and a way out. */
export function Incubation({ texts }: { texts: Texts['steps'] }) {
  return (
    <Section tone="sand" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.text}</p>}>
      <ol className="grid gap-y-10 lg:grid-cols-4 lg:grid-rows-[repeat(4,auto)] lg:gap-y-0">
        {texts.items.map(({ title, text, go, stop }, index) => (
          <li
            key={title}
            className="relative border-l-2 border-text/20 pl-7 max-lg:ml-5.5 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:border-l-0 lg:pr-8 lg:pl-0"
          >
            <div className="flex items-center lg:-mr-8">
              <span
                aria-hidden="true"
                className={`tabular grid size-11 shrink-0 place-items-center rounded-full font-display text-heading font-semibold text-white max-lg:absolute max-lg:-left-[1.4375rem] max-lg:top-0 ${index === texts.items.length - 1 ? 'bg-cobalt' : 'bg-ink-2'}`}
              >
                {index + 1}
              </span>
              {index < texts.items.length - 1 && (
                <span aria-hidden="true" className="h-0.5 grow bg-text/20 max-lg:hidden" />
              )}
            </div>
            <div className="pt-2 pb-5 max-lg:pl-2 lg:pt-6">
              <h3 className="text-[1.6rem] leading-[1.15]">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
            <p className="border-t border-text/15 py-4 text-[0.97rem] max-lg:ml-2">
              <span className="mb-0.5 flex items-center gap-2 font-semibold text-success">
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="fill-none stroke-current">
                  <path d="M2 8h11M9 4l4 4-4 4" strokeWidth="1.8" />
                </svg>
                {texts.go}
              </span>
              {go}
            </p>
            <p className="border-t border-text/15 py-4 text-[0.97rem] text-muted max-lg:ml-2">
              <span className="mb-0.5 flex items-center gap-2 font-semibold text-text">
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="fill-none stroke-current">
                  <path d="M3 8h10" strokeWidth="1.8" />
                </svg>
                {texts.stop}
              </span>
              {stop}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
