import * as v from 'valibot';
import { CallFailed } from './call.ts';

/**
 * Validates an input with the server's own rules before a call for which the server would first ask for the password
 * again.
 * @throws CallFailed as if the server had rejected the fields
 */
export function checked<S extends v.GenericSchema>(schema: S, input: v.InferInput<S>): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => ({ field: String(issue.path?.[0]?.key ?? ''), code: issue.message }));
  throw new CallFailed(422, { errors });
}
