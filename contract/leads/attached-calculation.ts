import * as v from 'valibot';

const written = v.pipe(v.string('calculation.invalid'), v.maxLength(1200, 'calculation.invalid'));

/**
 * A calculation attached to a lead, in the format of the URL fragment; blank for none. A ticked checkbox is sent as
 * text or, by scripts, as a list of one. Only the server parses and calculates it, which keeps that code out of the
 * forms.
 */
export const attachedCalculation = v.optional(
  v.nullable(
    v.pipe(
      v.union([written, v.pipe(v.array(written), v.maxLength(1, 'calculation.invalid'))], 'calculation.invalid'),
      v.transform((given) => [given].flat()[0] ?? ''),
    ),
    '',
  ),
  '',
);
