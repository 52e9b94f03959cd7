import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { deleteWhitePaper, insertWhitePaper, seedWhitePapers } from '#server/white-papers/repository.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { readyPapers } from './ready-papers.ts';
import { shippedFile } from './shipped-file.ts';

let database: Database;
afterEach(() => database?.close());

test.each(engines)('the files of a deleted paper are not served, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const { db } = database;
  await seedWhitePapers(db);
  const app = new Hono();
  app.get(
    '/downloads/:name',
    shippedFile(db, async (c) => c.text('page', 404), 'Muster', Promise.resolve(null)),
  );
  app.get('*', (c) => c.text('file'));
  const status = async (name: string) => (await app.request(`/downloads/${name}`)).status;
  expect([await status('wp7.pdf'), await status('wp7-en.pdf')]).toEqual([200, 200]);
  await deleteWhitePaper(db, '7');
  expect([await status('wp7.pdf'), await status('wp7-en.pdf')]).toEqual([404, 404]);
  expect([await status('wp17.pdf'), await status('wp99.pdf'), await status('other.pdf')]).toEqual([200, 404, 200]);
  const paper = { number: '#37 11/2026', title_de: 'Neu', title_en: 'New', pdf_url: '/downloads/wp7.pdf' };
  await insertWhitePaper(db, paper, 'leitung');
  expect([await status('wp7.pdf'), await status('wp7-en.pdf')], 'named by another paper').toEqual([200, 404]);
});

test('a download that would wait too long for papers being typeset is asked to retry', async () => {
  const papers = Promise.withResolvers<string | null>();
  const app = new Hono();
  app.get('/', async (c) => c.text(String(await readyPapers(c, papers.promise, 10))));
  const late = await app.request('/', { headers: { 'accept-language': 'en' } });
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await late.json()).toMatchObject({
    detail: 'The white papers are being typeset. Please try again in a minute.',
  });
  papers.resolve('folder');
  expect(await (await app.request('/')).text()).toBe('folder');
});
