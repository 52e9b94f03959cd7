import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { day } from '#contract/durations.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import type { PublicWhitePaperAnswer } from '#contract/white-papers/public-list.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { downloadUrlFor } from './download/download.ts';
import { listedWhitePapers } from './public-list.ts';
import { seedWhitePapers } from './repository.ts';
import { whitePaperRoutes } from './routes.ts';

const listPath = '/api/whitepapers';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  const get = (path: string, headers: Record<string, string> = {}) => site.app.request(path, { headers });
  const database = () => site.services.database.db;
  const linkTo = (paperId: string, language: 'de' | 'en' = 'de', now = Date.now()) =>
    downloadUrlFor('0190-lead', paperId, language, site.services.secret, now);

  beforeAll(async () => {
    site = await startTestSite(engine);
  });
  afterAll(() => site.end());
  afterEach(() => vi.restoreAllMocks());

  test('visitors read the list in their language', async () => {
    const titles = async (path: string, headers = {}) => {
      const answer = await get(path, headers);
      const { whitepapers } = (await answer.json()) as { whitepapers: { title: string }[] };
      return [answer.status, whitepapers.length, whitepapers[0]];
    };
    const newest = builtInWhitePapers[35];
    const shown = (language: 'de' | 'en') => ({
      id: '36',
      number: '#36 08/2025',
      title: newest?.titles[language],
      summary: null,
      drawnFrom: null,
      keywords: [],
    });
    expect(await titles(`${listPath}?lang=de`)).toEqual([200, 36, shown('de')]);
    expect(await titles(`${listPath}?lang=en`)).toEqual([200, 36, shown('en')]);
    expect(await titles(listPath)).toEqual([200, 36, shown('de')]);
    expect(await titles(`${listPath}?lang=fr'`, { 'accept-language': 'en-GB' })).toEqual([200, 36, shown('en')]);
    expect((await site.app.request(listPath, { method: 'POST' })).status).toBe(405);
  });

  test('a request for a paper returns a link with download information', async () => {
    const answer = await site.post(leadKinds['white-paper'].path, {
      firstName: 'Ewa',
      lastName: 'Nowicka',
      email: 'ewa@przyklad.example',
      whitePaperId: '3',
      language: 'en',
    });
    const { downloadUrl } = (await answer.json()) as { downloadUrl: string };
    expect(downloadUrl).toMatch(/^\/api\/downloads\/[\w.-]+$/);
    const download = await get(downloadUrl);
    expect(download.headers.get('cache-control')).toBe('no-store');
    expect(await download.json()).toEqual({
      downloadInfo: {
        title: builtInWhitePapers[2]?.titles.en,
        fileName: 'Musterwerk-KI_White-Paper-3_Buy-rent-or-build.pdf',
        url: '/downloads/wp3-en.pdf',
        sizeBytes: null,
      },
    });
  });

  test('size and file name come from the file and its address', async () => {
    const folder = join(site.folder, 'downloads');
    mkdirSync(folder);
    writeFileSync(join(folder, 'wp1.pdf'), 'x'.repeat(1234));
    const app = whitePaperRoutes(
      site.services,
      folder,
      async () => [],
      async () => null,
    );
    const info = async (change: object) => {
      await database().updateTable('white_papers').set(change).where('id', '=', '1').execute();
      return ((await (await app.request(linkTo('1'))).json()) as { downloadInfo: object }).downloadInfo;
    };
    expect(await info({ number: '#1 08/2024' })).toMatchObject({
      fileName: 'Musterwerk-KI_White-Paper-1_KI-Strategie-auf-zwei-Seiten.pdf',
      sizeBytes: 1234,
    });
    expect(await info({ pdf_url: '/downloads/missing.pdf' })).toMatchObject({
      fileName: 'missing.pdf',
      sizeBytes: null,
    });
    expect(await info({ pdf_url: '/downloads/../site.sqlite' })).toMatchObject({ sizeBytes: null });
    expect(await info({ pdf_url: '/downloads/..' })).toMatchObject({ sizeBytes: null });
    expect(await info({ pdf_url: 'https://example.com/get?id=7' })).toMatchObject({
      fileName: 'white-paper-1-08-2024.pdf',
      url: 'https://example.com/get?id=7',
      sizeBytes: null,
    });
  });

  test('a link works for 30 days', async () => {
    expect((await get(linkTo('2', 'de', Date.now() - 30 * day + 60_000))).status).toBe(200);
    const expired = await get(linkTo('2', 'de', Date.now() - 30 * day - 1000), { 'accept-language': 'en' });
    expect(expired.status).toBe(404);
    expect(await expired.json()).toMatchObject({
      status: 404,
      detail: 'This entry does not exist, or no longer exists.',
    });
  });

  test('a browser that opens the link is redirected to the file', async () => {
    const answer = await get(linkTo('2', 'en'), { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/downloads/wp2-en.pdf']);
    expect(answer.headers.get('vary')).toContain('Accept');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  test('an unknown link is a clear 404', async () => {
    const link = linkTo('2');
    const claims = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = link.slice(link.lastIndexOf('.') + 1);
    const forged = [
      `${link}x`,
      `${link}.x`,
      link.slice(0, -1),
      link.slice(0, link.lastIndexOf('.')),
      `/api/downloads/${claims(['0190-lead', '3', 'de', 9_999_999_999])}.${signed}`,
      `/api/downloads/.${signed}`,
      '/api/downloads/.',
      '/api/downloads/%00',
      `/api/downloads/${'A'.repeat(9000)}`,
      downloadUrlFor('0190-lead', '2', 'de', 'another secret of thirty-two bytes', Date.now()),
      linkTo('999'),
      linkTo('\u0000'),
    ];
    for (const path of forged) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'application/problem+json; charset=utf-8',
      ]);
    }
    await database().deleteFrom('white_papers').where('id', '=', '2').execute();
    expect((await get(link)).status).toBe(404);
  });

  test('a title changed by staff is distinguished from the built-in one', async () => {
    const asShipped = async (language: string) => {
      const answer = await get(`${listPath}/3?lang=${language}`);
      return ((await answer.json()) as PublicWhitePaperAnswer).whitepaper.titleAsShipped;
    };
    expect([await asShipped('de'), await asShipped('en')]).toEqual([true, true]);
    await database().updateTable('white_papers').set({ title_de: 'Anders' }).where('id', '=', '3').execute();
    expect([await asShipped('de'), await asShipped('en')]).toEqual([false, true]);
  });

  test('a paper deleted by staff does not return at the next start', async () => {
    await database().deleteFrom('white_papers').execute();
    await Promise.all([seedWhitePapers(database()), seedWhitePapers(database())]);
    expect(await (await get(listPath)).json()).toEqual({ whitepapers: [] });
  });

  test('processes that start concurrently on a new database fill the list once', async () => {
    await database().deleteFrom('site_state').execute();
    await Promise.all([seedWhitePapers(database()), seedWhitePapers(database()), seedWhitePapers(database())]);
    expect(await database().selectFrom('white_papers').selectAll().execute()).toHaveLength(36);
  });

  test('the list contains each paper’s summary, if the build has one', async () => {
    const facts = {
      summary: 'Kurz gesagt.',
      keywords: ['Recht'],
      minutes: 5,
      contents: [],
      sources: [],
      date: '2024-08',
      revised: null,
      changes: [],
      figures: [],
      opening: [],
    };
    const whitePaperFacts = async () => ({ '7': { de: facts, en: { ...facts, summary: 'In short.' } } });
    const listed = await listedWhitePapers(database(), { whitePaperFacts }, 'en');
    expect(listed.find(({ id }) => id === '7')).toMatchObject({ summary: 'In short.', keywords: ['Recht'] });
    expect(listed.find(({ id }) => id === '8')).toMatchObject({ summary: null, keywords: [] });
    const change = (values: { title_en?: string; pdf_url_en?: string }) =>
      database().updateTable('white_papers').set(values).where('id', '=', '7').execute();
    const summary = async () =>
      (await listedWhitePapers(database(), { whitePaperFacts }, 'en')).find(({ id }) => id === '7')?.summary;
    await change({ title_en: 'Another title' });
    expect(await summary()).toBe('In short.');
    await change({ pdf_url_en: 'https://files.example/7.pdf' });
    expect(await summary()).toBeNull();
    const broken = { whitePaperFacts: () => Promise.reject(new Error('no file')) };
    expect(await listedWhitePapers(database(), broken, 'de')).toHaveLength(36);
  });

  test('a list that cannot be read is answered with the built-in papers', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await database().schema.dropTable('white_papers').execute();
    const answer = await get(`${listPath}?lang=en`);
    const { whitepapers } = (await answer.json()) as { whitepapers: unknown[] };
    expect([answer.status, whitepapers.length]).toEqual([200, 36]);
    expect(whitepapers[35]).toMatchObject({ id: '1', number: '#1 08/2024', title: builtInWhitePapers[0]?.titles.en });
    expect(log).toHaveBeenCalledOnce();
  });
});

test('a page that fell back to the built-in papers is rendered again soon', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const own = await startTestSite('sqlite', {}, async (_request, _context, sources) => ({
    status: 200,
    html: String((await sources.whitePapers('de')).length),
  }));
  const { db } = own.services.database;
  const shown = async () => Number(await (await own.app.request('/wissenscenter')).text());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await db.deleteFrom('white_papers').where('id', '=', '5').execute();
    await db.schema.alterTable('white_papers').renameTo('papers_away').execute();
    expect(await shown()).toBe(36);
    await db.schema.alterTable('papers_away').renameTo('white_papers').execute();
    expect(await shown(), 'kept for a moment').toBe(36);
    vi.advanceTimersByTime(5000);
    expect(await shown()).toBe(35);
  } finally {
    vi.useRealTimers();
    await own.end();
  }
});
