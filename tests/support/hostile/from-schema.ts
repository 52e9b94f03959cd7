import fc from 'fast-check';
import * as v from 'valibot';
import { hostileText } from './values.ts';

export function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/**
 * Values that match a schema, or almost: checks across its members are ignored.
 * @param pool candidates for texts, numbers and booleans; those that the schema accepts are used
 */
export function fitting(schema: v.GenericSchema, pool: readonly unknown[]): fc.Arbitrary<unknown> {
  const of = (one: v.GenericSchema) => fitting(one, pool);
  const base = first(schema);
  const wrapped = part(base, 'wrapped');
  if (isSchema(wrapped)) {
    const absent = fc.constantFrom(undefined, base.type === 'nullable' ? null : undefined);
    return fc.oneof({ weight: 3, arbitrary: of(wrapped) }, { weight: 1, arbitrary: absent });
  }
  const options = schemasIn(part(base, 'options'));
  if (options.length > 0) return fc.oneof(...options.map(of));
  const item = part(base, 'item');
  if (isSchema(item)) return fc.array(of(item), { minLength: 1, maxLength: 3 });
  const entries = entriesOf(base);
  if (entries.length > 0) return fc.record(Object.fromEntries(entries.map(([name, one]) => [name, of(one)])));
  return leaf(schema, base, pool);
}

/** The members of an input, with those of all its variants. */
export function membersOf(schema: v.GenericSchema): [name: string, schema: v.GenericSchema][] {
  const base = first(schema);
  return [...entriesOf(base), ...schemasIn(part(base, 'options')).flatMap(membersOf)];
}

function leaf(schema: v.GenericSchema, base: v.GenericSchema, pool: readonly unknown[]): fc.Arbitrary<unknown> {
  const listed = part(base, 'options');
  const values = [...(Array.isArray(listed) ? listed : []), part(base, 'literal'), ...pool];
  const right = values.filter((value) => value !== undefined && v.is(schema, value));
  return right.length > 0 ? fc.constantFrom(...right) : hostileText;
}

/** The schema at the start of a pipe. */
function first(schema: v.GenericSchema): v.GenericSchema {
  const pipe = part(schema, 'pipe');
  const begin: unknown = Array.isArray(pipe) ? pipe[0] : schema;
  return isSchema(begin) && begin !== schema ? first(begin) : schema;
}

function entriesOf(schema: v.GenericSchema): [string, v.GenericSchema][] {
  const entries = part(schema, 'entries');
  if (typeof entries !== 'object' || entries === null) return [];
  return Object.entries(entries).flatMap(([name, one]): [string, v.GenericSchema][] =>
    isSchema(one) ? [[name, one]] : [],
  );
}

function schemasIn(value: unknown): v.GenericSchema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

function part(schema: v.GenericSchema, name: string): unknown {
  return Reflect.get(schema, name);
}
