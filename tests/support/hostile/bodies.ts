import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { fitting } from './from-schema.ts';
import type { Known } from './known.ts';
import { hostileValue, rightValues } from './values.ts';

type Sent = { type: string; content: string };

/** Bodies that match one of these inputs except for some fields, and bodies that match none. */
export function bodies(
  inputs: readonly GenericSchema[],
  { fields }: Known,
  text: fc.Arbitrary<string>,
  ids: readonly string[],
): fc.Arbitrary<Sent> {
  const value = hostileValue(fields);
  const field = fc.constantFrom(...fields);
  const right = fc.oneof(...inputs.map((input) => fitting(input, [...rightValues, ...ids])));
  const few = fc.dictionary(field, fc.oneof(value, text), { maxKeys: 2, noNullPrototype: true });
  const any = fc.oneof({ weight: 9, arbitrary: field }, { weight: 1, arbitrary: text });
  const pairs = fc.array(fc.tuple(field, text), { maxLength: 8 });
  return fc.oneof(
    { weight: 5, arbitrary: right.map(json) },
    { weight: 3, arbitrary: fc.tuple(right, few).map(([all, replaced]) => json(Object.assign({}, all, replaced))) },
    { weight: 2, arbitrary: fc.tuple(right, pairs).map(([all, more]) => form([...texts(all), ...more])) },
    { weight: 1, arbitrary: fc.dictionary(any, value, { maxKeys: 12, noNullPrototype: true }).map(json) },
    { weight: 1, arbitrary: value.map(json) },
    { weight: 1, arbitrary: text.map((content) => ({ type: 'application/json', content })) },
    { weight: 1, arbitrary: text.map((content) => ({ type: 'multipart/form-data; boundary=x', content })) },
  );
}

const json = (content: unknown): Sent => ({ type: 'application/json', content: JSON.stringify(content) ?? '' });

const form = (pairs: readonly [string, string][]): Sent => ({
  type: 'application/x-www-form-urlencoded',
  content: new URLSearchParams(pairs.map(([name, one]): [string, string] => [name, one])).toString(),
});

function texts(fields: unknown): [string, string][] {
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );
}
