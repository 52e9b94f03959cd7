/**
 * A link in a sentence. In plain text a web address follows its words on a line of its own; telephone and mail links
 * are the words.
 */
export type Link = { words: string; href: string };
/** Words that a writer stresses. */
export type Stressed = { words: string; strong?: boolean; em?: boolean };
export type Sentence = string | readonly (string | Link | Stressed)[];

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: Sentence }
  | { kind: 'subheading'; text: Sentence }
  | { kind: 'list'; ordered: boolean; items: readonly Sentence[] }
  /** What somebody else said or wrote, in a text of ours. */
  | { kind: 'quotation'; text: Sentence }
  /** Something to be careful about. */
  | { kind: 'notice'; text: string }
  | { kind: 'table'; rows: readonly { label: string; value: string; href?: string | undefined }[] }
  /** What somebody wrote, with their line breaks. */
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'button'; label: string; href: string }
  /** A file to open, beside its cover where that comes along; alone, it is what the mail is for. */
  | { kind: 'paper'; title: string; href: string; cover: string | null; alone: boolean }
  | { kind: 'signature'; closing: string; lines: readonly Sentence[] }
  | { kind: 'small-print'; text: Sentence }
  /** Where something came from, in one grey line. */
  | { kind: 'origin'; text: Sentence }
  /** Who writes, as the law asks; the last block. */
  | { kind: 'legal'; lines: readonly Sentence[] };
