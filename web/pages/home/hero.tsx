import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { useParticleNetwork } from '#web/pictures/use-particle-network.ts';
import { useRootData } from '#web/root-data.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { Texts } from './texts.de.ts';

/** The dark stage of the home page: the one line, the way in, and the figures that can be checked. */
export function Hero({ texts }: { texts: Texts['hero'] }) {
  const { company, language } = useRootData();
  const { canvas, movable, paused, toggle } = useParticleNetwork();
  const places = company.locations.map(({ city }) => city[language]).join(', ');
  return (
    <section className="stage overflow-hidden pt-[clamp(8.5rem,15vw,13rem)] pb-8">
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus */}
      <canvas
        ref={canvas}
        aria-hidden="true"
        className="absolute inset-0 size-full opacity-45 md:left-[30%] md:w-[70%] md:opacity-70 lg:opacity-100 md:mask-l-from-60% md:mask-l-to-100%"
      />
      <div className="wrap relative">
        <p className="eyebrow">
          {texts.eyebrow} · {places}
        </p>
        <h1 className="max-w-[15em] text-display">
          {texts.title} <em className="text-coral not-italic">{texts.titleEnd}</em>
        </h1>
        <p className="mt-7 max-w-[44ch] text-lead text-pretty text-mist">{texts.lead}</p>
        <div className="mt-9 flex flex-wrap gap-4">
          <DialogButton button="home.hero">{texts.contact}</DialogButton>
          <SiteLink page="services" className={buttonClass({ look: 'quiet' })}>
            {texts.services}
          </SiteLink>
        </div>
        <dl className="mt-[clamp(4rem,8vw,7rem)] grid grid-cols-2 gap-x-6 gap-y-7 border-t border-white/15 pt-6 md:flex md:justify-between">
          {texts.facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="text-[0.95rem] text-mist">{term}</dt>
              <dd className="tabular font-display text-figure leading-tight font-semibold tracking-tight">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 text-[0.86rem] text-mist">
          <p>{texts.note}</p>
          <button
            type="button"
            onClick={toggle}
            className={`-mr-2 inline-flex min-h-11 items-center gap-2 px-2 hover:text-white ${movable ? '' : 'invisible'}`}
          >
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" className="fill-current">
              <path d={paused ? 'M4 2.5v11l9-5.5z' : 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z'} />
            </svg>
            {paused ? texts.play : texts.pause}
          </button>
        </div>
      </div>
    </section>
  );
}
