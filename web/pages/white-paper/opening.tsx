import type { Block, Run } from '#contract/white-papers/opening.ts';

/** A paper's first page, as it stands in the PDF. */
export function Opening({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="max-w-[43.6em] space-y-5">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a paper does not change in place
        <Part key={index} block={block} />
      ))}
    </div>
  );
}

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 className="pt-5 text-item">
          <Words runs={block.runs} />
        </h3>
      );
    case 'paragraph':
      return (
        <p className="text-pretty">
          <Words runs={block.runs} />
        </p>
      );
    case 'list':
      return <List {...block} />;
    case 'table':
      return <Table {...block} />;
  }
}

function Words({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, strong }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    strong ? <strong key={index}>{text}</strong> : text,
  );
}

function List({ ordered, items }: Extract<Block, { kind: 'list' }>) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={`space-y-2 pl-5 marker:text-cobalt ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index}>
          <Words runs={runs} />
        </li>
      ))}
    </Tag>
  );
}

/** Scrolls by itself where it is wider than a phone. */
function Table({ head, rows, numbers }: Extract<Block, { kind: 'table' }>) {
  const side = (column: number) =>
    `py-2 pr-3 last:pr-0 align-top ${numbers[column] ? 'tabular text-right' : 'text-left'}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={head[0]?.map(({ text }) => text).join('')}>
      <table className="w-full border-t border-text text-[0.95rem] wrap-normal max-sm:text-meta">
        <thead>
          <tr className="border-b border-text">
            {head.map((runs, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <th key={column} scope="col" className={side(column)}>
                <Words runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={index}>
              {row.map((runs, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column} className={side(column)}>
                  <Words runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
