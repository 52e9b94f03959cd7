import type { ReactNode } from 'react';

type Item = { title: string; text: ReactNode; note?: string };

/**
 * Items between hairlines as wide as the sheet: title, text, and the result, which is read last and stands in the
 * margin where there is one. Numbered where order counts.
 */
export function MarginList({ items, numbered = false }: { items: readonly Item[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="border-b border-line">
      {items.map(({ title, text, note }, index) => (
        <li key={title} className="grid gap-x-6 gap-y-2 border-t border-line py-7 md:grid-cols-2 sheet:grid-cols-12">
          <h3 className="text-item sheet:col-span-5 sheet:pr-10">{title}</h3>
          <div className="max-w-[37.2em] sheet:col-span-5">{text}</div>
          <p className="margin sheet:order-first md:max-sheet:col-span-2 sheet:col-span-2 sheet:pt-1.5">
            {numbered && (
              <span aria-hidden="true" className="tabular mr-2 font-semibold text-text">
                {index + 1}
              </span>
            )}
            {note}
          </p>
        </li>
      ))}
    </List>
  );
}
