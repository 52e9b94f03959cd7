import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { linkPages } from '#contract/site/pages.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import { privatePdf } from '#server/http/answer/private-pdf.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import type { OwnPapers } from '#server/typesetting/own-papers.ts';
import { paperFileName } from '#server/white-papers/download/file-name.ts';
import { readyPapers } from '#server/white-papers/download/ready-papers.ts';
import { readPaperLink } from './links.ts';

/**
 * GET /papers/{token}: the PDF behind a mailed link. If the link is expired or not signed by this site, or this system
 * could not typeset the paper, the page of the same path explains it.
 * @param company owner of the papers
 * @param own folder of the papers that name the operator as sender, null where the built-in ones do
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
    const folder = await readyPapers(c, own);
    const file = await readFile(join(folder ? join(folder, 'papers') : papersFolder, name)).catch(() => null);
    if (!file) return next();
    return privatePdf(file, paperFileName(company, null, requestPaperTitles[link.paper][link.language]));
  });
  return app;
}
