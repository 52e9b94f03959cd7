import type { ReactNode } from 'react';
import { figures } from '#contract/site/figures.ts';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { PhaseTimeline } from '#web/pictures/phase-timeline.tsx';
import { PlateThumb } from '#web/pictures/plate.tsx';
import { useRootData } from '#web/root-data.ts';
import { pageMetaWithFaq } from '#web/seo/meta.ts';
import { HeroFigures } from '#web/ui/sections/hero-figures.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Points } from '#web/ui/sections/points.tsx';
import { Questions } from '#web/ui/sections/questions.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { ImpactChart } from './impact-chart.tsx';
import { Services } from './services.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('ai-transformation');

export { load as clientLoader, load as loader };
export const meta = pageMetaWithFaq;

export default function Page({ loaderData: { texts, language } }: PageProps<typeof load>) {
  const { company } = useRootData();
  return (
    <>
      <Hero texts={texts.hero} />
      <Phases texts={texts.phases} />
      <Services texts={texts.services} phases={texts.phases.items} />
      <Section texts={texts.impact}>
        <ImpactChart rows={texts.impact.rows} axis={texts.impact.axis} />
        <p className="mt-8 max-w-[70ch] text-[0.95rem] text-muted">
          {texts.impact.basis} {company.percentagesBasis?.[language]}
        </p>
      </Section>
      <SuccessFactors texts={texts.factors} />
      <Section layout="split" texts={texts.faq}>
        <Questions items={texts.faq.items} />
      </Section>
      <OnwardPages pages={['ai-academy', 'ai-platform']} texts={texts.onward} />
      <ClosingStage texts={texts.closing} button="ai-transformation.closing" />
    </>
  );
}

function Hero({ texts }: { texts: Texts['hero'] }) {
  return (
    <PageHero
      texts={texts}
      actions={<DialogButton button="ai-transformation.hero">{texts.button}</DialogButton>}
      aside={
        <>
          <PlateThumb service="ai-transformation" ground="ink" className="h-auto w-full" />
          <HeroFigures figures={texts.figures} />
        </>
      }
    />
  );
}

/** Success factors as dates on a line: each is settled by then, or the plan slips. */
function SuccessFactors({ texts }: { texts: Texts['factors'] }) {
  return (
    <Section tone="sand" layout="split" texts={texts}>
      <ol className="ml-1.5 border-l-2 border-text/20">
        {texts.items.map(({ when, title, text }) => (
          <li key={title} className="relative pb-10 pl-8 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.4375rem] size-3 rounded-full bg-coral ring-4 ring-sand"
            />
            <p className="text-[0.86rem] font-semibold text-muted">{when}</p>
            <h3 className="mt-1 text-heading">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The four phases to scale, then each with what happens in it and what remains for those who stop after it. */
function Phases({ texts }: { texts: Texts['phases'] }) {
  return (
    <Section texts={texts}>
      <PhaseTimeline weeks={figures.transformationPhaseWeeks} phases={texts.items} legend={texts.legend} />
      <ol className="mt-[clamp(3.5rem,8vw,6.5rem)]">
        {texts.items.map((phase, index) => (
          <li
            key={phase.name}
            className="grid gap-x-10 gap-y-6 border-t-2 border-text py-8 last:pb-0 md:grid-cols-2 lg:grid-cols-[4fr_4fr_4fr]"
          >
            <div className="grid grid-cols-[2.75rem_1fr] md:max-lg:col-span-2">
              <span aria-hidden="true" className="tabular font-display text-2xl leading-tight font-medium text-cobalt">
                {index + 1}
              </span>
              <div>
                <h3 className="text-[1.6rem] leading-tight">{phase.subtitle}</h3>
                <p className="mt-1.5 text-muted">
                  {phase.name}, <span className="tabular">{phase.duration}</span>
                </p>
                <dl className="mt-5 grid gap-3 text-[0.95rem] md:max-lg:grid-cols-2">
                  <Fact term={texts.labels.format}>{phase.format}</Fact>
                  <Fact term={texts.labels.participants}>{phase.participants}</Fact>
                </dl>
              </div>
            </div>
            <Points items={phase.features} />
            <div className="self-start rounded-panel bg-sand p-6">
              <p className="text-[0.86rem] font-semibold text-cobalt">{texts.labels.exit}</p>
              <p className="mt-1.5">{phase.exit}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}
