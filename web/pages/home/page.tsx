import { figures } from '#contract/site/figures.ts';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { NewsletterForm } from '#web/forms/newsletter-general/form.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { PhaseTimeline } from '#web/pictures/phase-timeline.tsx';
import { PlateThumb } from '#web/pictures/plate.tsx';
import { useRootData } from '#web/root-data.ts';
import { pageMetaWithFaq } from '#web/seo/meta.ts';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Steps } from '#web/ui/sections/facts.tsx';
import { Questions } from '#web/ui/sections/questions.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Audiences } from './audiences.tsx';
import { Benefits } from './benefits.tsx';
import { Hero } from './hero.tsx';
import { Resources } from './resources.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('home');

export { load as clientLoader, load as loader };
export const meta = pageMetaWithFaq;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <>
      <Hero texts={texts.hero} />
      <Section layout="split" texts={texts.strategy}>
        <Steps items={texts.strategy.points} />
      </Section>
      <Solutions texts={texts.solutions} />
      <Benefits texts={texts.benefits} />
      <Achievements texts={texts.achievements} />
      <Audiences texts={texts.audiences} />
      <Resources texts={texts.resources} />
      <Clients texts={texts.clients} />
      <Section tone="sand" layout="split" texts={texts.newsletter}>
        <NewsletterForm texts={texts.newsletter.form} />
      </Section>
      <Faq texts={texts.faq} />
      <Closing texts={texts.closing} />
    </>
  );
}

/** The first letters of the first two words of a name. */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('');
}

/** Names of clients with their initials; made-up names say so. */
function Clients({ texts }: { texts: Texts['clients'] }) {
  const { company } = useRootData();
  return (
    <Section id="clients" texts={texts} lead={<p>{company.sample ? texts.sampleNote : texts.note}</p>}>
      <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-5">
        {company.clients.map((name) => (
          <li key={name} className="flex flex-col border-t border-line pt-4 pb-7">
            <span aria-hidden="true" className="font-display text-figure font-semibold tracking-tight text-text/70">
              {initials(name)}
            </span>
            <span className="text-[0.95rem] text-muted">{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Faq({ texts }: { texts: Texts['faq'] }) {
  const lead = (
    <>
      <p>{texts.lead}</p>
      <p className="mt-8 text-text">{texts.call}</p>
      <DialogButton button="home.faq" look="line" className="mt-4">
        {texts.button}
      </DialogButton>
    </>
  );
  return (
    <Section layout="split" texts={texts} lead={lead}>
      <Questions items={texts.items} />
    </Section>
  );
}

function Closing({ texts }: { texts: Texts['closing'] }) {
  const { phone } = useRootData().company;
  return (
    <ClosingStage texts={texts} button="home.closing">
      <p className="flex min-h-12.5 flex-wrap items-center gap-x-2 text-mist">
        {texts.phone}
        <a
          href={`tel:${phone.tel}`}
          className="tabular inline-flex min-h-11 items-center font-semibold text-white underline"
        >
          {phone.display}
        </a>
      </p>
    </ClosingStage>
  );
}

/** Four claimed effects, said to be experience values, on one scale. */
function Achievements({ texts }: { texts: Texts['achievements'] }) {
  const { company, language } = useRootData();
  const lead = (
    <>
      <p>
        {texts.note} {company.percentagesBasis?.[language]}
      </p>
      <SiteLink
        page="ai-platform"
        className="group mt-5 inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark"
      >
        {texts.link} <Arrow />
      </SiteLink>
    </>
  );
  return (
    <Section tone="sand" layout="split" texts={texts} lead={lead}>
      <Bars bars={texts.bars} />
    </Section>
  );
}

type Bar = { value: number; figure: string; label: string; detail: string };

/** Percentages as bars with their value, all on the same scale from 0 to 100. */
function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul>
      {bars.map((bar) => (
        <li key={bar.label} className="pt-5 first:pt-0">
          <p className="flex items-baseline justify-between gap-6">
            <span>
              {bar.label}
              <span className="block text-[0.86rem] text-muted">{bar.detail}</span>
            </span>
            <strong className="tabular shrink-0 font-display text-figure leading-none font-semibold tracking-tight">
              {bar.figure}
            </strong>
          </p>
          <svg width="100%" height="5" aria-hidden="true" className="mt-3 block">
            <rect width="100%" height="5" className="fill-line" />
            <rect width={`${bar.value}%`} height="5" className="fill-cobalt" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const services = ['ai-transformation', 'ai-platform', 'ai-mvp', 'ai-lab'] as const;

/** The way of a transformation to scale, and the four solutions that start it. */
function Solutions({ texts }: { texts: Texts['solutions'] }) {
  return (
    <Section tone="sand" texts={texts}>
      <PhaseTimeline weeks={figures.transformationPhaseWeeks} phases={texts.phases} legend={texts.legend} />
      <ul className="mt-16 grid gap-x-16 lg:grid-cols-2">
        {services.map((service, index) => {
          const card = texts.cards[index];
          return (
            card && (
              <li key={service} className="border-t border-text/15">
                <SiteLink
                  page={service}
                  className="group grid h-full grid-cols-[3.5rem_1fr] items-center gap-x-5 gap-y-1 py-6 sm:grid-cols-[5rem_1fr_minmax(0,9.5rem)]"
                >
                  <PlateThumb service={service} className="row-span-2 h-auto w-full sm:row-span-1" />
                  <div>
                    <h3 className="text-heading group-hover:text-cobalt">{card.name}</h3>
                    <p className="text-muted">{card.text}</p>
                  </div>
                  <span className="tabular text-[0.95rem] font-semibold sm:text-right">{card.fact}</span>
                </SiteLink>
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}
