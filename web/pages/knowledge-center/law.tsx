import type { ReactNode } from 'react';
import { officialText, type RegulationId } from '#contract/site/regulations.ts';
import { useLanguage } from '#web/language/language.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { isPast, LawTimeline } from './law-timeline.tsx';
import type { Texts } from './texts.de.ts';

const order = ['ai-act', 'gdpr', 'nis2'] as const satisfies RegulationId[];
const link = 'group flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark';

/** Three sets of rules: together on one axis, then each with what it asks, by when, and where it is written. */
export function Law({ texts }: { texts: Texts['rules'] }) {
  const { language } = useLanguage();
  const { labels } = texts;
  return (
    <Section id="law" tone="sand" texts={texts}>
      <LawTimeline rows={order.map((id) => texts.cards[id])} today={texts.today} />
      <div className="mt-14 grid gap-x-6 gap-y-8 lg:grid-cols-3 lg:grid-rows-[repeat(6,auto)] lg:gap-y-0">
        {order.map((id) => {
          const card = texts.cards[id];
          return (
            <article
              key={id}
              className="rounded-panel bg-white p-6 inset-ring inset-ring-line sm:p-7 lg:row-span-6 lg:grid lg:grid-rows-subgrid"
            >
              <div className="pb-5">
                <h3 className="text-[1.6rem]">{card.name}</h3>
                <p className="text-[0.95rem] text-muted">{card.full}</p>
              </div>
              <Row label={labels.who}>{card.who}</Row>
              <Row label={labels.duty}>{card.duty}</Row>
              <Row label={labels.fine}>{card.fine}</Row>
              <Row label={labels.dates}>
                <ol className="tabular">
                  {card.dates.map(({ at, date, text }) => (
                    <li key={at} className="grid grid-cols-[1rem_1fr] gap-x-3 py-1.5 leading-snug">
                      <span
                        aria-hidden="true"
                        className={`mt-1.5 size-2.5 rounded-full border-2 border-cobalt ${isPast(at) ? 'bg-cobalt' : ''}`}
                      />
                      <span>
                        <span className="font-semibold">{date}</span>
                        <span className="sr-only"> ({isPast(at) ? texts.since : texts.coming})</span>
                        <span className="block text-[0.95rem] text-muted">{text}</span>
                      </span>
                    </li>
                  ))}
                </ol>
              </Row>
              <div className="border-t border-line pt-3">
                <a href={officialText(id, language)} target="_blank" rel="noopener" className={link}>
                  {texts.source} <Arrow away />
                  <span className="sr-only">
                    {card.name} {texts.newTab}
                  </span>
                </a>
                {card.german && (
                  <a href={card.german.link} target="_blank" rel="noopener" className={link}>
                    {card.german.text} <Arrow away />
                    <span className="sr-only">{texts.newTab}</span>
                  </a>
                )}
              </div>
            </article>
          );
        })}
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-4 text-[0.95rem] text-muted lg:grid-cols-2">
        <p>{texts.omnibus}</p>
        <p className="text-text">{texts.disclaimer}</p>
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
