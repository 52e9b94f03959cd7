import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

// Reads the objects of PDFs that Typst writes: a plain cross-reference table, streams with Flate or without
// compression. Anything else throws, so that no rule passes because nothing was read.

export class Reference {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}
/** An operator of a content stream, such as `Tj`. */
export class Operator {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
/** A string of the file, one character per byte; names are plain strings. */
export class Text {
  readonly bytes: string;
  constructor(bytes: string) {
    this.bytes = bytes;
  }
  /** The decoded text. */
  get words(): string {
    if (!this.bytes.startsWith('\u00fe\u00ff')) return this.bytes;
    return Buffer.from(this.bytes.slice(2), 'latin1').swap16().toString('utf16le');
  }
}
export type Dictionary = Map<string, Value>;
export type Value = null | boolean | number | string | Text | Reference | Operator | Value[] | Dictionary;
type Stored = { value: Value; stream: Buffer | null };

const token =
  /\s*(?:%[^\r\n]*\s*)*(?:(?<open><<|\[)|(?<close>>>|\])|<(?<hex>[\da-fA-F\s]*)>|(?<text>\()|\/(?<name>[^\s/<>[\]()%]*)|(?<reference>\d+) \d+ R(?![\w])|(?<number>[+-]?(?:\d+\.?\d*|\.\d+))(?![\w.])|(?<word>[\w'"*]+))/y;
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (text: string) =>
  text.replace(/\\(\d{1,3}|\r\n|[\s\S])/g, (_, one: string) =>
    /^\d/.test(one) ? String.fromCharCode(Number.parseInt(one, 8)) : /^[\r\n]/.test(one) ? '' : (escapes[one] ?? one),
  );

/**
 * Parses all values of a text, such as a content stream, until `stop` returns true; `end` is the offset after the last
 * one.
 */
export function valuesOf(source: string, from = 0, stop: (values: Value[]) => boolean = () => false) {
  const values: Value[] = [];
  const outer: { values: Value[]; close: string }[] = [];
  let into = values;
  token.lastIndex = from;
  let end = from;
  for (let found = token.exec(source); found?.groups; found = token.exec(source)) {
    end = token.lastIndex;
    const { open, close, text } = found.groups;
    if (open) {
      outer.push({ values: into, close: open === '<<' ? '>>' : ']' });
      into = [];
    } else if (close) {
      const last = outer.pop();
      if (last?.close !== close) throw new Error(`Not closed: ${source.slice(end - 40, end)}`);
      last.values.push(close === ']' ? into : dictionaryOf(into));
      into = last.values;
    } else if (text) {
      token.lastIndex = endOfText(source, end);
      into.push(new Text(unescaped(source.slice(end, token.lastIndex - 1))));
      end = token.lastIndex;
    } else into.push(simple(found.groups));
    if (outer.length === 0 && stop(values)) return { values, end };
  }
  if (source.slice(end).trim() !== '') throw new Error(`Not read: ${source.slice(end, end + 40)}`);
  return { values, end };
}

const words: Record<string, Value> = { true: true, false: false, null: null };

function simple({ hex, name, reference, number, word = '' }: Record<string, string | undefined>): Value {
  if (hex !== undefined) return new Text(Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1'));
  if (name !== undefined)
    return name.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  if (reference) return new Reference(Number(reference));
  if (number) return Number(number);
  return words[word] ?? (word === 'null' ? null : new Operator(word));
}

/** Offset after the bracket that closes a string; brackets inside are balanced or escaped. */
function endOfText(source: string, from: number): number {
  let at = from;
  for (let open = 1; open > 0; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '(') open++;
    else if (source[at] === ')') open--;
    else if (at >= source.length) throw new Error('A string does not end');
  }
  return at;
}

function dictionaryOf(values: Value[]): Dictionary {
  const dictionary: Dictionary = new Map();
  for (let at = 0; at < values.length; at += 2) dictionary.set(String(values[at]), values[at + 1] ?? null);
  return dictionary;
}

export type Pdf = ReturnType<typeof openPdf>;

/** The file's objects: `at` resolves references; `dictionary` and `list` are empty if there is none. */
export function openPdf(file: string) {
  const source = readFileSync(file, 'latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1] ?? Number.NaN);
  const table = /^xref\s+0 (\d+)\s+((?:\d{10} \d{5} [nf]\s*)+)trailer/.exec(source.slice(start));
  if (!table?.[2]) throw new Error(`${file} has no plain table of its objects`);
  const places = table[2].match(/\d{10} \d{5} [nf]/g) ?? [];
  const stored = new Map<number, Stored>();
  const read = (number: number): Stored => {
    const before = stored.get(number);
    if (before) return before;
    const place = places[number];
    if (!place?.endsWith('n')) return { value: null, stream: null };
    const head = /^\d+ \d+ obj/.exec(source.slice(Number(place.slice(0, 10))).slice(0, 40))?.[0] ?? '';
    const { values, end } = valuesOf(source, Number(place.slice(0, 10)) + head.length, (seen) => seen.length > 1);
    const [value = null, next] = values;
    const one: Stored = { value, stream: null };
    stored.set(number, one);
    if (next instanceof Operator && next.name === 'stream') {
      const begin = end + (source.startsWith('\r\n', end) ? 2 : 1);
      const length = Number(at(dictionary(value).get('Length')));
      const bytes = Buffer.from(source.slice(begin, begin + length), 'latin1');
      const filter = at(dictionary(value).get('Filter'));
      const filters = Array.isArray(filter) ? filter.map(at) : filter ? [filter] : [];
      // Pictures stay compressed.
      one.stream = filters.length === 1 && filters[0] === 'FlateDecode' ? inflateSync(bytes) : bytes;
    }
    return one;
  };
  const at = (value: Value | undefined): Value =>
    value instanceof Reference ? at(read(value.number).value) : (value ?? null);
  const dictionary = (value: Value | undefined): Dictionary => {
    const found = at(value);
    return found instanceof Map ? found : new Map();
  };
  const list = (value: Value | undefined): Value[] => {
    const found = at(value);
    return Array.isArray(found) ? found : found === null ? [] : [found];
  };
  const stream = (value: Value | undefined) => (value instanceof Reference ? read(value.number).stream : null);
  const [trailer] = valuesOf(source, start + (table[0]?.length ?? 0), (seen) => seen.length > 0).values;
  return {
    trailer: dictionary(trailer),
    root: dictionary(dictionary(trailer).get('Root')),
    all: () => places.map((_, number) => new Reference(number)),
    at,
    dictionary,
    list,
    stream,
  };
}
