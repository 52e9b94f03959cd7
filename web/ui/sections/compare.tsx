import type { ReactNode } from 'react';

type Props = {
  caption: string;
  /** The columns: their names, and what is shown above and below each. */
  heads: readonly { name: string; picture?: ReactNode; detail?: ReactNode }[];
  /** The rows, with one cell per column. Rows without a label, such as buttons, have an empty one. */
  rows: readonly { label: string; cells: readonly ReactNode[] }[];
};

/**
 * Compares a few things side by side, row by row; row labels are on the left. Below 700 px one row after another, each
 * cell under its column's name.
 */
export function Compare({ caption, heads, rows }: Props) {
  return (
    <table className="table-rows w-full table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-top">
          <td className="md:w-1/6" />
          {heads.map(({ name, picture, detail }) => (
            <th key={name} scope="col" className="pr-3 md:pr-6 pb-5 text-left font-normal">
              {picture}
              <span className="block font-display text-item leading-tight font-semibold tracking-tight">{name}</span>
              {detail}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed list of texts
            key={index}
            className="border-t border-line pb-3 align-top"
          >
            {label ? (
              <th scope="row" className="pt-5 pr-6 text-left text-meta font-normal text-muted md:w-1/6">
                {label}
              </th>
            ) : (
              <td />
            )}
            {heads.map(({ name }, column) => (
              <td key={name} data-label={name} className="tabular pr-6 md:py-5">
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
