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
