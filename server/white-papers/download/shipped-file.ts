import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Db } from '#server/db/connection/connect.ts';
import { staticFiles } from '#server/http/files/static-files.ts';
import { paperOfFile } from '#server/white-papers/repository.ts';
import { paperFileName } from './file-name.ts';

type Files = MiddlewareHandler<{ Bindings: Partial<HttpBindings> }>;

/**
 * GET /downloads/wp{n}.pdf: a file that ships is handed out, under a name that says what it is, as long as its paper,
 * or another that names it, is there. What staff delete is gone with its file; `gone` answers then. Where the database
 * cannot tell, the file is handed out.
 * @param company whose papers they are
 * @param own folder of the papers that bear the operator as their sender, null where those that ship do
 */
export function shippedFile(db: Db, gone: MiddlewareHandler, company: string, own: Promise<string | null>): Files {
  const ownFiles = own.then((folder) => folder && staticFiles(folder));
  return async (c, next) => {
    const [, id, english] = /^\/downloads\/wp(\d{1,9})(-en)?\.pdf$/.exec(c.req.path) ?? [];
    if (id === undefined) return next();
    const paper = await paperOfFile(db, id, c.req.path).catch(() => null);
    if (paper === undefined) return gone(c, next);
    const name = paper && paperFileName(company, paper.number, english ? paper.title_en : paper.title_de);
    if (name) c.env?.outgoing?.setHeader('content-disposition', `inline; filename="${name}"`);
    const files = await ownFiles;
    return files ? files(c, next) : next();
  };
}
