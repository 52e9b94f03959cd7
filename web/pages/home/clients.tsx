import { useRootData } from '#web/root-data.ts';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { MarginNote, NoteMark } from '#web/ui/sections/notes.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** The first letters of the first two words of a name. */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('');
}

/** Names of clients with their initials, and their distribution by industry; `note` is the number of their footnote. */
type Props = { texts: Texts['clients']; note: number; noteText: string };

export function Clients({ texts, note, noteText }: Props) {
  const { company, language } = useRootData();
  const { note: label } = useShellTexts().notes;
  const { clients, clientsByIndustry: industries } = company;
  const most = Math.max(1, ...industries.map((entry) => entry.clients));
  return (
    <Section
      id="clients"
      layout="wide"
      room="near"
      texts={industries.length > 0 ? texts : { ...texts, title: texts.namesTitle }}
      mark={<NoteMark note={note} label={label} />}
      margin={<MarginNote note={note}>{noteText}</MarginNote>}
    >
      <div className="grid gap-x-16 gap-y-12 sheet:grid-cols-[7fr_5fr]">
        {clients.length > 0 && (
          <ul className="grid grid-cols-2 gap-x-6 border-t-[1.5px] border-text sm:grid-cols-3">
            {clients.map((name) => (
              <li key={name} className="flex gap-x-3 border-b border-line py-3.5 max-sm:flex-col sm:items-baseline">
                <span
                  aria-hidden="true"
                  className="w-13 shrink-0 font-display text-item font-semibold tracking-tight whitespace-nowrap"
                >
                  {initials(name)}
                </span>
                <span className="min-w-0 text-[0.95rem] leading-snug">{name}</span>
              </li>
            ))}
          </ul>
        )}
        {industries.length > 0 && (
          <figure>
            <figcaption className="border-t-[1.5px] border-text pt-3 text-meta text-muted">{texts.chart}</figcaption>
            <ul>
              {industries.map((entry) => (
                <li key={entry.industry.de} className="pt-3">
                  <p className="flex justify-between gap-4 text-[0.95rem]">
                    {entry.industry[language]}
                    <span className="tabular font-semibold">{entry.clients}</span>
                  </p>
                  <svg width="100%" height="8" aria-hidden="true" className="mt-1.5 block">
                    <rect width={`${(entry.clients / most) * 100}%`} height="8" className="grown fill-text" />
                  </svg>
                </li>
              ))}
            </ul>
          </figure>
        )}
      </div>
    </Section>
  );
}
