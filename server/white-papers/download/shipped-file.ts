import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Db } from '#server/db/connection/connect.ts';
import { staticFiles } from '#server/http/files/static-files.ts';
import { paperOfFile } from '#server/white-papers/repository.ts';
import { paperFileName } from './file-name.ts';
import { readyPapers } from './ready-papers.ts';

type Files = MiddlewareHandler<{ Bindings: Partial<HttpBindings> }>;

/**
 * GET /downloads/wp{n}.pdf: serves a built-in file under a descriptive name, as long as its paper, or another that
 * names the file, exists. When staff delete the paper, its file is gone too, and `gone` answers. When the database is
 * unavailable, the file is served.
 * @param company owner of the papers
 * @param own folder of the papers that name the operator as sender, null where the built-in ones do
 */
export function shippedFile(db: Db, gone: MiddlewareHandler, company: string, own: Promise<string | null>): Files {
  const ownFiles = own.then((folder) => folder && staticFiles(folder));
  return async (c, next) => {
    const [, id, english] = /^\/downloads\/wp(\d{1,9})(-en)?\.pdf$/.exec(c.req.path) ?? [];
    if (id === undefined) return next();
    const paper = await paperOfFile(db, id, c.req.path).catch(() => null);
    if (paper === undefined) return gone(c, next);
    await readyPapers(c, own);
    const name = paper && paperFileName(company, paper.number, english ? paper.title_en : paper.title_de);
    if (name) c.env?.outgoing?.setHeader('content-disposition', `inline; filename="${name}"`);
    const files = await ownFiles;
    return files ? files(c, next) : next();
  };
}
