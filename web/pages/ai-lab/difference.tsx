import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** What the lab is not, and beside each line what it is. */
export function Difference({ texts }: { texts: Texts['difference'] }) {
  return (
    <Section tone="sand" title={texts.title} lead={texts.lead}>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <List title={texts.isNot} items={texts.not} path="m3 3 8 8M11 3l-8 8" className="text-muted" />
        <List title={texts.is} items={texts.yes} path="m2 7.5 3.2 3.2L12 3.6" className="font-semibold" />
      </div>
    </Section>
  );
}

type ListProps = { title: string; items: readonly string[]; path: string; className: string };

function List({ title, items, path, className }: ListProps) {
  return (
    <div>
      <h3 className="border-b-2 border-text pb-3 text-heading">{title}</h3>
      <ul className={className}>
        {items.map((item) => (
          <li key={item} className="grid min-h-16 grid-cols-[2rem_1fr] items-center border-b border-text/15 py-3">
            <svg
              viewBox="0 0 14 14"
              width="15"
              height="15"
              aria-hidden="true"
              className="fill-none stroke-cobalt"
              strokeWidth="1.8"
              strokeLinecap="round"
            >
              <path d={path} />
            </svg>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
