import type { Block, Sentence } from './blocks.ts';
import { unbrokenDates } from './unbroken-dates.ts';

const width = 76;
const longestLabel = 38;

/** Renders the text part: lines of at most 76 characters, except for URLs, which are never broken. */
export function renderText(blocks: readonly Block[]): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${wrap(unbrokenDates(block.text))}\n${'='.repeat(Math.min(width, Array.from(block.text).length))}`;
    case 'paragraph':
      return lines(block.text);
    case 'subheading':
      return lines(block.text);
    case 'list':
      return block.items.map((item, index) => listItem(item, block.ordered ? `${index + 1}. ` : '- ')).join('\n');
    case 'quotation':
      return lines(block.text).replace(/^(?=.)/gm, '> ');
    case 'notice':
      return wrap(unbrokenDates(block.text), '! ', '! ');
    case 'table':
      return tableText(block.rows);
    case 'quote':
      return `${block.label}:\n${block.text
        .split('\n')
        .map((line) => wrap(line, '> ', '> '))
        .join('\n')}`;
    case 'button':
      return `${wrap(leadIn(block.label))}\n${block.href}`;
    case 'paper':
      return `${wrap(leadIn(block.title))}\n${block.href}`;
    case 'signature':
      return [block.closing, ...block.lines].map(lines).join('\n');
    case 'small-print':
      return `${'-'.repeat(width)}\n${lines(block.text)}`;
    case 'origin':
      return lines(block.text);
    case 'legal':
      return block.lines.map(lines).join('\n');
  }
}

/** Indents the following lines to the first word. */
function listItem(item: Sentence, mark: string): string {
  return mark + lines(item).replaceAll('\n', `\n${' '.repeat(mark.length)}`);
}

function tableText(rows: Extract<Block, { kind: 'table' }>['rows']): string {
  const labels = Math.min(longestLabel, Math.max(...rows.map(({ label }) => label.length))) + 2;
  return rows
    .map(({ label, value }) => wrap(unbrokenDates(value), `${label}: `.padEnd(labels), ' '.repeat(labels)))
    .join('\n');
}

/**
 * A sentence, with each URL on a line of its own after its words: mail programs treat adjacent characters, such as a
 * bracket, as part of the URL. Punctuation after a URL is left out, and so are words equal to the URL.
 */
function lines(sentence: Sentence): string {
  const out: string[] = [];
  let text = '';
  for (const part of typeof sentence === 'string' ? [sentence] : sentence) {
    if (typeof part === 'string') {
      text += unbrokenDates(part);
      continue;
    }
    const address = 'href' in part && /^https?:/.test(part.href) ? part.href : null;
    if (part.words !== address) text += part.words;
    if (address === null) continue;
    const before = afterAddress(text);
    if (before.trim() !== '') out.push(wrap(leadIn(before.trimEnd())));
    out.push(address);
    text = '';
  }
  const rest = out.length > 0 ? afterAddress(text) : text;
  if (rest.trim() !== '') out.push(wrap(rest));
  return out.join('\n');
}

/** The rest of the text after a URL, for a line of its own. */
function afterAddress(text: string): string {
  return text.replace(/^[.,;:]*(\s|$)/, '').trimStart();
}

/** The words before a URL, with a colon at the end unless the sentence already contains one. */
function leadIn(words: string): string {
  return /:\s/.test(words.split(/[.?!]\s/).at(-1) ?? '') ? words : `${words}:`;
}

/** Breaks at plain spaces only; several spaces in a row are kept within a line. */
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
