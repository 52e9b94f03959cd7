import { isUtf8 } from 'node:buffer';
import type { Context } from 'hono';
import { maxBodyBytes } from '#contract/http/problem.ts';
import type { HeaderReader } from '#server/http/answer/answer.ts';

/** Kept of a form that is too large, to give back what was typed with its own page. */
const maxKeptBytes = 4 * maxBodyBytes;
/** Read at most and not kept: a browser that cannot finish sending shows no answer. */
const maxReadBytes = 512 * maxBodyBytes;

export type BodyType = 'json' | 'form';
export type Body =
  | { kind: 'json'; fields: Record<string, unknown> }
  /** An ordinary form post; a name given several times is a list. */
  | { kind: 'form'; fields: Record<string, unknown> }
  /** `type` is what the body claimed to be, as far as that could be understood. */
  | {
      kind: 'error';
      code: 'bad-json' | 'too-large' | 'wrong-type';
      type: BodyType | null;
      fields?: Record<string, unknown>;
    };

/**
 * Reads a request body of at most 64 kB as JSON object or form post. Never throws for what a client sends:
 * wrong type, size or JSON come back as the code of the problem to answer with. The beginning of a form that is too large is read
 * all the same, so that its page can give back what was typed.
 */
export async function readBody(c: Context): Promise<Body> {
  const type = bodyType((name) => c.req.header(name));
  if (!type) return { kind: 'error', code: 'wrong-type', type };
  if (type === 'json' && Number(c.req.header('content-length')) > maxBodyBytes) {
    return { kind: 'error', code: 'too-large', type };
  }
  return parseBody(type, await readBytes(c));
}

/** What the headers say the body is; null for every type, charset and encoding that is not read here. */
export function bodyType(header: HeaderReader): BodyType | null {
  const encoding = header('content-encoding');
  if (encoding !== undefined && encoding !== 'identity') return null;
  const contentType = header('content-type') ?? '';
  if (contentType === 'application/json') return 'json';
  const [type, ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  // Read as UTF-8 (RFC 8259, 8.1); any other charset would silently damage names.
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  if (charset && charset !== 'utf-8' && charset !== 'utf8') return null;
  if (type === 'application/json' || type?.endsWith('+json')) return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

/** Bytes of that type as fields. */
export function parseBody(type: BodyType, bytes: Buffer): Body {
  const tooLarge = bytes.length > maxBodyBytes;
  if (tooLarge && type === 'json') return { kind: 'error', code: 'too-large', type };
  if (!tooLarge && !isUtf8(bytes)) return { kind: 'error', code: 'bad-json', type };
  const text = bytes.toString('utf8');
  if (type === 'form') {
    const fields = formFields(bytes.length === maxKeptBytes ? withoutHalf(text) : text);
    return tooLarge ? { kind: 'error', code: 'too-large', type, fields } : { kind: 'form', fields };
  }
  try {
    const value: unknown = JSON.parse(text);
    if (!value || typeof value !== 'object' || Array.isArray(value)) return { kind: 'error', code: 'bad-json', type };
    return { kind: 'json', fields: value as Record<string, unknown> };
  } catch {
    return { kind: 'error', code: 'bad-json', type };
  }
}

/** What a cut may have left of the last character, which is up to four encoded bytes. */
function withoutHalf(text: string): string {
  return text.replace(/(%[0-9a-f]{0,2}){1,4}$|\ufffd$/i, '');
}

/** The body as far as it is kept. */
async function readBytes(c: Context): Promise<Buffer> {
  const declared = c.req.header('content-length');
  if (declared !== undefined && Number(declared) <= maxKeptBytes) {
    // A client that goes away in the middle is no fault of ours; nobody reads the answer.
    return Buffer.from(await c.req.arrayBuffer().catch(() => new ArrayBuffer(0)));
  }
  const stream = c.req.raw.body;
  if (!stream) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      if (size < maxKeptBytes) chunks.push(chunk.subarray(0, maxKeptBytes - size));
      size += chunk.byteLength;
      if (size > maxReadBytes) break;
    }
  } catch {
    return Buffer.alloc(0);
  }
  return Buffer.concat(chunks);
}

/** Fields that are lists in the contract. */
const listFields = ['selectedWhitepapers', 'interests'];

function formFields(text: string): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else fields[name] = [before, value];
  }
  // A single ticked box arrives as one value, like any other field.
  for (const name of listFields) if (typeof fields[name] === 'string') fields[name] = [fields[name]];
  return fields;
}
