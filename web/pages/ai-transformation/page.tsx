import type { ReactNode } from 'react';
import { figures } from '#contract/site/figures.ts';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { PhaseTimeline } from '#web/pictures/phase-timeline.tsx';
import { Plate } from '#web/pictures/plate.tsx';
import { Scene, SceneDetail } from '#web/pictures/scene.tsx';
import { useRootData } from '#web/root-data.ts';
import { pageMetaWithFaq } from '#web/seo/meta.ts';
import { PageNotes, withNote } from '#web/shell/page-notes.tsx';
import { HeroFigures } from '#web/ui/sections/hero-figures.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Points } from '#web/ui/sections/points.tsx';
import { Questions } from '#web/ui/sections/questions.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { ImpactChart } from './impact-chart.tsx';
import { Services } from './services.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('ai-transformation');

export { load as loader };
export const meta = pageMetaWithFaq;

export default function Page({ loaderData: { texts, language } }: PageProps<typeof load>) {
  const { company } = useRootData();
  const basis = [texts.impact.basis, company.percentagesBasis?.[language]].filter(Boolean).join(' ');
  return (
    <>
      <Hero texts={texts.hero} />
      <Phases texts={texts.phases} />
      <Services texts={texts.services} phases={texts.phases.items} />
      <Section texts={texts.impact} {...withNote(1, basis)}>
        <ImpactChart rows={texts.impact.rows} axis={texts.impact.axis} />
      </Section>
      <SuccessFactors texts={texts.factors} />
      <Section layout="beside" texts={texts.faq}>
        <Questions items={texts.faq.items} />
      </Section>
      <OnwardPages pages={['ai-academy', 'ai-platform']} texts={texts.onward} />
      <PageNotes items={[basis]} />
      <ClosingStage texts={texts.closing} button="ai-transformation.closing" />
    </>
  );
}

function Hero({ texts }: { texts: Texts['hero'] }) {
  return (
    <PageHero
      texts={texts}
      actions={<DialogButton button="ai-transformation.hero">{texts.button}</DialogButton>}
      aside={<HeroFigures figures={texts.figures} />}
      picture={<Plate service="ai-transformation" label={texts.plate} aside />}
    />
  );
}

/** Success factors with their due dates: on a timeline and in words. */
function SuccessFactors({ texts }: { texts: Texts['factors'] }) {
  return (
    <Section layout="wide" texts={texts}>
      <Scene name="dates" label={texts.picture} bleed />
      <ol className="mt-10 border-b border-line">
        {texts.items.map(({ when, title, text }, index) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-4 border-t border-line py-7 md:grid-cols-2 lg:grid-cols-[3fr_5fr_4fr]"
          >
            <p className="flex items-baseline gap-4 font-semibold md:max-lg:col-span-2">
              <span aria-hidden="true" className="tabular font-display text-item font-medium">
                {index + 1}
              </span>
              {when}
            </p>
            <h3 className="text-item">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The four phases to scale, then what happens in each and what remains for clients who stop after it. */
function Phases({ texts }: { texts: Texts['phases'] }) {
  return (
    <Section texts={texts}>
      <PhaseTimeline weeks={figures.transformationPhaseWeeks} phases={texts.items} legend={texts.legend} />
      <ol className="mt-mid">
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
                <h3 className="text-item">{phase.subtitle}</h3>
                <p className="mt-1.5">
                  {phase.name}, <span className="tabular">{phase.duration}</span>
                </p>
                <dl className="mt-5 grid gap-3 text-[0.95rem] md:max-lg:grid-cols-2">
                  <Fact term={texts.labels.format}>{phase.format}</Fact>
                  <Fact term={texts.labels.participants}>{phase.participants}</Fact>
                </dl>
              </div>
            </div>
            <Points items={phase.features} />
            <div className="self-start bg-sand p-6">
              <SceneDetail name="kept" part={`${index * 300} 0 300 230`} className="mb-5 max-w-80" />
              <p className="text-meta font-semibold text-cobalt">{texts.labels.exit}</p>
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
      <dd>{children}</dd>
    </div>
  );
}
