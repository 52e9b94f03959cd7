import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer as createVite } from 'vite';
import type { RenderPage } from '#contract/page-context.ts';
import { pageIds } from '#contract/site/pages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { factsOf, plainTextOf, readPaper } from '#scripts/white-papers/source.ts';
import type { PageDates } from './built.ts';
import { readSettings } from './env.ts';
import { mailPreview } from './mail-preview/preview.ts';
import { buttonWords } from './search/button-words.ts';
import { readPages } from './search/read-pages.ts';
import { startSite } from './start/start-site.ts';

// `npm run dev`: the whole site from source, with hot reload of the web part, offline and without secrets. Pages are
// rendered anew each time; mails are written to DATA_DIR/mail.
const settings = readSettings({ DATA_DIR: './data/dev', RATE_LIMIT: 'off', ...process.env });
const http = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' });

const renderPage: RenderPage = async (...args) => {
  const web = (await vite.ssrLoadModule('./web/handler.ts')) as { renderPage: RenderPage };
  return web.renderPage(...args);
};
const today = Object.fromEntries(pageIds.map((page) => [page, new Date().toISOString().slice(0, 10)])) as PageDates;
const facts = Object.fromEntries(
  builtInWhitePapers.map(({ id }) => [id, { de: factsOf(readPaper(id, 'de')), en: factsOf(readPaper(id, 'en')) }]),
);
const texts = Object.fromEntries(
  builtInWhitePapers.map(({ id }) => [
    id,
    { de: plainTextOf(readPaper(id, 'de')), en: plainTextOf(readPaper(id, 'en')) },
  ]),
);
const assetFolder = join(settings.DATA_DIR, 'no-assets');
mkdirSync(assetFolder, { recursive: true });
const site = await startSite(settings, {
  renderPage,
  assetFolder,
  built: {
    searchDocuments: () => readPages(renderPage),
    buttonWords: () => buttonWords(renderPage),
    pageDates: async () => today,
    pageStyles: async () => [],
    whitePaperFacts: async () => facts,
    whitePaperTexts: async () => texts,
  },
  log: (line) => console.log(line),
  development: true,
});
// A preview of all mails with sample data; only here, never in the built site.
const app = new Hono()
  .route('/_mails', mailPreview({ company: site.services.company, settings, secret: site.services.secret }))
  .get('/_mails/', (c) => c.redirect('/_mails'))
  .route('/', site.app);
const listener = getRequestListener(app.fetch);
http.on('request', (request, response) => vite.middlewares(request, response, () => listener(request, response)));
await site.ensureFirstAccount();
http.listen(settings.PORT, settings.HOST, () => {
  site.startWork();
  console.log(`Development server on ${settings.PUBLIC_URL}, all mails on ${settings.PUBLIC_URL}/_mails`);
});
