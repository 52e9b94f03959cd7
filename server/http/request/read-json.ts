import type { Context } from 'hono';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { fieldErrors } from '#contract/http/field-errors.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { readBody } from './body.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Whether the sender of this request is still signed in; set behind the login. */
    stillSignedIn?: () => Promise<boolean>;
  }
}

/**
 * The validated JSON body of a call of the staff area. If the body arrives slowly, the account may have been disabled
 * or lost permissions since the request began, so the session is checked again.
 * @throws RefusedCall that says what is wrong
 */
export async function readJson<S extends GenericSchema>(c: Context, schema: S): Promise<InferOutput<S>> {
  const body = await readBody(c);
  await refuseEnded(c);
  if (body.kind === 'error') return refuse(body.code);
  if (body.kind === 'form') return refuse('wrong-type');
  return checked(schema, body.fields);
}

/** Call it after reading a body. @throws RefusedCall when the sender's session has ended meanwhile */
export async function refuseEnded(c: Context): Promise<void> {
  if ((await c.get('stillSignedIn')?.()) === false)
    return refuse('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
}

/** The validated query of a call. @throws RefusedCall that says what is wrong */
export function readQuery<S extends GenericSchema>(c: Context, schema: S): InferOutput<S> {
  return checked(schema, c.req.query());
}

function checked<S extends GenericSchema>(schema: S, input: unknown): InferOutput<S> {
  const result = safeParse(schema, input);
  return result.success ? result.output : refuse('bad-fields', { errors: fieldErrors(result.issues) });
}
