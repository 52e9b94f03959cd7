import type { ReactNode } from 'react';

/** Terms with their details, separated by lines; side by side if there is room. */
export function Facts({ items }: { items: readonly { term: ReactNode; detail: ReactNode }[] }) {
  return (
    <dl className="border-b border-line">
      {items.map(({ term, detail }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed list of texts
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
