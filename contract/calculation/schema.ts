import * as v from 'valibot';
import { inputNames, isWithin, longestName, spreadNames, toHundredths, type ValueName } from './inputs.ts';

function value<const N extends ValueName>(name: N) {
  return v.pipe(
    v.number(`${name}.invalid`),
    v.check((given) => isWithin(name, given), `${name}.range`),
    v.transform(toHundredths),
  );
}

/** Removes line breaks and invisible characters (some of our own names contain soft hyphens). */
function oneLine(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim();
}

/** A calculation as a browser sends it: name and values. Results are never accepted from outside. */
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

/** A calculation as it was stored, in our own answers: without limits, because earlier ones allowed other values. */
export const storedCalculation = v.object({
  name: v.string(),
  inputs: v.object(v.entriesFromList(inputNames, v.number())),
  spreads: v.object(v.entriesFromList(spreadNames, v.number())),
});
