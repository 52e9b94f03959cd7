import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { linkPages } from '#contract/site/pages.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import { privatePdf } from '#server/http/answer/private-pdf.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import type { OwnPapers } from '#server/typesetting/own-papers.ts';
import { paperFileName } from '#server/white-papers/download/file-name.ts';
import { readPaperLink } from './links.ts';

/**
 * GET /papers/{token}: the PDF behind a mailed link. A link that is expired or not ours, or a paper that this
 * system could not typeset, is told by the page of the same address.
 * @param company whose papers they are
 * @param own folder of the papers that bear the operator as their sender, null where those that ship do
 */
export function requestPaperRoutes(
  secret: SiteSecret,
  papersFolder: string,
  company: string,
  own: OwnPapers['folder'],
): Hono {
  const app = new Hono();
  app.get(linkPages.paper, async (c, next) => {
    const link = readPaperLink(c.req.param('token'), secret, Date.now());
    if (link === null || link === 'expired') return next();
    const name = `${link.paper}-${link.language}.pdf`;
    const folder = await own;
    const file = await readFile(join(folder ? join(folder, 'papers') : papersFolder, name)).catch(() => null);
    if (!file) return next();
    return privatePdf(file, paperFileName(company, null, requestPaperTitles[link.paper][link.language]));
  });
  return app;
}
