import type { ReactNode } from 'react';

/**
 * Footnotes are numbered in order of appearance: a mark after the claim, a short form in the margin if there is one,
 * the full text at the foot of the page. Mark and note link to each other. `id` is non-zero for repeated references to
 * the same note; the note links back to the first. The label starts with a space, so that screen readers do not join it
 * to the heading's text in the accessible name.
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

/** The short form next to the claim, only shown if the layout has a margin. */
export function MarginNote({ note, children }: { note: number; children: ReactNode }) {
  return (
    <p aria-hidden="true" className="mt-5 max-[68.74rem]:hidden print:hidden">
      <span className="mr-1 font-semibold text-text in-[.stage]:text-white">{note}</span>
      {children}
    </p>
  );
}

type Props = {
  /** `back` is the accessible name of the link back to the mark. */
  texts: { title: string; back: string };
  /** In numerical order, starting with 1. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed list, numbered by position
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
