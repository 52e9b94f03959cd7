import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { RadarSignUp } from '#web/forms/newsletter-radar/sign-up.tsx';
import { Island } from '#web/islands/island.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { PlatePicture } from '#web/pictures/plate.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { PageNotes, withNote } from '#web/shell/page-notes.tsx';
import { DownArrow } from '#web/ui/icons/down-arrow.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Points } from '#web/ui/sections/points.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { groups, type ServiceCard, type ServiceGroup } from './groups.ts';
import type { CardTexts, Texts } from './texts.de.ts';

const load = pageTexts('services');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <>
      <Hero texts={texts.hero} groups={texts.groups} />
      <div className="wrap pb-near">
        {groups.map((group) => (
          <Group key={group.id} group={group} texts={texts.groups[group.id]} cards={texts.cards} />
        ))}
      </div>
      <WhyUs texts={texts.whyUs} />
      <Radar texts={texts.radar} />
      <PageNotes items={[texts.whyUs.note]} />
      <ClosingStage texts={texts.closing} button="services.closing" />
    </>
  );
}

/** Links each starting point to the two services for it. */
function Hero({ texts, groups: groupTexts }: { texts: Texts['hero']; groups: Texts['groups'] }) {
  const index = (
    <nav aria-label={texts.index}>
      <p className="mb-3 text-meta text-muted">{texts.index}</p>
      <ul className="ruled">
        {groups.map(({ id }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="group flex min-h-14 items-center justify-between gap-6 py-3 font-display text-item font-semibold hover:text-cobalt"
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

/** Four reasons, each with a way to verify it. */
function WhyUs({ texts }: { texts: Texts['whyUs'] }) {
  return (
    <Section texts={texts} {...withNote(1, texts.note)}>
      <ol className="border-b border-line">
        {texts.points.map(({ title, text, check }) => (
          <li key={title} className="grid gap-x-12 gap-y-4 border-t border-line py-7 lg:grid-cols-[4fr_4fr_4fr]">
            <h3 className="text-item">{title}</h3>
            <p className="max-w-[28.2em]">{text}</p>
            <p className="max-w-[28.2em] border-l-2 border-cobalt pl-5">
              <span className="block text-meta font-semibold text-cobalt">{texts.checkLabel}</span>
              {check}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type GroupProps = { group: ServiceGroup; texts: Texts['groups'][ServiceGroup['id']]; cards: Texts['cards'] };

/** One starting point and its two services, as rows of a full-width table. */
function Group({ group, texts, cards }: GroupProps) {
  return (
    <section id={group.id} aria-labelledby={`${group.id}-title`} className="border-t-[1.5px] border-text pb-10">
      <div className="grid gap-x-6 gap-y-2 py-5 sheet:grid-cols-12">
        <h2 id={`${group.id}-title`} className="text-item sheet:col-span-4">
          {texts.title}
        </h2>
        <p className="max-w-[37.2em] sheet:col-span-8">{texts.text}</p>
      </div>
      <ul data-tiles="">
        {group.cards.map((card) => (
          <li key={card.service}>
            <Row card={card} texts={cards[card.service]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One service: drawing, description, four features, and price and duration if fixed. The whole row is a link. */
function Row({ card: { service, highlight }, texts }: { card: ServiceCard; texts: CardTexts }) {
  return (
    <article
      className={`group relative grid gap-x-6 gap-y-4 border-t border-line py-7 sheet:grid-cols-12 sheet:grid-rows-[auto_auto_1fr] sheet:py-9 ${highlight ? 'bg-cobalt-wash max-sheet:px-5 sheet:-mx-6 sheet:px-6' : ''}`}
    >
      <PlatePicture service={service} className="max-w-3xl max-sheet:mb-2 sheet:col-span-7 sheet:row-span-3" />
      <div className="sheet:col-span-5">
        <h3 className="text-item">
          <SiteLink page={service} className="after:absolute after:inset-0 group-hover:text-cobalt">
            {texts.title}
          </SiteLink>
        </h3>
        <p className="mt-3 max-w-[28.2em]">{texts.description}</p>
      </div>
      <Points items={texts.features} className="sheet:col-span-5" />
      <div className="tabular sheet:col-span-5 sheet:self-end">
        {texts.price && (
          <p className="font-display text-item leading-none font-semibold tracking-tight">
            {texts.price}
            <span className="mt-1.5 block font-text text-meta font-normal tracking-normal text-muted">
              {texts.priceNote}
            </span>
          </p>
        )}
        {texts.timeline && <p className="mt-1.5 font-semibold">{texts.timeline}</p>}
        {texts.badge && <p className="mt-1.5 text-meta text-muted">{texts.badge}</p>}
        <p className="mt-2 font-semibold text-cobalt underline decoration-1 underline-offset-4 group-hover:text-cobalt-dark">
          {texts.link}
        </p>
      </div>
    </article>
  );
}

/** The radar sign-up, for visitors who are not ready to choose. */
function Radar({ texts }: { texts: Texts['radar'] }) {
  return (
    <Section layout="beside" texts={texts}>
      <Island name="newsletter-radar" component={RadarSignUp} props={{ texts: texts.form, page: 'services' }} />
    </Section>
  );
}
