import type { ReactNode } from 'react';
import { slug } from '#web/ui/slug.ts';

/**
 * Where the content of a section stands: `below` its heading, `beside` it, or over all columns (`wide`: tables,
 * plates, boards).
 */
type Layout = 'below' | 'beside' | 'wide';

type Props = {
  /** Address on the page; made from the heading where none is given, so that search can lead here. */
  id?: string;
  layout?: Layout;
  /** The ground changes where the subject does, not by turns. */
  ground?: 'paper' | 'sand' | 'white';
  /** Room above and below: tables stand near each other, statements far. */
  room?: 'near' | 'mid';
  texts: { eyebrow?: string; title: string; lead?: string };
  /** Raised figures behind the heading. */
  mark?: ReactNode;
  /** Notes, source or date, in the margin below the topic. */
  margin?: ReactNode;
  /** In place of the texts' lead. */
  lead?: ReactNode;
  children: ReactNode;
};

const grounds = { paper: '', sand: 'bg-sand', white: 'bg-white' };

/** One section of a page on light ground: topic and notes in the margin, heading, lead, content. */
export function Section(props: Props) {
  const { id, layout = 'below', ground = 'paper', room = 'mid', texts, mark, margin, children } = props;
  const { lead = texts.lead } = props;
  const { eyebrow, title } = texts;
  const head = (
    <div className={layout === 'beside' ? 'self-start sheet:sticky sheet:top-28' : ''}>
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
        {(eyebrow || margin) && (
          <div className="margin pb-4">
            {eyebrow && <p>{eyebrow}</p>}
            {margin}
          </div>
        )}
        {layout === 'beside' ? (
          <div className="grid gap-x-16 gap-y-9 sheet:grid-cols-[5fr_6fr]">
            {head}
            <div className="min-w-0">{children}</div>
          </div>
        ) : (
          <>
            {head}
            <div className={`mt-12 min-w-0 ${layout === 'wide' ? 'wide' : ''}`}>{children}</div>
          </>
        )}
      </div>
    </section>
  );
}
