import * as v from 'valibot';

const written = v.pipe(v.string('calculation.invalid'), v.maxLength(1200, 'calculation.invalid'));

/**
 * A calculation that a visitor takes along, as its address carries it behind the #; blank for none. A ticked box comes
 * as text or, from scripts, as a list of one. What it holds, and what sums it makes, the server works out for itself:
 * forms do without the code for that.
 */
export const takenCalculation = v.optional(
  v.nullable(
    v.pipe(
      v.union([written, v.pipe(v.array(written), v.maxLength(1, 'calculation.invalid'))], 'calculation.invalid'),
      v.transform((given) => [given].flat()[0] ?? ''),
    ),
    '',
  ),
  '',
);
