import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { NoteMark } from '#web/ui/sections/notes.tsx';
import { Chart } from './dots/chart.tsx';
import type { Texts } from './texts.de.ts';

/** Headline, call to action, the eighty ideas and the key figures, all on the first screen. */
export function Hero({ texts }: { texts: Texts['hero'] }) {
  const { note } = useShellTexts().notes;
  const { dots } = texts;
  return (
    <section data-behaviour="dots" className="stage group/stage overflow-clip">
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex is not focusable */}
      <canvas hidden aria-hidden="true" className="pointer-events-none absolute print:hidden" />
      <div className="wrap relative grid min-h-[min(100svh,56rem)] grid-rows-[auto_1fr_auto] gap-y-[clamp(1rem,3svh,2.2rem)] pt-[calc(4.5rem+clamp(1.25rem,3.6svh,2.5rem))]">
        <h1 className="statement">
          <span data-clear>{texts.title}</span> <span data-clear>{texts.titleEnd}</span>
        </h1>
        <div className="grid gap-x-6 gap-y-8 lg:grid-cols-[4fr_8fr]">
          <div data-clear className="lg:pt-2.5">
            <p className="max-w-[28.2em] text-[1.0625rem] lg:text-[1.15rem]">{texts.lead}</p>
            <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full sm:mt-7">
              <DialogButton button="home.hero">{texts.contact}</DialogButton>
              <a href="#calculation" className={buttonClass({ look: 'quiet' })}>
                {texts.calculate}
              </a>
            </div>
          </div>
          <figure className="flex min-w-0 flex-col">
            <figcaption data-clear className="flex items-baseline justify-between gap-x-6 text-meta lg:pl-11">
              <ol className="flex flex-wrap gap-x-5">
                {dots.story.map((part, index) => (
                  <li
                    key={part}
                    data-reached=""
                    className="text-mist/70 transition-colors duration-300 data-reached:text-white"
                  >
                    {part}
                    {index === dots.story.length - 1 && <NoteMark note={1} label={note} />}
                  </li>
                ))}
              </ol>
              <button
                type="button"
                data-toggle=""
                // All three labels overlap in one grid cell as wide as the longest, so that the layout does not shift.
                className="invisible -my-2.5 grid min-h-11 place-items-center shrink-0 underline decoration-1 underline-offset-4 print:hidden"
              >
                {Object.entries({ ended: dots.again, playing: dots.pause, paused: dots.play }).map(([state, words]) => (
                  <span key={state} data-word={state} className="invisible [grid-area:1/1]">
                    {words}
                  </span>
                ))}
              </button>
            </figcaption>
            <Chart texts={dots} />
          </figure>
        </div>
        <dl data-clear className="grid grid-cols-2 gap-x-6 gap-y-3 border-t border-white/25 pt-4 pb-6 md:grid-cols-4">
          {texts.facts.map(({ term, value }, index) => (
            <div key={term} className="flex flex-wrap items-baseline gap-x-3">
              <dt className="order-2 text-[0.95rem] text-mist">
                {term}
                {index < 3 && <NoteMark note={2} label={note} id={index} />}
              </dt>
              <dd className="tabular font-display text-item font-semibold tracking-tight">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
