import { SiteLink } from '#web/language/site-link.tsx';
import { ServiceGlyph } from '#web/pictures/glyphs.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Points } from '#web/ui/sections/points.tsx';
import type { CardColor, ServiceCard } from './groups.ts';
import type { CardTexts } from './texts.de.ts';

const grounds: Record<CardColor, string> = {
  cobalt: 'bg-cobalt/12',
  light: 'bg-cobalt-light/30',
  ink: 'bg-ink/8',
  coral: 'bg-coral/20',
};

/** One service: glyph, what it is, four features, price and time where they are fixed. All of it is the link. */
export function Card({ card: { service, color, highlight }, texts }: { card: ServiceCard; texts: CardTexts }) {
  return (
    <article
      className={`group relative rounded-panel p-6 sm:p-7 md:row-span-4 md:grid md:grid-rows-subgrid ${highlight ? 'on-ink bg-ink-2 text-white' : 'bg-white inset-ring inset-ring-line'}`}
    >
      <div className="flex items-start justify-between gap-4">
        <span className={`rounded-control p-3 ${highlight ? 'bg-white/8' : grounds[color]}`}>
          <ServiceGlyph service={service} ground={highlight ? 'ink' : 'paper'} className="size-14" />
        </span>
        {texts.badge && (
          <span className="rounded-full px-3 py-1 text-[0.86rem] font-semibold text-coral inset-ring inset-ring-coral/60">
            {texts.badge}
          </span>
        )}
      </div>
      <div className="pt-5 pb-4">
        <h3 className="text-[1.6rem] leading-tight">
          <SiteLink page={service} className="after:absolute after:inset-0 after:rounded-panel">
            {texts.title}
          </SiteLink>
        </h3>
        <p className={`mt-2 ${highlight ? 'text-mist' : 'text-muted'}`}>{texts.description}</p>
      </div>
      <Points items={texts.features} className="pb-6 text-[0.97rem]" />
      <div
        className={`flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t pt-4 ${highlight ? 'border-white/15' : 'border-line'}`}
      >
        {(texts.price || texts.timeline) && (
          <p className="tabular">
            {texts.price && (
              <span className="block font-display text-figure leading-none font-semibold tracking-tight">
                {texts.price}{' '}
                <span className="font-text text-[0.86rem] font-normal tracking-normal text-mist">
                  {texts.priceNote}
                </span>
              </span>
            )}
            {texts.timeline && <span className="mt-1.5 block font-semibold">{texts.timeline}</span>}
          </p>
        )}
        <span
          className={`inline-flex items-center gap-2 font-semibold ${highlight ? 'text-cobalt-light' : 'text-cobalt group-hover:text-cobalt-dark'}`}
        >
          {texts.link} <Arrow />
        </span>
      </div>
    </article>
  );
}
