import { type Context, Hono } from 'hono';
import { type DownloadAnswer, downloadPath } from '#contract/leads/white-paper.ts';
import type { Language } from '#contract/site/languages.ts';
import { linkHref } from '#contract/site/pages.ts';
import {
  type ListedWhitePaper,
  type PublicWhitePaperAnswer,
  type PublicWhitePaperPage,
  type PublicWhitePapersAnswer,
  publicWhitePapersPath,
} from '#contract/white-papers/public-list.ts';
import { json } from '#server/http/answer/json.ts';
import { answerLanguage, problem } from '#server/http/answer/problem.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import type { Services } from '#server/services.ts';
import { readDownloadToken } from './download/download.ts';
import { downloadInfo } from './download/download-info.ts';
import { findWhitePaper } from './repository.ts';

/**
 * The public API: GET /api/whitepapers?lang= (`list`), one paper with the content of its page (`pageOf`), and the
 * target of a download link (`download.ts`).
 * @param downloadsFolder folder of the files of /downloads; null leaves their sizes out
 */
export function whitePaperRoutes(
  { database: { db }, secret, company }: Pick<Services, 'database' | 'secret' | 'company'>,
  downloadsFolder: string | null,
  list: (language: Language) => Promise<ListedWhitePaper[]>,
  pageOf: (id: string, language: Language) => Promise<PublicWhitePaperPage | null>,
): Hono {
  const app = new Hono();

  app.get(publicWhitePapersPath, async (c) => {
    const whitepapers = await list(answerLanguage(c, c.req.query('lang')));
    return json(c, { whitepapers } satisfies PublicWhitePapersAnswer, { cacheControl: cachePolicies.page });
  });

  app.get(`${publicWhitePapersPath}/:id`, async (c) => {
    const language = answerLanguage(c, c.req.query('lang'));
    const whitepaper = await pageOf(c.req.param('id'), language);
    if (!whitepaper) return problem('not-found', language);
    return json(c, { whitepaper } satisfies PublicWhitePaperAnswer, { cacheControl: cachePolicies.page });
  });

  app.get(`${downloadPath}/:token`, async (c) => {
    const token = c.req.param('token');
    const read = readDownloadToken(token, secret, Date.now());
    const download = read === 'expired' ? null : read;
    const paper = download && (await findWhitePaper(db, download.paperId));
    c.header('Vary', 'Accept', { append: true });
    const followed = c.req.header('accept')?.includes('text/html');
    if (!paper) {
      // Redirect to the page that explains invalid mailed links: its scripts start only on its own URL.
      return followed
        ? ledTo(c, linkHref('paper', encodeURIComponent(token)))
        : problem('not-found', answerLanguage(c));
    }
    const info = await downloadInfo(db, paper, download.language, downloadsFolder, company.name);
    // A link followed by the browser itself, without JavaScript or from a mail, leads to the file.
    if (followed) return ledTo(c, info.url);
    return json(c, { downloadInfo: info } satisfies DownloadAnswer);
  });
  return app;
}

/** Anyone who has the link has the paper, so the redirect is not cached and sends no referrer to other sites. */
function ledTo(c: Context, location: string): Response {
  return c.body(null, 303, {
    ...securityHeaders,
    'cache-control': cachePolicies.never,
    'referrer-policy': 'no-referrer',
    location,
  });
}
