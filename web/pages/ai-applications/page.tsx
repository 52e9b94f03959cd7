import type { ReactNode } from 'react';
import type { ButtonId } from '#contract/leads/buttons.ts';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { ServiceHero } from '#web/pictures/service-hero.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { Comparison } from '#web/ui/sections/comparison.tsx';
import { Facts } from '#web/ui/sections/facts.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { QuestionPath } from './question-path.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('ai-applications');

export { load as clientLoader, load as loader };
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
      <Section tone="sand" layout="split" texts={custom}>
        <Facts items={custom.items} />
      </Section>
      <Models texts={texts.models} />
      <Programmes texts={texts.programmes} />
      <Security texts={texts.security} />
      <OnwardPages pages={['ai-platform', 'ai-mvp']} texts={texts.onward} />
      <ClosingStage texts={closing} button="ai-applications.closing" />
    </>
  );
}

/** Private language models: the way of a question, what that brings, and where it ends. */
function Models({ texts }: { texts: Texts['models'] }) {
  return (
    <Section texts={texts}>
      <QuestionPath texts={texts.path} />
      <ul className="mt-14 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {texts.benefits.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-heading">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-12 max-w-[62ch] border-l-2 border-coral pl-5">{texts.limit}</p>
    </Section>
  );
}

/** The six points that are checked before release, each with the evidence that proves it. */
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

/** Three assignments side by side; their rows line up so that they can be compared. */
function Programmes({ texts }: { texts: Texts['programmes'] }) {
  const { labels } = texts;
  return (
    <Section tone="sand" texts={texts}>
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-3 lg:grid-rows-[repeat(6,auto)] lg:gap-y-0">
        {texts.cards.map((card, index) => {
          const button = buttons[index];
          return (
            <article
              key={card.title}
              className="rounded-panel bg-white p-7 inset-ring inset-ring-line lg:row-span-6 lg:grid lg:grid-rows-subgrid"
            >
              <div className="pb-6">
                <h3 className="text-[1.6rem] leading-[1.15]">{card.title}</h3>
                <p className="mt-1 text-muted">{card.subtitle}</p>
              </div>
              <Row label={labels.contents}>
                <ul className="list-disc space-y-1 pl-5 marker:text-cobalt">
                  {card.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </Row>
              <Row label={labels.duration}>
                <strong className="tabular font-semibold">{card.duration}</strong>
              </Row>
              <Row label={labels.format}>{card.format}</Row>
              <Row label={labels.participants}>{card.participants}</Row>
              {button && (
                <DialogButton button={button} look="line" className="mt-3 w-full self-end">
                  {card.button}
                </DialogButton>
              )}
            </article>
          );
        })}
      </div>
    </Section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-4">
      <p className="text-[0.86rem] font-semibold text-muted">{label}</p>
      <div className="mt-1">{children}</div>
    </div>
  );
}
