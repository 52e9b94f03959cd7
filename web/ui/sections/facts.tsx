import type { ReactNode } from 'react';

/** Terms with what is to be said about them, parted by rules; beside each other where there is room for both. */
export function Facts({ items }: { items: readonly { term: ReactNode; detail: ReactNode }[] }) {
  return (
    <dl className="border-b border-line">
      {items.map(({ term, detail }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed lists of texts
          key={index}
          className="flex flex-wrap gap-x-8 gap-y-1 border-t border-line py-5"
        >
          <dt className="max-w-full grow-2 basis-44 wrap-break-word font-display text-item font-semibold">{term}</dt>
          <dd className="grow-3 basis-44">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
