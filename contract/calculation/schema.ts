import * as v from 'valibot';
import { isWithin, longestName, toHundredths, type ValueName } from './inputs.ts';

function value<const N extends ValueName>(name: N) {
  return v.pipe(
    v.number(`${name}.invalid`),
    v.check((given) => isWithin(name, given), `${name}.range`),
    v.transform(toHundredths),
  );
}

/** Without line breaks, nor characters that one does not see (a soft hyphen in a name of ours is one). */
function oneLine(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim();
}

/** One calculation as a browser sends it: what it is about, and its values; sums are never taken from outside. */
export const calculationInput = v.object({
  name: v.pipe(v.string('process.invalid'), v.transform(oneLine), v.maxLength(longestName, 'process.tooLong')),
  inputs: v.object({
    volume: value('volume'),
    minutes: value('minutes'),
    share: value('share'),
    rate: value('rate'),
    yearly: value('yearly'),
    once: value('once'),
  }),
  spreads: v.object({
    cautiousShare: value('cautiousShare'),
    cautiousCost: value('cautiousCost'),
    favourableShare: value('favourableShare'),
    favourableCost: value('favourableCost'),
  }),
});
export type Calculation = v.InferOutput<typeof calculationInput>;
