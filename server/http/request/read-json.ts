import type { Context } from 'hono';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { Language } from '#contract/site/languages.ts';
import { fieldErrors } from '#server/http/answer/field-errors.ts';
import { problem } from '#server/http/answer/problem.ts';
import { readBody } from './body.ts';

/** The validated JSON body of a call that takes no forms, or the answer that says what is wrong with it. */
export async function readJson<S extends GenericSchema>(
  c: Context,
  schema: S,
  language: Language,
): Promise<{ input: InferOutput<S> } | { refused: Response }> {
  const body = await readBody(c);
  if (body.kind === 'error') return { refused: problem(body.code, language) };
  if (body.kind === 'form') return { refused: problem('wrong-type', language) };
  const result = safeParse(schema, body.fields);
  if (!result.success) return { refused: problem('bad-fields', language, { errors: fieldErrors(result.issues) }) };
  return { input: result.output };
}
