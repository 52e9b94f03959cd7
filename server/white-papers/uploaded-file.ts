import type { Context, MiddlewareHandler } from 'hono';
import type { Db } from '../db/connect.ts';
import { isId } from '../db/is-id.ts';
import { cachePolicies } from '../http/cache-policies.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { readPart, servedFile } from './file-repository.ts';

/**
 * GET /downloads/{id}/{name}: an uploaded PDF from the database, part by part as fast as the client reads, so that every process
 * serves it. As a download, sandboxed: what staff upload never runs as a page of this site.
 */
export function uploadedFile(db: Db): MiddlewareHandler {
  return async (c, next) => {
    const { id = '', name = '' } = c.req.param() as Record<string, string>;
    const file = isId(id) ? await servedFile(db, id, `/downloads/${id}/${name}`) : undefined;
    if (!file) return next();
    const etag = `"${file.sha256.slice(0, 32)}"`;
    const headers = {
      ...securityHeaders,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': cachePolicies.publicFile,
      etag,
      'x-robots-tag': 'noindex',
    };
    if (asksFor(c, etag)) return c.body(null, 304, headers);
    const all = {
      ...headers,
      'content-type': 'application/pdf',
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${file.name}"`,
    };
    return c.req.method === 'HEAD' ? c.body(null, 200, all) : c.body(stream(db, file.id), 200, all);
  };
}

function asksFor(c: Context, etag: string): boolean {
  const known = c.req.header('if-none-match') ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function stream(db: Db, id: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const bytes = await readPart(db, id, position++);
        if (bytes) controller.enqueue(new Uint8Array(bytes));
        else controller.close();
      },
    },
    { highWaterMark: 1 },
  );
}
