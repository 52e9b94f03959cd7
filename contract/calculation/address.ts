import * as v from 'valibot';
import { defaultSpreads, hasOwnSpreads, inputNames, spreadNames } from './inputs.ts';
import { hashMark } from './parameters.ts';
import { type Calculation, calculationInput } from './schema.ts';

/**
 * URL fragment of a calculation: the name, then the values in the order of the sheet, separated by semicolons. Spreads
 * are included only if changed.
 */
export function toHash({ name, inputs, spreads }: Calculation): string {
  const own = hasOwnSpreads(spreads) ? spreadNames.map((one) => spreads[one]) : [];
  const values = [...inputNames.map((one) => inputs[one]), ...own];
  return hashMark + [encodeURIComponent(name), ...values].join(';');
}

/** Parses a URL fragment; null for anything but a calculation within the limits. */
export function fromHash(hash: string): Calculation | null {
  // A PDF breaks the line of a long address at zero-width spaces, which some readers copy along.
  const carried = hash.replace(/^#|%E2%80%8B|\u200b/gi, '');
  if (!carried.startsWith(hashMark)) return null;
  const [name = '', ...given] = carried.slice(hashMark.length).split(';');
  const [volume, minutes, share, rate, yearly, once, ...others] = given.map(plainNumber);
  const [cautiousShare, cautiousCost, favourableShare, favourableCost, ...tooMany] = others;
  if (tooMany.length > 0) return null;
  const parsed = v.safeParse(calculationInput, {
    name: decoded(name),
    inputs: { volume, minutes, share, rate, yearly, once },
    spreads: others.length > 0 ? { cautiousShare, cautiousCost, favourableShare, favourableCost } : defaultSpreads,
  });
  return parsed.success ? parsed.output : null;
}

/** Digits with an optional decimal point, as `toHash` writes them; rejects the other forms that `Number()` accepts. */
function plainNumber(text: string): number | null {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
