import * as v from 'valibot';
import { fieldErrors } from '#contract/http/field-errors.ts';
import type { FieldError } from '#contract/http/problem.ts';

/** Error codes by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Validates entries against the contract's schema; returns the first code of each invalid field, in the schema's order.
 */
export function validate(schema: v.GenericSchema, values: Record<string, unknown>): FieldErrors {
  const result = v.safeParse(schema, values);
  return result.success ? {} : byField(fieldErrors(result.issues));
}

/** Turns the server's list into a map; the first code of a field counts. */
export function byField(errors: readonly FieldError[]): FieldErrors {
  const codes: Record<string, string> = {};
  for (const { field, code } of errors) codes[field] ??= code;
  return codes;
}
