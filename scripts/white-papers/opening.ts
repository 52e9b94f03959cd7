import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Run } from '#contract/white-papers/opening.ts';
import { unescaped } from './to-typst.ts';

/** Approximate number of characters on a paper's first page. */
const firstPage = 2600;

/** A paper's first page: its opening and as many whole sections as fit, at least one. */
export function openingOf(markdown: string): Block[] {
  const blocks = lexer(markdown).flatMap(blockOf);
  const starts = blocks.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  const ends = [...starts.slice(1), blocks.length];
  const end = ends.findLast((at) => lettersIn(blocks.slice(0, at)) <= firstPage) ?? ends[0];
  return blocks.slice(0, end);
}

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', runs: runsOf(token.tokens) }];
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsOf(token.tokens) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map(({ tokens }) => runsOf(tokens)) }];
    }
    case 'table': {
      const { header, rows, align } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => runsOf(tokens));
      return [
        { kind: 'table', head: cells(header), rows: rows.map(cells), numbers: align.map((it) => it === 'right') },
      ];
    }
    default:
      return [];
  }
}

function runsOf(tokens: Token[] | undefined, strong = false): Run[] {
  return (tokens ?? []).flatMap((token): Run[] => {
    if ('tokens' in token && token.tokens) return runsOf(token.tokens, strong || token.type === 'strong');
    return 'text' in token ? [{ text: unescaped(token.text), ...(strong && { strong: true }) }] : [];
  });
}

function lettersIn(blocks: readonly Block[]): number {
  const count = (runs: readonly Run[]) => runs.reduce((sum, { text }) => sum + text.length, 0);
  return blocks.reduce((sum, block) => {
    if (block.kind === 'list') return sum + block.items.reduce((total, item) => total + count(item), 0);
    // A row takes a line, however short it is.
    return sum + (block.kind === 'table' ? block.rows.length * 80 : count(block.runs));
  }, 0);
}
