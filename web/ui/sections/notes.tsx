import type { ReactNode } from 'react';

/**
 * Notes are numbered in the order in which they appear on a page: a raised figure where the claim stands, a short form
 * in the margin where there is room, the whole at the foot of the page. Figure and note lead to each other.
 * `id` is not zero where the same note is named again: the way back leads to the first. The label begins with a space,
 * so that a heading's words do not run into it where a screen reader says them as one name.
 */
export function NoteMark({ note, label, id = 0 }: { note: number; label: string; id?: number }) {
  return (
    <sup className="note-mark">
      <a id={id === 0 ? `mark-${note}` : undefined} href={`#note-${note}`} aria-label={` ${label} ${note}`}>
        {note}
      </a>
    </sup>
  );
}

/** The short form, beside what it is about; only where the margin is one. */
export function MarginNote({ note, children }: { note: number; children: ReactNode }) {
  return (
    <p aria-hidden="true" className="mt-5 max-[68.74rem]:hidden print:hidden">
      <span className="mr-1 font-semibold text-text in-[.stage]:text-white">{note}</span>
      {children}
    </p>
  );
}

type Props = {
  /** `back` names the way up to screen readers. */
  texts: { title: string; back: string };
  /** In the order of their figures, from 1. */
  items: readonly ReactNode[];
};

/** All notes of a page, at its foot. */
export function Notes({ texts, items }: Props) {
  return (
    <section aria-label={texts.title} className="border-t border-line py-near text-meta">
      <div className="sheet-grid">
        <div className="margin pb-4">
          <h2 className="font-text text-meta font-semibold tracking-normal">{texts.title}</h2>
        </div>
        <ol className="gap-x-6 lg:columns-2">
          {items.map((item, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, whose order is its numbering
              key={index}
              id={`note-${index + 1}`}
              className="grid break-inside-avoid grid-cols-[1.75rem_1fr] scroll-mt-24 pb-3"
            >
              <a
                href={`#mark-${index + 1}`}
                className="tabular font-semibold"
                aria-label={`${texts.back} ${index + 1}`}
              >
                {index + 1}
              </a>
              <p className="max-w-[37.2em]">{item}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
