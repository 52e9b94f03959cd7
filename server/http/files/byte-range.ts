import type { HeaderReader } from '#server/http/answer/answer.ts';

/** First and last byte of a part, both included. */
export type ByteRange = { from: number; to: number };

/**
 * Which part of a file of `size` bytes a GET asks for (RFC 9110, section 14): null for the whole, also where several parts are
 * asked for or the file has changed since (If-Range), `unsatisfiable` for one behind its end.
 */
export function byteRange(header: HeaderReader, size: number, etag: string): ByteRange | null | 'unsatisfiable' {
  const ifRange = header('if-range');
  if (ifRange !== undefined && ifRange !== etag) return null;
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header('range') ?? '') ?? [];
  if (first === '' && last === '') return null;
  // `bytes=-500`: the last 500.
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'unsatisfiable';
  return { from: Number(first), to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
