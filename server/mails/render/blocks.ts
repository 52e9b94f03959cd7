/**
 * A link in a sentence. In plain text a web address follows its words on a line of its own; of telephone and mail links
 * only the words are shown.
 */
export type Link = { words: string; href: string };
/** Emphasised words. */
export type Stressed = { words: string; strong?: boolean; em?: boolean };
export type Sentence = string | readonly (string | Link | Stressed)[];

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: Sentence }
  | { kind: 'subheading'; text: Sentence }
  | { kind: 'list'; ordered: boolean; items: readonly Sentence[] }
  /** A quotation within the site's own text. */
  | { kind: 'quotation'; text: Sentence }
  /** A warning. */
  | { kind: 'notice'; text: string }
  | { kind: 'table'; rows: readonly { label: string; value: string; href?: string | undefined }[] }
  /** A person's message, with its line breaks. */
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'button'; label: string; href: string }
  /** A file to open, beside its cover if the mail includes one. `alone`: it is the purpose of the mail. */
  | { kind: 'paper'; title: string; href: string; cover: string | null; alone: boolean }
  | { kind: 'signature'; closing: string; lines: readonly Sentence[] }
  | { kind: 'small-print'; text: Sentence }
  /** Where something came from, in one grey line. */
  | { kind: 'origin'; text: Sentence }
  /** The sender's details required by law; the last block. */
  | { kind: 'legal'; lines: readonly Sentence[] };
