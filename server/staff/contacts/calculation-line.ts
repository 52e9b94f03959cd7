import type { Calculation } from '#contract/calculation/schema.ts';
import { shownOf } from '#contract/calculation/shown.ts';
import { de } from '#contract/calculation/words.de.ts';

/** A calculation as one cell: its name, the lines of its sheet in order, and where it tips. */
export function calculationLine(calculation: Calculation): string {
  const { lines, tipping } = shownOf(calculation, 'de', de);
  const parts = lines.map(({ label, text, unit }) => `${label} ${text} ${unit}`.trim());
  return [calculation.name || de.ownProcess, ...parts, tipping].join(' | ');
}
