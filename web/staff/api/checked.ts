import * as v from 'valibot';
import { fieldErrors } from '#contract/http/field-errors.ts';
import { CallFailed } from './call.ts';

/**
 * Validates an input with the server's own rules before it is sent: the server might first ask for the password again.
 * @throws CallFailed as if the server had rejected the fields
 */
export function checked<S extends v.GenericSchema>(schema: S, input: v.InferInput<S>): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new CallFailed(422, { errors: fieldErrors(result.issues) });
}
