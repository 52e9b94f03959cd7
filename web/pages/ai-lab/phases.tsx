import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Each phase stands a step higher; the third may be left out, the fourth is what the client keeps. */
const looks = [
  'bg-white inset-ring inset-ring-line lg:min-h-84',
  'bg-white inset-ring inset-ring-line lg:min-h-100',
  'border-[1.5px] border-dashed border-text/40 lg:min-h-116',
  'on-ink bg-ink-2 text-white lg:min-h-132',
];
const optional = 2;

export function Phases({ texts }: { texts: Texts['phases'] }) {
  const last = texts.items.length - 1;
  return (
    <Section tone="sand" texts={texts}>
      <ol className="grid gap-4 sm:max-lg:grid-cols-2 lg:grid-cols-4 lg:items-end">
        {texts.items.map(({ title, text, known }, index) => {
          const quiet = index === last ? 'text-mist' : 'text-muted';
          return (
            <li key={title} className={`flex flex-col rounded-panel p-6 ${looks[index]}`}>
              <p className="flex items-baseline justify-between gap-4">
                <span
                  aria-hidden="true"
                  className={`tabular font-display text-title leading-none font-semibold ${index === last ? 'text-coral' : 'text-cobalt'}`}
                >
                  {index + 1}
                </span>
                {index === optional && <span className="text-[0.95rem] font-semibold">{texts.optional}</span>}
              </p>
              <h3 className="mt-5 text-[1.6rem] leading-[1.15]">{title}</h3>
              <p className={`mt-2 mb-6 ${quiet}`}>{text}</p>
              <div className={`mt-auto border-t pt-4 ${index === last ? 'border-white/20' : 'border-text/15'}`}>
                <p className={`text-[0.86rem] ${quiet}`}>{index === last ? texts.result : texts.known}</p>
                <p className="mt-1 font-semibold">{known}</p>
                {index === last && (
                  <ul className={`mt-3 list-disc space-y-1 pl-5 text-[0.95rem] ${quiet}`}>
                    {texts.handover.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
