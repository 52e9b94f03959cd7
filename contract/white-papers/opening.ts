/** A run of words; `strong` where the paper stresses them. */
export type Run = { text: string; strong?: true };
/** A part of a paper's text. */
export type Block =
  | { kind: 'heading' | 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][]; numbers: boolean[] };

/** Numbers of one kind that a paper names: what they are, and each with its name, as it is written and as a value. */
export type PaperFigure = { caption: string; items: { label: string; written: string; value: number }[] };
