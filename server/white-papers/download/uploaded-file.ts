import type { Context, MiddlewareHandler } from 'hono';
import parseRange, { type Range } from 'range-parser';
import { partBytes } from '#contract/white-papers/files.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { isId } from '#server/http/request/id-in-path.ts';
import { readPart, servedFile } from '#server/white-papers/file-repository.ts';
import { shareParts } from './shared-parts.ts';

/** The names of uploads (`upload-routes.ts`); it also keeps zero bytes, which PostgreSQL rejects, out of the query. */
const fileName = /^[a-z0-9-]+\.pdf$/;

/**
 * GET /downloads/{id}/{name}: streams an uploaded PDF from the database, part by part as fast as the client reads, so
 * that every process can serve it; ranges allow interrupted downloads to resume. It is sent as an attachment and
 * sandboxed, so that an upload never runs as a page of this site.
 */
export function uploadedFile(db: Db): MiddlewareHandler {
  const partOf = shareParts((id, position) => readPart(db, id, position));
  return async (c, next) => {
    const [id = '', name = ''] = [c.req.param('id'), c.req.param('name')];
    const file = isId(id) && fileName.test(name) ? await servedFile(db, id, `/downloads/${id}/${name}`) : undefined;
    if (!file) return next();
    const etag = `"${file.sha256.slice(0, 32)}"`;
    const headers = {
      ...securityHeaders,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': cachePolicies.publicFile,
      etag,
      'x-robots-tag': 'noindex',
      'accept-ranges': 'bytes',
    };
    if (isUnmodified(c, etag)) return c.body(null, 304, headers);
    const { size } = file;
    const range = requestedRange(c, size, etag);
    if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const all = {
      ...headers,
      'content-type': 'application/pdf',
      'content-length': String(end - start + 1),
      'content-disposition': `attachment; filename="${file.name}"`,
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    };
    const status = range ? 206 : 200;
    return c.req.method === 'HEAD'
      ? c.body(null, status, all)
      : c.body(
          stream((position) => partOf(file.id, position), { start, end }),
          status,
          all,
        );
  };
}

function isUnmodified(c: Context, etag: string): boolean {
  const known = c.req.header('if-none-match') ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/**
 * The single range that a GET requests. Null for the whole file: also for several ranges, or when the file has changed
 * (If-Range).
 */
function requestedRange(c: Context, size: number, etag: string): Range | null | 'unsatisfiable' {
  const range = c.req.header('range');
  const ifRange = c.req.header('if-range');
  if (c.req.method !== 'GET' || !range?.startsWith('bytes=') || (ifRange ?? etag) !== etag) return null;
  // A suffix longer than the file is the whole file (RFC 9110, 14.1.2); the library calls it unsatisfiable.
  if (Number(/^bytes=-(\d+)$/.exec(range)?.[1]) >= size) return null;
  const parts = parseRange(size, range);
  if (parts === -1) return 'unsatisfiable';
  return parts === -2 || parts.length > 1 ? null : (parts[0] ?? null);
}

type ReadPart = (position: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;

function stream(partAt: ReadPart, { start: first, end }: Range): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = Math.floor(first / partBytes);
  return new ReadableStream(
    {
      async pull(controller) {
        const start = position * partBytes;
        const bytes = start > end ? undefined : await partAt(position++);
        // A view, not a copy: all clients that read this part share its bytes.
        if (bytes) controller.enqueue(bytes.subarray(Math.max(0, first - start), end + 1 - start));
        else controller.close();
      },
    },
    { highWaterMark: 1 },
  );
}
