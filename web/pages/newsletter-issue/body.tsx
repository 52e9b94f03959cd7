import type { IssueBlock, IssueRun } from '#contract/newsletter-issues.ts';

/** What an issue says, as its mail says it. */
export function Body({ blocks }: { blocks: readonly IssueBlock[] }) {
  return (
    <div className="max-w-[43.6em] space-y-5 wrap-anywhere">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of an issue does not change in place
        <Part key={index} block={block} />
      ))}
    </div>
  );
}

function Part({ block }: { block: IssueBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className="pt-5 text-item">
          <Words runs={block.runs} />
        </h2>
      );
    case 'paragraph':
      return (
        <p className="text-pretty">
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
  }
}

function List({ ordered, items }: Extract<IssueBlock, { kind: 'list' }>) {
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
