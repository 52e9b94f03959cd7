import { isUtf8 } from 'node:buffer';
import type { Context } from 'hono';
import { maxBodyBytes } from '#contract/http/problem.ts';

/** Maximum number of fields in a form; this site's forms have about twenty. */
const maxFields = 200;

type BodyType = 'json' | 'form';
export type Body =
  | { kind: 'json'; fields: Record<string, unknown> }
  /** An ordinary form post; a name given several times is a list. */
  | { kind: 'form'; fields: Record<string, unknown> }
  /** `type` is the type that the body claims to have, where it could be determined. */
  | { kind: 'error'; code: 'bad-json' | 'too-large' | 'wrong-type'; type: BodyType | null };

/**
 * Reads a request body of at most 64 kB as a JSON object or form post. Never throws because of what a client sends: a
 * wrong type, size or JSON syntax is returned as the code of the problem to answer with.
 */
export async function readBody(c: Context): Promise<Body> {
  const type = bodyType(c.req.header('content-type'), c.req.header('content-encoding'));
  if (!type) return { kind: 'error', code: 'wrong-type', type };
  const bytes = await readBytes(c);
  if (bytes === null) return { kind: 'error', code: 'too-large', type };
  // Not a form without fields: where nothing is ticked, that would be a choice.
  if (bytes === interrupted || !isUtf8(bytes))
    return { kind: 'error', code: type === 'json' ? 'bad-json' : 'wrong-type', type };
  const text = bytes.toString('utf8');
  if (type === 'json') return jsonBody(text);
  const fields = formFields(text);
  return fields ? { kind: 'form', fields } : { kind: 'error', code: 'too-large', type };
}

/** The type according to the headers; null for any type, charset or encoding that is not supported. */
function bodyType(contentType = '', encoding = 'identity'): BodyType | null {
  if (encoding !== 'identity') return null;
  if (contentType === 'application/json') return 'json';
  const [type, ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  // Bodies are read as UTF-8 (RFC 8259, 8.1); any other charset would silently damage names.
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  if (charset && charset !== 'utf-8' && charset !== 'utf8') return null;
  if (type === 'application/json' || type?.endsWith('+json')) return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

function jsonBody(text: string): Body {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return { kind: 'json', fields: value };
  } catch {}
  return { kind: 'error', code: 'bad-json', type: 'json' };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What `readBytes` returns for a body whose end never came. */
const interrupted = Buffer.alloc(0);

/**
 * Reads the whole body. A client that disconnects midway is not an error, since nobody reads the response.
 * @returns null for a body of more than `most` bytes, which is not read further; no bytes for one that broke off
 */
export async function readBytes(c: Context, most = maxBodyBytes): Promise<Buffer | null> {
  const declared = c.req.header('content-length');
  if (Number(declared) > most) return null;
  if (declared !== undefined) {
    const whole = await c.req.arrayBuffer().catch(() => null);
    return whole ? Buffer.from(whole) : interrupted;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > most) return null;
      chunks.push(chunk);
    }
  } catch {
    return interrupted;
  }
  return Buffer.concat(chunks);
}

/** Fields that are lists in the contract. */
const listFields = ['selectedWhitepapers', 'interests'];

/** Null for a form with more than `maxFields` fields. */
function formFields(text: string): Record<string, unknown> | null {
  const fields: Record<string, unknown> = Object.create(null);
  const given = new URLSearchParams(text);
  if (given.size > maxFields) return null;
  for (const [name, value] of given) {
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else fields[name] = [before, value];
  }
  // A single ticked box arrives as one value, like any other field.
  for (const name of listFields) if (typeof fields[name] === 'string') fields[name] = [fields[name]];
  return fields;
}
