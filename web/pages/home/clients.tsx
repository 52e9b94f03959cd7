import { useRootData } from '#web/root-data.ts';
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

/** Names of clients with their initials; made-up names say so. */
export function Clients({ texts }: { texts: Texts['clients'] }) {
  const { company } = useRootData();
  return (
    <Section
      id="clients"
      eyebrow={texts.eyebrow}
      title={texts.title}
      lead={<p>{company.sample ? texts.sampleNote : texts.note}</p>}
    >
      <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-5">
        {company.clients.map((name) => (
          <li key={name} className="flex flex-col border-t border-line pt-4 pb-7">
            <span aria-hidden="true" className="font-display text-figure font-semibold tracking-tight text-text/70">
              {initials(name)}
            </span>
            <span className="text-[0.95rem] text-muted">{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
