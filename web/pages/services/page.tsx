import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { RadarForm } from '#web/forms/newsletter-radar/form.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { PlateThumb } from '#web/pictures/plate.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { DownArrow } from '#web/ui/icons/down-arrow.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Points } from '#web/ui/sections/points.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { groups, type ServiceCard, type ServiceGroup } from './groups.ts';
import type { CardTexts, Texts } from './texts.de.ts';

const load = pageTexts('services');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <>
      <Hero texts={texts.hero} groups={texts.groups} />
      <div className="wrap py-[clamp(2rem,5vw,4rem)]">
        {groups.map((group) => (
          <Group key={group.id} group={group} texts={texts.groups[group.id]} cards={texts.cards} />
        ))}
      </div>
      <WhyUs texts={texts.whyUs} />
      <Radar texts={texts.radar} />
      <ClosingStage texts={texts.closing} button="services.closing" />
    </>
  );
}

/** What a visitor has leads to the two services for it. */
function Hero({ texts, groups: groupTexts }: { texts: Texts['hero']; groups: Texts['groups'] }) {
  const index = (
    <nav aria-label={texts.index}>
      <p className="mb-3 text-mist">{texts.index}</p>
      <ul className="divide-y divide-white/15 border-y border-white/15">
        {groups.map(({ id }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="group flex min-h-14 items-center justify-between gap-6 py-3 font-display text-[1.45rem] leading-tight font-semibold hover:text-cobalt-light"
            >
              {groupTexts[id].short}
              <DownArrow />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return <PageHero texts={texts} aside={index} />;
}

/** Four reasons, each with the way to check it. */
function WhyUs({ texts }: { texts: Texts['whyUs'] }) {
  return (
    <Section tone="sand" texts={texts}>
      <ol className="border-b border-text/15">
        {texts.points.map(({ title, text, check }) => (
          <li key={title} className="grid gap-x-12 gap-y-4 border-t border-text/15 py-7 lg:grid-cols-[4fr_4fr_4fr]">
            <h3 className="text-[1.45rem] leading-tight">{title}</h3>
            <p className="max-w-[48ch] text-muted">{text}</p>
            <p className="max-w-[48ch] border-l-2 border-cobalt pl-5">
              <span className="block text-[0.86rem] font-semibold text-cobalt">{texts.checkLabel}</span>
              {check}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type GroupProps = { group: ServiceGroup; texts: Texts['groups'][ServiceGroup['id']]; cards: Texts['cards'] };

/** One starting point and the two services for it. */
function Group({ group, texts, cards }: GroupProps) {
  return (
    <section
      id={group.id}
      aria-labelledby={`${group.id}-title`}
      className="grid gap-x-12 gap-y-8 border-b border-line py-[clamp(2.75rem,6vw,4.75rem)] last:border-b-0 lg:grid-cols-[4fr_8fr]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id={`${group.id}-title`} className="text-[clamp(1.75rem,1.3rem+1.8vw,2.5rem)]">
          {texts.title}
        </h2>
        <p className="mt-4 max-w-[38ch] text-pretty text-muted">{texts.text}</p>
      </div>
      <ul className="grid gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr_auto_auto] md:gap-y-0">
        {group.cards.map((card) => (
          <li key={card.service} className="md:row-span-4 md:grid md:grid-rows-subgrid">
            <Card card={card} texts={cards[card.service]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One service: its drawing, what it is, four features, price and time where they are fixed. All of it is the link. */
function Card({ card: { service, highlight }, texts }: { card: ServiceCard; texts: CardTexts }) {
  return (
    <article
      className={`group relative rounded-panel p-6 sm:p-7 md:row-span-4 md:grid md:grid-rows-subgrid ${highlight ? 'on-ink bg-ink-2 text-white' : 'bg-white inset-ring inset-ring-line'}`}
    >
      <div className="flex items-start justify-between gap-4">
        <PlateThumb service={service} ground={highlight ? 'ink' : 'paper'} />
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

/** For visitors who are not ready to choose: the radar, and its sign-up. */
function Radar({ texts }: { texts: Texts['radar'] }) {
  return (
    <Section layout="split" texts={texts}>
      <RadarForm texts={texts.form} page="services" />
    </Section>
  );
}
