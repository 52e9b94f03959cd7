import type { ReactNode } from 'react';
import { slug } from '#web/ui/slug.ts';

/**
 * Position of a section's content: `below` its heading, `beside` it, or across all columns (`wide`: tables, boards).
 * Two layouts start in the margin, with the topic above the heading: `pair` for two halves, and `plate`, whose empty
 * left side the heading overlays from 1280 px on.
 */
type Layout = 'below' | 'beside' | 'wide' | 'pair' | 'plate';

/** Classes that position the heading. */
const places: Record<Layout, string> = {
  below: '',
  beside: 'self-start sheet:sticky sheet:top-28',
  wide: '',
  pair: '',
  plate: 'wide relative z-1 self-start xl:row-start-1',
};

type Props = {
  /** Anchor of the section; defaults to the slug of the heading, so that search results can link to it. */
  id?: string;
  layout?: Layout;
  /** Background; it changes with the subject, not alternately. */
  ground?: 'paper' | 'sand' | 'white';
  /** Vertical spacing: small around tables, larger around statements. */
  room?: 'near' | 'mid';
  texts: { eyebrow?: string; title: string; lead?: string };
  /** Footnote marks after the heading. */
  mark?: ReactNode;
  /** Notes, source or date, in the margin below the topic. */
  margin?: ReactNode;
  /** Replaces the lead of the texts. */
  lead?: ReactNode;
  children: ReactNode;
  /** Below the content across all columns, even if the text next to a plate is taller than it. */
  after?: ReactNode;
};

const grounds = { paper: '', sand: 'bg-sand', white: 'bg-white' };

/** A section of a page on light background: topic and notes in the margin, heading, lead, content. */
export function Section(props: Props) {
  const { id, layout = 'below', ground = 'paper', room = 'mid', texts, mark, margin, children, after } = props;
  const { lead = texts.lead } = props;
  const { eyebrow, title } = texts;
  const over = layout === 'plate';
  const fromMargin = over || layout === 'pair';
  const head = (
    <div className={places[layout]}>
      {fromMargin && <p className="eyebrow text-muted">{eyebrow}</p>}
      <h2 className="max-w-[15.9em] text-section">
        {title}
        {mark}
      </h2>
      {lead && <div className="mt-5 max-w-[28.2em] text-lead">{lead}</div>}
    </div>
  );
  return (
    <section id={id ?? slug(title)} className={`${room === 'near' ? 'py-near' : 'band'} ${grounds[ground]}`}>
      <div className="sheet-grid">
        {((eyebrow && !fromMargin) || margin) && (
          <div className="margin pb-4">
            {eyebrow && !fromMargin && <p>{eyebrow}</p>}
            {margin}
          </div>
        )}
        {layout === 'beside' || layout === 'pair' ? (
          <div
            className={`grid gap-x-16 gap-y-9 ${layout === 'pair' ? 'wide sheet:grid-cols-[7fr_5fr]' : 'sheet:grid-cols-[5fr_6fr]'}`}
          >
            {head}
            <div className="min-w-0">{children}</div>
          </div>
        ) : (
          <>
            {head}
            <div
              className={`${over ? 'max-xl:mt-8 xl:row-start-1' : 'mt-12'} min-w-0 ${layout === 'below' ? '' : 'wide'}`}
            >
              {children}
            </div>
            {after}
          </>
        )}
      </div>
    </section>
  );
}
