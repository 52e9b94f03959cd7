import type { ReactNode } from 'react';

type Row = { head: string; cells: readonly ReactNode[] };
type Props = {
  /** Labels of the columns, from the second one on. */
  labels: readonly string[];
  rows: readonly Row[];
  /** Decoration before the head of every row. */
  mark?: ReactNode;
};

const columns: Record<number, string> = {
  1: 'md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]',
  2: 'md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]',
  3: 'md:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)]',
};

/**
 * Rows to be compared column by column. On narrow screens each cell shows its column's label, so that nothing scrolls
 * sideways.
 */
export function Comparison({ labels, rows, mark }: Props) {
  const grid = `grid gap-x-6 gap-y-4 lg:gap-x-10 ${columns[labels.length] ?? ''}`;
  return (
    <div>
      <div aria-hidden="true" className={`${grid} pb-3 text-meta font-semibold text-muted max-md:hidden`}>
        <span />
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ul className="border-b border-line">
        {rows.map(({ head, cells }) => (
          <li key={head} className={`${grid} border-t border-line py-5`}>
            <h3 className="flex gap-3 text-item">
              {mark}
              <span className="min-w-0">{head}</span>
            </h3>
            {cells.map((cell, index) => (
              <div key={labels[index]}>
                <span className="mb-0.5 block text-meta font-semibold text-muted md:sr-only">
                  {labels[index]}
                  <span className="sr-only">: </span>
                </span>
                {cell}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
