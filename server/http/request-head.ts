import type { HeaderReader } from './answer/answer.ts';

/** A plain request whose head is complete. `bodyAt` is the body's place in the packet, `bodyBytes` its length. */
export type PlainRequest = {
  method: 'GET' | 'POST';
  target: string;
  header: HeaderReader;
  bodyAt: number;
  bodyBytes: number;
};

const maxHeadBytes = 4096;

/** Each looked at once, character by character: a pattern that backtracks would be a way to hold up the server. */
const startLine = /^(GET|POST) (\/(?![/\\])[!-~]*) HTTP\/1\.1$/;
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const printable = /^[ -~]*$/;
const hostName = /^[\w.:[\]-]+$/;

/** Headers that change how a request or connection is to be treated: such requests are not plain. */
const special = new Set([
  'connection',
  'content-encoding',
  'transfer-encoding',
  'expect',
  'upgrade',
  'te',
  'trailer',
  'range',
  'if-range',
  'if-match',
  'authorization',
]);

/**
 * The GET or POST with which this packet begins, or null. Strict (RFC 9112): whatever looks unusual, an unknown
 * shape or a header given twice included, is left to the HTTP server.
 */
export function plainRequest(packet: Buffer): PlainRequest | null {
  const end = packet.subarray(0, maxHeadBytes).indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [start = '', ...lines] = packet.toString('latin1', 0, end).split('\r\n');
  const [, method, target] = startLine.exec(start) ?? [];
  if (!method || !target) return null;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).toLowerCase();
    const value = withoutSpaces(line.slice(colon + 1));
    if (!token.test(name) || !printable.test(value) || headers.has(name)) return null;
    if (special.has(name) && !(name === 'connection' && value.toLowerCase() === 'keep-alive')) return null;
    headers.set(name, value);
  }
  if (!hostName.test(headers.get('host') ?? '')) return null;
  const length = headers.get('content-length');
  if (method === 'GET' ? length !== undefined : !/^\d{1,6}$/.test(length ?? '')) return null;
  return {
    method: method as PlainRequest['method'],
    target,
    header: (name) => headers.get(name),
    bodyAt: end + 4,
    bodyBytes: Number(length ?? 0),
  };
}

/** Without the spaces and tabs around it, and no other white space (RFC 9110, 5.5); in one pass. */
function withoutSpaces(text: string): string {
  const isSpace = (at: number) => text[at] === ' ' || text[at] === '\t';
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(start)) start += 1;
  while (end > start && isSpace(end - 1)) end -= 1;
  return text.slice(start, end);
}
