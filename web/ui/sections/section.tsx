import type { ReactNode } from 'react';
import { slug } from '#web/ui/slug.ts';

type Props = {
  /** Address on the page; made from the heading where none is given, so that search can lead here. */
  id?: string;
  tone?: 'paper' | 'sand';
  /** `split` sets the heading beside the content on wide screens. */
  layout?: 'stack' | 'split';
  texts: { eyebrow?: string; title: string; lead?: string };
  /** In place of the texts' lead. */
  lead?: ReactNode;
  children: ReactNode;
};

/** One section of a page on light ground: eyebrow, heading, lead, content. */
export function Section({ id, tone = 'paper', layout = 'stack', texts, lead = texts.lead, children }: Props) {
  const { eyebrow, title } = texts;
  const split = layout === 'split';
  return (
    <section id={id ?? slug(title)} className={`band ${tone === 'sand' ? 'bg-sand' : ''}`}>
      <div className={split ? 'wrap split' : 'wrap'}>
        <div className={split ? 'self-start lg:sticky lg:top-28' : 'mb-12 max-w-3xl'}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h2 className="text-title">{title}</h2>
          {lead && <div className="mt-5 max-w-[46ch] text-pretty text-muted">{lead}</div>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
