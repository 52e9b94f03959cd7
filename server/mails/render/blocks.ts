/**
 * A link in a sentence. In plain text a web address follows its words on a line of its own; telephone and mail links
 * are the words.
 */
export type Link = { words: string; href: string };
export type Sentence = string | readonly (string | Link)[];

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: Sentence }
  /** Something to be careful about. */
  | { kind: 'notice'; text: string }
  | { kind: 'table'; rows: readonly { label: string; value: string; href?: string | undefined }[] }
  /** What somebody wrote, with their line breaks. */
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'signature'; closing: string; lines: readonly Sentence[] }
  | { kind: 'small-print'; text: Sentence }
  /** Where something came from, in one grey line. */
  | { kind: 'origin'; text: string }
  /** Who writes, as the law asks; the last block. */
  | { kind: 'legal'; lines: readonly Sentence[] };
