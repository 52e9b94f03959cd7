import type { industries } from '#contract/calculation/cases.ts';
import type { Pen } from '#scripts/drawings/machine/flat.ts';

export type Industry = keyof typeof industries;
/** How first cases are drawn, by industry: what goes in, and in the hot colour what software makes of it. */
export type Steps = Partial<Record<Industry, (pen: Pen) => void>>;
