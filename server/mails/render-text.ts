import type { Block, Sentence } from './blocks.ts';

const width = 76;
const longestLabel = 20;

/** The text part: lines of at most 76 characters, except for addresses, which are never broken. */
export function renderText(blocks: readonly Block[]): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${wrap(block.text)}\n${'='.repeat(Math.min(width, Array.from(block.text).length))}`;
    case 'paragraph':
      return wrap(plain(block.text));
    case 'notice':
      return wrap(block.text, '! ', '! ');
    case 'table':
      return tableText(block.rows);
    case 'quote':
      return `${block.label}:\n${block.text
        .split('\n')
        .map((line) => wrap(line, '> ', '> '))
        .join('\n')}`;
    case 'button':
      return `${wrap(block.label)}:\n${block.href}`;
    case 'signature':
      return [block.closing, ...block.lines.map(plain)].map((line) => wrap(line)).join('\n');
    case 'small-print':
      return `${'-'.repeat(width)}\n${wrap(plain(block.text))}`;
  }
}

function tableText(rows: Extract<Block, { kind: 'table' }>['rows']): string {
  const labels = Math.min(longestLabel, Math.max(...rows.map(({ label }) => label.length))) + 2;
  return rows.map(({ label, value }) => wrap(value, `${label}: `.padEnd(labels), ' '.repeat(labels))).join('\n');
}

function plain(sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence;
  return sentence
    .map((part) => {
      if (typeof part === 'string') return part;
      return /^https?:/.test(part.href) ? `${part.words} (${part.href})` : part.words;
    })
    .join('');
}

/** Breaks at plain spaces only; what was typed with several spaces keeps them inside a line. */
function wrap(text: string, first = '', following = ''): string {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(' ')) {
    if (!empty && Array.from(line).length + 1 + Array.from(word).length > width) {
      lines.push(line.trimEnd());
      line = following + word;
    } else {
      line += empty ? word : ` ${word}`;
    }
    empty = false;
  }
  lines.push(line.trimEnd());
  return lines.join('\n');
}
