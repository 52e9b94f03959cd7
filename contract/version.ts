import * as v from 'valibot';

/** The version that a change was made on; no database is asked for one that it cannot count to. */
export const version = v.pipe(
  v.number('version.invalid'),
  v.integer('version.invalid'),
  v.minValue(0, 'version.invalid'),
  v.maxValue(2 ** 31 - 1, 'version.invalid'),
);
