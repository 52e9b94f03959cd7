import type { ReactNode } from 'react';

/** Terms with what is to be said about them, parted by rules; beside each other from 640 px on. */
export function Facts({ items }: { items: readonly { term: ReactNode; detail: ReactNode }[] }) {
  return (
    <dl className="border-b border-line">
      {items.map(({ term, detail }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed lists of texts
          key={index}
          className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[minmax(min-content,2fr)_3fr]"
        >
          <dt className="wrap-break-word font-display text-item font-semibold">{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Numbered steps, parted by rules. `note` is set apart below the text. */
export function Steps({ items }: { items: readonly { title: string; text: string; note?: string }[] }) {
  return (
    <ol className="border-b border-line">
      {items.map(({ title, text, note }, index) => (
        <li key={title} className="grid grid-cols-[2.75rem_1fr] border-t border-line py-6 sm:grid-cols-[4rem_1fr]">
          <span aria-hidden="true" className="tabular font-display text-2xl leading-tight font-medium text-cobalt">
            {index + 1}
          </span>
          <div>
            <h3 className="text-item">{title}</h3>
            <p className="mt-1.5">{text}</p>
            {note && <p className="mt-3 text-[0.95rem] font-semibold">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
