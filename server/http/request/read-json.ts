import type { Context } from 'hono';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { fieldErrors } from '#server/http/answer/field-errors.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { readBody } from './body.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Whether who asks is signed in still; there behind the login. */
    stillSignedIn?: () => Promise<boolean>;
  }
}

/**
 * The validated JSON body of a call of the staff area. Who sends it slowly may have been disabled meanwhile, or may
 * less than when it began. @throws RefusedCall that says what is wrong with it
 */
export async function readJson<S extends GenericSchema>(c: Context, schema: S): Promise<InferOutput<S>> {
  const body = await readBody(c);
  await refuseEnded(c);
  if (body.kind === 'error') return refuse(body.code);
  if (body.kind === 'form') return refuse('wrong-type');
  return checked(schema, body.fields);
}

/** Once a body is there. @throws RefusedCall where the session of who sent it has ended meanwhile */
export async function refuseEnded(c: Context): Promise<void> {
  if ((await c.get('stillSignedIn')?.()) === false)
    return refuse('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
}

/** Its validated query. @throws RefusedCall in the same way */
export function readQuery<S extends GenericSchema>(c: Context, schema: S): InferOutput<S> {
  return checked(schema, c.req.query());
}

function checked<S extends GenericSchema>(schema: S, input: unknown): InferOutput<S> {
  const result = safeParse(schema, input);
  return result.success ? result.output : refuse('bad-fields', { errors: fieldErrors(result.issues) });
}
