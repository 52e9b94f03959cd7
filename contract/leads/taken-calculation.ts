import * as v from 'valibot';
import { fromHash } from '#contract/calculation/address.ts';
import type { Calculation } from '#contract/calculation/schema.ts';

/** What a calculation's address may carry at most, in characters. */
const longest = 1200;
const written = v.pipe(v.string('calculation.invalid'), v.maxLength(longest, 'calculation.invalid'));

/**
 * A calculation that a visitor takes into a talk, as its address carries it behind the #; blank for none. A ticked box
 * comes as text or, from scripts, as a list of one. What sums it makes the server works out for itself.
 */
export const takenCalculation = v.optional(
  v.nullable(
    v.pipe(
      v.union([written, v.pipe(v.array(written), v.maxLength(1, 'calculation.invalid'))], 'calculation.invalid'),
      v.rawTransform<string | string[], Calculation | null>(({ dataset, addIssue, NEVER }) => {
        const [text = ''] = [dataset.value].flat();
        if (text === '') return null;
        const calculation = fromHash(text);
        if (calculation) return calculation;
        addIssue({ message: 'calculation.invalid' });
        return NEVER;
      }),
    ),
    null,
  ),
  null,
);
