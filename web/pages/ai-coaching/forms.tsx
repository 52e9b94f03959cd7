import type { ButtonId } from '#contract/leads/buttons.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { Points } from '#web/ui/sections/points.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';
import { YearAxis, YearStrip } from './year-strip.tsx';

const forms = ['individual', 'board', 'opinion'] as const;

/** The three forms of support, one below the other, so that their years stand on one scale. */
export function Forms({ texts }: { texts: Texts['forms'] }) {
  const { labels } = texts;
  return (
    <Section title={texts.title} lead={<p>{texts.lead}</p>}>
      <ul className="grid gap-6">
        {forms.map((form) => {
          const card = texts.cards[form];
          return (
            <li key={form} className="rounded-panel bg-white p-6 inset-ring inset-ring-line sm:p-8">
              <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-[4fr_4fr_4fr]">
                <div className="md:max-lg:col-span-2">
                  <h3 className="text-[1.6rem] leading-tight">{card.title}</h3>
                  <p className="mt-1.5 max-w-[44ch] text-muted">{card.subtitle}</p>
                  <DialogButton button={`ai-coaching.${form}` satisfies ButtonId} look="line" className="mt-6">
                    {texts.button}
                  </DialogButton>
                </div>
                <Points items={card.features} />
                <dl className="grid content-start gap-3 text-[0.95rem]">
                  {(['duration', 'format', 'participants'] as const).map((fact) => (
                    <div key={fact}>
                      <dt className="text-muted">{labels[fact]}</dt>
                      <dd className="font-semibold">{card[fact]}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              <YearStrip form={form} />
            </li>
          );
        })}
      </ul>
      <YearAxis month={labels.month} />
      <p className="mt-5 max-w-[70ch] text-[0.95rem] text-muted">{texts.note}</p>
    </Section>
  );
}
