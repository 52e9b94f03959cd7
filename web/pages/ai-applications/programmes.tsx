import type { ReactNode } from 'react';
import type { ButtonId } from '#contract/leads/buttons.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const buttons = [
  'ai-applications.feasibility',
  'ai-applications.application',
  'ai-applications.model',
] as const satisfies ButtonId[];

/** Three assignments side by side; their rows line up so that they can be compared. */
export function Programmes({ texts }: { texts: Texts['programmes'] }) {
  const { labels } = texts;
  return (
    <Section tone="sand" title={texts.title} lead={texts.lead}>
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
