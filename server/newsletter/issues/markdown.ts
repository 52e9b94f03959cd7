import { getDefaults, Lexer, type Token, Tokenizer, type Tokens } from 'marked';
import type { IssueBlock, IssueRun } from '#contract/newsletter-issues.ts';
import { stripControls } from '#contract/strip-controls.ts';

/** `refused` are the links to anything other than a web address, a mailbox or a path of this site. */
export type ParsedIssue = { blocks: IssueBlock[]; refused: string[] };

/**
 * Parses the Markdown of an issue. Markup that issues do not support, such as HTML and pictures, is kept as the text
 * that was typed.
 */
export function parseIssue(markdown: string): ParsedIssue {
  const refused: string[] = [];
  if (markdown.split('\n').length > most.lines)
    return { blocks: [{ kind: 'paragraph', runs: [{ text: plain(markdown) }] }], refused };
  return { blocks: blocksOf(new ShortLexer().lex(markdown), refused), refused };
}

/**
 * Limits that no real issue exceeds; beyond them, text stays unformatted. Parsing time grows with the square of the
 * marks in a paragraph, with the square of the length of what may be a mailbox, and with each level of nested lists or
 * quotations.
 */
const most = { lines: 600, marks: 1000, ofParagraph: 150, within: 6, mailbox: 300 };
/** Characters that begin or end emphasis, links and the like. */
const mark = /[*_~`[\]<>\\]/g;
/** What may precede the `@` of a mailbox (CommonMark, 6.4); the lexer tries a mailbox from each of these characters. */
const ofMailbox = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const isEndless = (before: string) => before.length >= most.mailbox && ofMailbox.test(before.slice(-most.mailbox));

class ShortLexer extends Lexer {
  #marks = 0;

  constructor() {
    super({ ...getDefaults(), tokenizer: new ShallowTokenizer() });
  }

  /** Called for the text of a heading, a paragraph or a list line, and again for the text within emphasis or a link. */
  override inlineTokens(words: string, tokens: Token[] = []): Token[] {
    const marks = words.match(mark)?.length ?? 0;
    this.#marks += marks;
    const isShort = marks <= most.ofParagraph && this.#marks <= most.marks;
    if (isShort && !words.split('@').slice(0, -1).some(isEndless)) return super.inlineTokens(words, tokens);
    tokens.push({ type: 'text', raw: words, text: words });
    return tokens;
  }
}

class ShallowTokenizer extends Tokenizer {
  #within = 0;

  /** Mails have no room for tables: they stay text as well. */
  override table(): undefined {}

  override blockquote(source: string): Tokens.Blockquote | undefined {
    return this.#deeper(() => super.blockquote(source));
  }

  override list(source: string): Tokens.List | undefined {
    return this.#deeper(() => super.list(source));
  }

  #deeper<T>(read: () => T | undefined): T | undefined {
    if (this.#within >= most.within) return undefined;
    this.#within += 1;
    const token = read();
    this.#within -= 1;
    return token;
  }
}

function blocksOf(tokens: readonly Token[], refused: string[]): IssueBlock[] {
  return tokens.flatMap((token): IssueBlock[] => {
    switch (token.type) {
      case 'space':
      case 'hr':
      case 'def':
        return [];
      case 'heading':
        return [{ kind: 'heading', runs: runsOf(token.tokens, {}, refused) }];
      case 'paragraph':
      case 'text':
        return [{ kind: 'paragraph', runs: runsOf([token], {}, refused) }];
      case 'list':
        return isList(token) ? [listOf(token, refused)] : [];
      case 'blockquote':
        return [{ kind: 'quote', runs: joined(blocksOf(innerOf(token) ?? [], refused)) }];
      default:
        return [{ kind: 'paragraph', runs: [{ text: plain(token.raw.trim()) }] }];
    }
  });
}

const isList = (token: Token): token is Tokens.List => token.type === 'list';

/** Nested lists follow on the same level: mails have room for one level. */
function listOf({ ordered, items }: Tokens.List, refused: string[]): IssueBlock {
  return { kind: 'list', ordered, items: items.flatMap((item) => itemsOf(item.tokens, refused)) };
}

function itemsOf(tokens: readonly Token[], refused: string[]): IssueRun[][] {
  const own = tokens.filter(({ type }) => type !== 'list' && type !== 'space');
  const inner = tokens.filter(isList);
  return [
    joined(blocksOf(own, refused)),
    ...inner.flatMap(({ items }) => items.flatMap((item) => itemsOf(item.tokens, refused))),
  ];
}

/** Joins several blocks where there is room for one. */
function joined(blocks: readonly IssueBlock[]): IssueRun[] {
  const all = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.runs]));
  return all.flatMap((runs, index) => (index === 0 ? runs : [{ text: ' ' }, ...runs]));
}

type Look = Omit<IssueRun, 'text'>;

function runsOf(tokens: readonly Token[] | undefined, look: Look, refused: string[]): IssueRun[] {
  return (tokens ?? []).flatMap((token): IssueRun[] => {
    const within = (more: Look) => runsOf(innerOf(token), { ...look, ...more }, refused);
    switch (token.type) {
      case 'strong':
        return within({ strong: true });
      case 'em':
        return within({ em: true });
      case 'link': {
        if (isAllowed(token.href)) return within({ href: token.href });
        refused.push(token.href);
        return within({});
      }
      case 'br':
        return [{ ...look, text: ' ' }];
      case 'html':
      case 'image':
        return [{ ...look, text: plain(token.raw) }];
      default:
        if (innerOf(token)) return within({});
        return [{ ...look, text: plain('text' in token ? token.text : token.raw) }];
    }
  });
}

const innerOf = (token: Token) => ('tokens' in token ? token.tokens : undefined);

/** Whether a link is a web address, a mailbox or a path of this site. */
function isAllowed(href: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(href)) return false;
  if (/^https?:\/\//i.test(href)) return URL.canParse(href);
  return /^mailto:[^@]+@[^@]+$/i.test(href) || /^\/(?!\/)/.test(href);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

/** Plain text on one line, with HTML entities decoded. */
function plain(text: string): string {
  const decoded = text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name) => entities[name] ?? whole);
  return stripControls(decoded).replaceAll('\n', ' ');
}
