import { fromHash } from '#contract/calculation/address.ts';
import type { Refused } from './definition.ts';

/** A kind's `prepare`: refuses what is no calculation within the limits; none at all is fine. */
export function withCalculation<I extends { calculation: string }>(
  input: I,
): Promise<{ ok: true; input: I } | Refused> {
  if (input.calculation === '' || fromHash(input.calculation)) return Promise.resolve({ ok: true, input });
  const errors = [{ field: 'calculation', code: 'calculation.invalid' }];
  return Promise.resolve({ ok: false, code: 'bad-fields', errors });
}
