import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { slotsAnswer, slotsPath } from '#contract/booking/booking.ts';
import type { PageContext, RenderPage } from '#contract/page-context.ts';
import { pageIds } from '#contract/site/pages.ts';
import type { PageDates } from '#server/built.ts';
import { readSettings } from '#server/env.ts';
import { startSite } from '#server/start/start-site.ts';
import type { engines } from './databases.ts';
import { dropPostgresDatabase, freshPostgresDatabase } from './postgres.ts';
import { copySqliteTemplate, staffLogin } from './templates.ts';

const pageDates = Object.fromEntries(pageIds.map((page) => [page, '2026-11-21'])) as PageDates;

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

export { staffLogin };

/**
 * The whole server without a listening socket, on a database with one account: `site.app.request(path, init)` answers.
 * Pages are rendered by a stub that returns the page context as text, because the built bundle has its own end-to-end
 * tests; everything else is real.
 */
export async function startTestSite(
  engine: (typeof engines)[number] = 'sqlite',
  environment: Readonly<Record<string, string>> = {},
  renderPage: RenderPage = renderContext,
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  const assetFolder = join(folder, 'assets');
  mkdirSync(assetFolder);
  copySqliteTemplate('staffed', folder);
  const own = engine === 'postgres' && !environment.DATABASE_URL ? await freshPostgresDatabase('staffed') : undefined;
  const settings = readSettings({
    DATA_DIR: folder,
    ADMIN_USERNAME: staffLogin.username,
    ADMIN_PASSWORD: staffLogin.password,
    ...(own && { DATABASE_URL: own }),
    ...environment,
  });
  const lines: string[] = [];
  const site = await startSite(settings, {
    renderPage,
    assetFolder,
    built: {
      searchDocuments: async () => ({ de: [], en: [] }),
      buttonWords: async () => ['Anfragen'],
      pageDates: async () => pageDates,
      pageStyles: async () => [],
      whitePaperFacts: async () => ({}),
      whitePaperTexts: async () => ({}),
    },
    log: (line) => lines.push(line),
  });
  site.startWork();
  return {
    ...site,
    folder,
    log: lines,
    /** POSTs JSON as the spec's clients do. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      site.app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** POSTs as a browser without JavaScript does. */
    postForm: (
      path: string,
      fields: Record<string, string> | [string, string][],
      headers: Record<string, string> = {},
    ) =>
      site.app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    /** The starts at which a visitor can book. */
    freeStarts: async () => v.parse(slotsAnswer, await (await site.app.request(slotsPath)).json()).slots,
    async end() {
      await site.close();
      if (own) await dropPostgresDatabase(own);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const renderContext: RenderPage = async (request, context: PageContext) => ({
  status: new URL(request.url).pathname === '/404' ? 404 : 200,
  html: JSON.stringify({ url: request.url, ...context }),
});
