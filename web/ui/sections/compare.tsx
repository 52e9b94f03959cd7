import type { ReactNode } from 'react';

type Props = {
  caption: string;
  /** What is compared: a name each, and what stands above and below it. */
  heads: readonly { name: string; picture?: ReactNode; detail?: ReactNode }[];
  /** Line by line, one cell for each head. Without a label the line needs none: buttons. */
  rows: readonly { label: string; cells: readonly ReactNode[] }[];
};

/**
 * A few things side by side, compared line by line; the lines are labelled once, at the left. Below 700 px line after
 * line, each cell under its name.
 */
export function Compare({ caption, heads, rows }: Props) {
  return (
    <table className="table-rows w-full table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-top">
          <td className="md:w-1/6" />
          {heads.map(({ name, picture, detail }) => (
            <th key={name} scope="col" className="pr-6 pb-5 text-left font-normal">
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
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed lists of texts
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
