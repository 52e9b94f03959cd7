import type { IssueBlock, IssueRun } from '#contract/newsletter-issues.ts';
import type { Block as PaperBlock } from '#contract/white-papers/opening.ts';

type Block = IssueBlock | PaperBlock;

/**
 * Text converted from Markdown: a newsletter issue, or the first page of a paper. `heading` is the element for
 * headings.
 */
export function TextBlocks({ blocks, heading }: { blocks: readonly Block[]; heading: 'h2' | 'h3' }) {
  return (
    <div className="max-w-[43.6em] space-y-5 wrap-anywhere">
      {blocks.map((block, index) => {
        const above = block.kind === 'table' ? headingAbove(blocks, index) : '';
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
        return <Part key={index} block={block} Heading={heading} above={above} />;
      })}
    </div>
  );
}

/** Words of the heading that a block stands below; empty if none. */
function headingAbove(blocks: readonly Block[], index: number): string {
  const heading = blocks.slice(0, index).findLast(({ kind }) => kind === 'heading');
  return heading?.kind === 'heading' ? wordsIn(heading.runs) : '';
}

const wordsIn = (runs: readonly IssueRun[]) => runs.map(({ text }) => text).join('');

function Part({ block, Heading, above }: { block: Block; Heading: 'h2' | 'h3'; above: string }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading className="pt-5 text-item">
          <Words runs={block.runs} />
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <Words runs={block.runs} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className="border-l-4 border-cobalt pl-5">
          <Words runs={block.runs} />
        </blockquote>
      );
    case 'list':
      return <List {...block} />;
    case 'table':
      return <Table {...block} name={above || wordsIn(block.head[0] ?? [])} />;
  }
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

/** Scrolls horizontally if it is wider than the screen. `name`: its name among the page's landmarks. */
function Table({ head, rows, numbers, name }: Extract<Block, { kind: 'table' }> & { name: string }) {
  const side = (column: number) =>
    `py-2 pr-3 max-xs:pr-1.5 last:pr-0 align-top ${numbers[column] ? 'tabular text-right' : 'text-left'}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={name}>
      <table className="w-full border-t border-text text-[0.95rem] wrap-normal max-sm:text-meta max-xs:text-[0.8125rem] max-xs:tracking-[-0.01em] max-xs:hyphens-auto">
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

function Words({ runs }: { runs: readonly IssueRun[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Run({ run: { text, href, strong, em } }: { run: IssueRun }) {
  const leaning = em ? <em>{text}</em> : text;
  const stressed = strong ? <strong>{leaning}</strong> : leaning;
  if (href === undefined) return stressed;
  return (
    <a href={href} className="text-cobalt underline">
      {stressed}
    </a>
  );
}
