import { lexer, type Token, type Tokens } from 'marked';

/** A Typst string: nothing in it is markup. */
export function quoted(text: string): string {
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, ' ')}"`;
}

/**
 * Converts Markdown to Typst. Supports what white papers use: headings, paragraphs, lists, tables, emphasis.
 * @throws Error that names any other construct
 */
export function toTypst(markdown: string): string {
  return lexer(markdown).map(block).join('\n\n');
}

function block(token: Token): string {
  switch (token.type) {
    case 'space':
      return '';
    case 'heading':
      return `#heading(level: ${token.depth})[${inline(token.tokens)}]`;
    case 'paragraph':
      return inline(token.tokens);
    case 'text':
      return token.tokens ? inline(token.tokens) : `#${quoted(token.text)}`;
    case 'list':
      return list(token as Tokens.List);
    case 'table':
      return table(token as Tokens.Table);
    default:
      throw new Error(`White papers do not support ${token.type}: ${token.raw.slice(0, 60)}`);
  }
}

function list({ ordered, items }: Tokens.List): string {
  const content = items.map(({ tokens }) => `[${tokens.map(block).join('\n\n')}]`).join(', ');
  return `#${ordered ? 'enum' : 'list'}(${content})`;
}

function table({ header, rows, align }: Tokens.Table): string {
  const cell = ({ tokens }: Tokens.TableCell) => `[${inline(tokens)}]`;
  // Numeric columns take the width they need; others share the rest in proportion to their longest cell, within bounds.
  const longest = align.map((_, index) => Math.max(...[header, ...rows].map((row) => row[index]?.text.length ?? 0)));
  const columns = align.map((side, index) =>
    side === 'right' ? 'auto' : `${Math.min(Math.max(longest[index] ?? 0, 14), 34)}fr`,
  );
  const aligned = align.map((side) => (side === 'right' ? 'right' : 'left'));
  return `#table(columns: (${columns.join(', ')},), align: (${aligned.join(', ')},), table.header(${header.map(cell).join(', ')}), ${rows.flat().map(cell).join(', ')})`;
}

function inline(tokens: Token[] | undefined): string {
  return (tokens ?? [])
    .map((token): string => {
      switch (token.type) {
        case 'text':
        case 'escape':
          return 'tokens' in token ? inline(token.tokens) : `#${quoted(unescaped(token.text))}`;
        case 'strong':
          return `#strong[${inline(token.tokens)}]`;
        case 'em':
          return `#emph[${inline(token.tokens)}]`;
        case 'br':
          return '#linebreak()';
        default:
          throw new Error(`White papers do not support ${token.type}: ${token.raw.slice(0, 60)}`);
      }
    })
    .join('');
}

/** The lexer writes HTML entities for plain characters. */
export function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
