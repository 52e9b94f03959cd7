import type { ReactElement, ReactNode } from 'react';

type Props = {
  texts: { eyebrow?: string; title: ReactNode; lead?: ReactNode };
  /** In place of the texts' lead. */
  lead?: ReactNode;
  /** Buttons; they stand in one row and wrap. */
  actions?: ReactNode;
  /** Picture or key facts; beside the words from 1024 px on, below them before. */
  aside?: ReactElement;
  /** The aside is a glyph: it stands beside the words from 768 px on. */
  glyph?: boolean;
};

/** The dark stage at the top of every page but home, with room for the fixed header. */
export function PageHero({ texts, lead = texts.lead, actions, aside, glyph }: Props) {
  const { eyebrow, title } = texts;
  return (
    <section className="stage overflow-clip pt-[clamp(9rem,15vw,12.5rem)] pb-[clamp(3.5rem,7vw,6.5rem)]">
      <div
        className={`wrap ${aside ? 'grid items-center gap-y-12 lg:grid-cols-[7fr_5fr] lg:gap-x-16' : ''} ${glyph ? 'gap-x-10 md:max-lg:grid-cols-[3fr_1fr]' : ''}`}
      >
        <div className="min-w-0">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 className="max-w-[18ch] text-page">{title}</h1>
          {lead && <div className="mt-7 max-w-[48ch] text-lead text-pretty text-mist">{lead}</div>}
          {actions && <div className="mt-9 flex flex-wrap gap-3.5">{actions}</div>}
        </div>
        {aside && <div className="min-w-0">{aside}</div>}
      </div>
    </section>
  );
}
