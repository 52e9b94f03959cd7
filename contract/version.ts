import * as v from 'valibot';

/** The version that a change is based on; limited to what the database's integer can hold. */
export const version = v.pipe(
  v.number('version.invalid'),
  v.integer('version.invalid'),
  v.minValue(0, 'version.invalid'),
  v.maxValue(2 ** 31 - 1, 'version.invalid'),
);
