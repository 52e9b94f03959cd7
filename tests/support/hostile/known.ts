import { join } from 'node:path';
import { array, type GenericSchema, object, optional, parse, string } from 'valibot';
import { calculationParameter, caseParameter, pdfParameter } from '#contract/calculation/parameters.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { switchParameter } from '#contract/site/storage.ts';
import { projectFiles, read, root } from '#tests/house/files.ts';
import { isSchema, membersOf } from './from-schema.ts';

export type Route = { method: string; path: string };
export type Ask = (path: string, init?: { method: string; body: unknown }) => Promise<Response> | Response;

/** Inputs, fields and parameters of all calls, read from the sources, so that new ones are included automatically. */
export type Known = {
  inputs: readonly GenericSchema[];
  /** Every field that an error code names. */
  fields: readonly string[];
  /** Every query parameter that the sources read. */
  parameters: readonly string[];
};

const inputName = /(Input|Query|Return)$/;
const code = /['"`](\w+)\.(?:invalid|required|unknown|tooLong)\b/g;
const parameter = /(?:query|searchParams|req)\.(?:get|has|query)\('(\w+)'\)/g;
/** Parameters that the sources read in another way. */
const others = [
  'paper',
  'download',
  'view',
  'text',
  'page',
  'kind',
  'source',
  'state',
  'owner',
  'due',
  'limit',
  'cursor',
];

export async function readKnown(): Promise<Known> {
  const sources = projectFiles(/^(contract|server|web)\/.*(?<!test)\.tsx?$/).map((file) => ({
    file,
    text: read(file),
  }));
  const inputs = await inputsOf(sources);
  const found = (pattern: RegExp) =>
    sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  const members = inputs.flatMap(membersOf).map(([name]) => name);
  const named = [calculationParameter, caseParameter, pdfParameter, switchParameter, 'done', 'refused'];
  return {
    inputs,
    fields: [...new Set([...members, ...found(code), '__proto__'])],
    parameters: [...new Set([...found(parameter), ...named, ...others, '__proto__'])],
  };
}

/** The inputs of all lead kinds, and everything that the sources export as an input. */
async function inputsOf(sources: readonly { file: string; text: string }[]): Promise<GenericSchema[]> {
  const exporting = sources.filter(
    ({ file, text }) => !file.startsWith('web/') && /^export const \w+(Input|Query|Return)\b/m.test(text),
  );
  const modules = await Promise.all(exporting.map(({ file }): Promise<object> => import(join(root, file))));
  const exported = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (inputName.test(name) ? [value] : [])),
  );
  return [...Object.values(leadKinds).map(({ input }) => input), ...exported.filter(isSchema)];
}

const refusal = object({ errors: optional(array(object({ field: string() })), []) });

/** `unknown`: required fields that no known input has and that would therefore never be sent. */
type Wanted = { inputs: readonly GenericSchema[]; unknown: readonly string[] };

/**
 * Which inputs a call may take, derived from the fields that it reports missing for an empty body.
 * @param ask calls as an account with all rights
 */
export async function wantedBy({ path, method }: Route, ask: Ask, { inputs }: Known): Promise<Wanted> {
  const answer = await ask(path.replaceAll(/:\w+(\{[^}]*\})?/g, 'x'), { method, body: {} });
  const missing = answer.status === 422 ? parse(refusal, await answer.json()).errors : [];
  if (answer.status !== 422) await answer.body?.cancel();
  const fields = missing.map(({ field }) => field).filter((field) => field !== '');
  const withAll = inputs.filter((input) => {
    const has = new Set(membersOf(input).map(([name]) => name));
    return fields.every((field) => has.has(field));
  });
  return withAll.length > 0 ? { inputs: withAll, unknown: [] } : { inputs, unknown: fields };
}
