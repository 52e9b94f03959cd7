import * as v from 'valibot';

/** A run of text; `strong` where the paper emphasises it. */
const run = v.object({ text: v.string(), strong: v.exactOptional(v.literal(true)) });
export type Run = v.InferOutput<typeof run>;
const runs = v.array(run);
/** A block of a paper's text. */
export const block = v.variant('kind', [
  v.object({ kind: v.picklist(['heading', 'paragraph']), runs }),
  v.object({ kind: v.literal('list'), ordered: v.boolean(), items: v.array(runs) }),
  v.object({
    kind: v.literal('table'),
    head: v.array(runs),
    rows: v.array(v.array(runs)),
    numbers: v.array(v.boolean()),
  }),
]);
export type Block = v.InferOutput<typeof block>;

/** Numbers of one kind that a paper states: a caption, and for each its label, its written form and its value. */
export const paperFigure = v.object({
  caption: v.string(),
  items: v.array(v.object({ label: v.string(), written: v.string(), value: v.number() })),
});
export type PaperFigure = v.InferOutput<typeof paperFigure>;
