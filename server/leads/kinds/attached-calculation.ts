import { fromHash } from '#contract/calculation/address.ts';
import type { Refused } from '#server/leads/definition.ts';

/** A `prepare` step: rejects an invalid or out-of-range calculation. An empty one is allowed. */
export function withCalculation<I extends { calculation: string }>(
  input: I,
): Promise<{ ok: true; input: I } | Refused> {
  if (input.calculation === '' || fromHash(input.calculation)) return Promise.resolve({ ok: true, input });
  const errors = [{ field: 'calculation', code: 'calculation.invalid' }];
  return Promise.resolve({ ok: false, code: 'bad-fields', errors });
}
