import { figures } from '#contract/site/figures.ts';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const minutes = figures.workshopAgendaMinutes;
/** Height of a minute in pixels; a short item must still hold its words. */
const perMinute = 3;
const fills = ['fill-cobalt/35', 'fill-cobalt', 'fill-line', 'fill-cobalt', 'fill-coral', 'fill-ink-2'];

/** Half a day from top to bottom, to scale. */
export function Agenda({ texts }: { texts: Texts['agenda'] }) {
  return (
    <Section tone="sand" layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <ol>
        {texts.items.map(({ title, text }, index) => {
          const length = minutes[index] ?? 0;
          return (
            <li key={title} className="grid grid-cols-[3.75rem_1rem_1fr] gap-x-4 sm:grid-cols-[5rem_1rem_1fr]">
              <span className="tabular pt-1.5 text-right text-[0.95rem] whitespace-nowrap text-muted">
                {length} {texts.minutes}
              </span>
              <svg width="16" height={length * perMinute} aria-hidden="true" className="block h-full">
                <rect y="1" width="16" height={length * perMinute - 2} rx="4" className={fills[index]} />
              </svg>
              <div className="pt-1 pb-2">
                <h3 className="text-heading">{title}</h3>
                {text && <p className="text-muted">{text}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
