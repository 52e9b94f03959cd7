import type { Context, MiddlewareHandler } from 'hono';
import { partBytes } from '#contract/white-papers/files.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { isId } from '#server/db/is-id.ts';
import { type ByteRange, byteRange } from '#server/http/files/byte-range.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { readPart, servedFile } from './file-repository.ts';

/** As uploads are named (`upload-routes.ts`); PostgreSQL is not asked for a name with a zero byte. */
const fileName = /^[a-z0-9-]+\.pdf$/;

/**
 * GET /downloads/{id}/{name}: an uploaded PDF from the database, part by part as fast as the client reads, so that every process
 * serves it; one that broke off goes on where it was. As a download, sandboxed: what staff upload never runs as a page of this site.
 */
export function uploadedFile(db: Db): MiddlewareHandler {
  return async (c, next) => {
    const { id = '', name = '' } = c.req.param() as Record<string, string>;
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
    if (asksFor(c, etag)) return c.body(null, 304, headers);
    const { size } = file;
    const asked = c.req.method === 'GET' ? byteRange((name) => c.req.header(name), size, etag) : null;
    if (asked === 'unsatisfiable') return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
    const { from, to } = asked ?? { from: 0, to: size - 1 };
    const all = {
      ...headers,
      'content-type': 'application/pdf',
      'content-length': String(to - from + 1),
      'content-disposition': `attachment; filename="${file.name}"`,
      ...(asked && { 'content-range': `bytes ${from}-${to}/${size}` }),
    };
    const status = asked ? 206 : 200;
    return c.req.method === 'HEAD' ? c.body(null, status, all) : c.body(stream(db, file.id, { from, to }), status, all);
  };
}

function asksFor(c: Context, etag: string): boolean {
  const known = c.req.header('if-none-match') ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function stream(db: Db, id: string, { from, to }: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = Math.floor(from / partBytes);
  return new ReadableStream(
    {
      async pull(controller) {
        const start = position * partBytes;
        const bytes = start > to ? undefined : await readPart(db, id, position++);
        if (bytes) controller.enqueue(new Uint8Array(bytes.subarray(Math.max(0, from - start), to + 1 - start)));
        else controller.close();
      },
    },
    { highWaterMark: 1 },
  );
}
