import type { industries } from '#contract/calculation/cases.ts';
import type { Pen } from '#scripts/drawings/machine/flat.ts';

export type Industry = keyof typeof industries;
/** Draws first cases, by industry: the input, and in the hot colour the software's output. */
export type Steps = Partial<Record<Industry, (pen: Pen) => void>>;
