import type { MiddlewareHandler } from 'hono';
import type { Db } from '#server/db/connection/connect.ts';
import { namesFile } from './repository.ts';

/**
 * GET /downloads/wp{n}.pdf: a file that ships is handed out as long as its paper, or another that names it, is there.
 * What staff delete is gone with its file; `gone` answers then. Where the database cannot tell, the file is handed out.
 */
export function shippedFile(db: Db, gone: MiddlewareHandler): MiddlewareHandler {
  return async (c, next) => {
    const id = /^\/downloads\/wp(\d{1,9})(?:-en)?\.pdf$/.exec(c.req.path)?.[1];
    if (id === undefined || (await namesFile(db, id, c.req.path).catch(() => true))) return next();
    return gone(c, next);
  };
}
