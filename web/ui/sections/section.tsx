import type { ReactNode } from 'react';
import { slug } from '#web/ui/slug.ts';

/**
 * Where the content of a section stands: `below` its heading, `beside` it, or over all columns (`wide`: tables,
 * boards). Two more begin in the margin, with the topic above the heading: a `pair` of halves, and a `plate`, over
 * whose empty left side the heading stands from 1280 px on.
 */
type Layout = 'below' | 'beside' | 'wide' | 'pair' | 'plate';

/** How a heading stands. */
const places: Record<Layout, string> = {
  below: '',
  beside: 'self-start sheet:sticky sheet:top-28',
  wide: '',
  pair: '',
  plate: 'wide relative z-1 self-start xl:row-start-1',
};

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
  /** Below the content over all columns, also where the words beside a plate grow taller than it. */
  after?: ReactNode;
};

const grounds = { paper: '', sand: 'bg-sand', white: 'bg-white' };

/** One section of a page on light ground: topic and notes in the margin, heading, lead, content. */
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
