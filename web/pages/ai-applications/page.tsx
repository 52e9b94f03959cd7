import type { ButtonId } from '#contract/leads/buttons.ts';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { Scene } from '#web/pictures/scene.tsx';
import { ServiceHero } from '#web/pictures/service-hero.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { Comparison } from '#web/ui/sections/comparison.tsx';
import { Facts } from '#web/ui/sections/facts.tsx';
import { Programmes } from '#web/ui/sections/programmes.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('ai-applications');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, decision, custom, closing } = texts;
  return (
    <>
      <ServiceHero
        service="ai-applications"
        texts={hero}
        actions={<DialogButton button="ai-applications.hero">{hero.button}</DialogButton>}
      />
      <Section texts={decision}>
        <Comparison labels={decision.labels} rows={decision.rows} />
      </Section>
      <Section layout="beside" texts={custom}>
        <Facts items={custom.items} />
      </Section>
      <Models texts={texts.models} />
      <Assignments texts={texts.programmes} />
      <Security texts={texts.security} />
      <OnwardPages pages={['ai-platform', 'ai-mvp']} texts={texts.onward} />
      <ClosingStage texts={closing} button="ai-applications.closing" />
    </>
  );
}

/** Private language models: how a question is processed, the benefits, and the limits. */
function Models({ texts }: { texts: Texts['models'] }) {
  return (
    <Section layout="wide" texts={texts}>
      <QuestionPath texts={texts.path} />
      <ul className="mt-14 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {texts.benefits.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-item">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-12 max-w-[37.2em] border-l-[1.5px] border-text pl-5">{texts.limit}</p>
    </Section>
  );
}

/** The six points that are checked before release, each with the evidence for it. */
function Security({ texts }: { texts: Texts['security'] }) {
  return (
    <Section texts={texts}>
      <Comparison labels={texts.labels} rows={texts.rows} mark={<Check />} />
    </Section>
  );
}

function Check() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="mt-1 shrink-0 fill-none">
      <rect x="1" y="1" width="18" height="18" rx="4" className="stroke-text/35" strokeWidth="1.4" />
      <path d="m5.5 10.2 3 3 6-6.6" className="stroke-cobalt" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

const buttons = [
  'ai-applications.feasibility',
  'ai-applications.application',
  'ai-applications.model',
] as const satisfies ButtonId[];

/** Three assignments side by side. */
function Assignments({ texts }: { texts: Texts['programmes'] }) {
  return (
    <Section layout="wide" texts={texts}>
      <Programmes
        caption={texts.title}
        labels={texts.labels}
        programmes={texts.cards.map((card, index) => {
          const button = buttons[index];
          return {
            ...card,
            action: button && (
              <DialogButton button={button} look="line" size="small">
                {card.button}
              </DialogButton>
            ),
          };
        })}
      />
    </Section>
  );
}

/** The step at which the model answers; also highlighted in the drawing. */
const hot = 3;

/** Five steps on one line within the company's boundary; the line stops short of the boundary. */
function QuestionPath({ texts }: { texts: Texts['models']['path'] }) {
  const { steps } = texts;
  return (
    <figure>
      <Scene name="question" label={texts.picture} bleed />
      <div className="relative mt-8 border-[1.5px] border-dashed border-cobalt bg-white px-6 pt-9 pb-7 md:px-8 lg:pt-12">
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
              <span
                aria-hidden="true"
                className={`tabular relative w-fit self-start bg-white pr-3 font-display text-item leading-none font-semibold lg:inline-block ${index === hot ? 'text-cobalt' : ''}`}
              >
                {index + 1}
              </span>
              <div className="lg:mt-4">
                <h3 className="text-item">{name}</h3>
                <p className="mt-1 text-[0.95rem]">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-3 flex items-center gap-3 pl-6 text-[0.95rem]">
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className="shrink-0 fill-none stroke-muted">
          <circle cx="10" cy="10" r="7.5" strokeWidth="1.6" />
          <path d="m4.8 15.2 10.4-10.4" strokeWidth="1.6" />
        </svg>
        {texts.outside}
      </figcaption>
    </figure>
  );
}
