import * as v from 'valibot';
import type { FieldError } from '#contract/http/problem.ts';

/** The code of each wrong field, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Checks entries with the contract's schema; the first code of each wrong field, in the schema's order. */
export function validate(schema: v.GenericSchema, values: Record<string, unknown>): FieldErrors {
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  return byField(
    result.issues.map((issue) => {
      const field = String(issue.path?.[0]?.key ?? '');
      return { field, code: issue.message.startsWith(`${field}.`) ? issue.message : `${field}.invalid` };
    }),
  );
}

/** The server's list as a look-up; the first code of a field counts. */
export function byField(errors: readonly FieldError[]): FieldErrors {
  const codes: Record<string, string> = {};
  for (const { field, code } of errors) codes[field] ??= code;
  return codes;
}
