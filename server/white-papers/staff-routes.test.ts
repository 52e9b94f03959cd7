import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/staff/contacts.ts';
import type { AdminWhitePaper, WhitePaperConflict } from '#contract/staff/white-papers.ts';
import type { PublicWhitePapersAnswer } from '#contract/white-papers/public-list.ts';
import { contentVersion } from '#server/pages/repository.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { sweepDeletedWhitePapers } from './repository.ts';

const paper = {
  number: '#37 09/2025',
  title_de: 'Ein neues Papier',
  title_en: 'A new paper',
  pdf_url: 'https://example.com/wp37.pdf',
};

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const all = adminPaths.whitePapers;
  const list = async () => ((await (await call(all)).json()) as { whitepapers: AdminWhitePaper[] }).whitepapers;
  const publicList = async (lang: string) =>
    ((await (await site.app.request(`/api/whitepapers?lang=${lang}`)).json()) as PublicWhitePapersAnswer).whitepapers;
  const add = async (body: unknown) => call(all, { method: 'POST', body });
  const version = () => contentVersion(site.services.database.db);

  beforeAll(async () => {
    site = await startTestSite(engine);
    const folder = join(site.folder, 'assets/downloads');
    mkdirSync(folder);
    for (const name of ['wp5.pdf', 'wp6.pdf', 'wp6-en.pdf']) writeFileSync(join(folder, name), 'x');
    ({ call } = await signIn(site));
  });
  afterAll(() => site.end());

  test('a new site lists the 36 papers, newest first', async () => {
    const papers = await list();
    expect(papers).toHaveLength(36);
    expect(papers[0]).toMatchObject({ id: '36', number: '#36 08/2025', pdf_url: '/downloads/wp36.pdf' });
    expect(papers[35]).toMatchObject({ id: '1', number: '#1 08/2024', pdf_url_en: '/downloads/wp1-en.pdf' });
  });

  test('a paper added by staff is immediately first in the public list in both languages', async () => {
    const before = await version();
    // The sign of its number may be left out.
    const answer = await add({ ...paper, number: paper.number.slice(1), pdf_url_en: '' });
    expect(answer.status).toBe(201);
    const created = (await answer.json()) as AdminWhitePaper;
    expect(created).toEqual({
      ...paper,
      pdf_url_en: null,
      id: expect.any(String),
      version: 1,
      created_at: expect.any(String),
    });
    expect(await version()).toBe(before + 1);
    expect((await publicList('de'))[0]).toMatchObject({
      id: created.id,
      number: paper.number,
      title: 'Ein neues Papier',
    });
    expect((await publicList('en'))[0]?.title).toBe('A new paper');
    expect((await list())[0]).toEqual(created);
  });

  test('staff change a paper; fields that they omit are kept', async () => {
    const before = await version();
    const change = { ...paper, number: '#5', title_de: 'Neuer Titel', pdf_url: '/downloads/wp5.pdf' };
    const answer = await call(`${all}/5`, { method: 'PUT', body: change });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ...change, id: '5', pdf_url_en: '/downloads/wp5-en.pdf' });
    expect(await version()).toBe(before + 1);
    expect((await publicList('de')).find(({ id }) => id === '5')?.title).toBe('Neuer Titel');
    expect((await list()).findIndex(({ id }) => id === '5')).toBe(32);
    const without = await call(`${all}/5`, { method: 'PUT', body: { ...change, pdf_url_en: null } });
    expect(await without.json()).toMatchObject({ pdf_url_en: null });
  });

  test('of two concurrent edits, the later gets the current version and can overwrite it deliberately', async () => {
    const opened = (await list()).find(({ id }) => id === '6') as AdminWhitePaper;
    const { id: _, created_at: _at, ...shown } = opened;
    const save = (change: object) => call(`${all}/6`, { method: 'PUT', body: { ...shown, ...change } });
    expect(await (await save({ title_en: 'A colleague’s' })).json()).toMatchObject({ version: opened.version + 1 });
    const before = await version();
    const late = await save({ title_de: 'Der spätere' });
    expect(late.status).toBe(409);
    const { current, changedAt, changedBy } = (await late.json()) as WhitePaperConflict;
    expect(current).toMatchObject({ title_de: opened.title_de, title_en: 'A colleague’s' });
    expect(changedBy).toBe(staffLogin.username);
    expect(Date.now() - Date.parse(changedAt)).toBeLessThan(60_000);
    expect(await version(), 'nothing was changed').toBe(before);
    const again = await save({ ...current, title_de: 'Der spätere' });
    expect(await again.json()).toMatchObject({ title_de: 'Der spätere', title_en: 'A colleague’s' });
    const atOnce = await Promise.all(
      ['a', 'b', 'c'].map((title_de) => save({ title_de, version: opened.version + 2 })),
    );
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const version of [2 ** 31, 1e308]) expect((await save({ version })).status, 'no version').toBe(422);
  });

  test('a change without a version applies to the current version', async () => {
    const change = { ...paper, number: '#9 04/2024', title_de: 'Ohne Version' };
    for (let round = 0; round < 2; round++) {
      expect((await call(`${all}/9`, { method: 'PUT', body: change })).status).toBe(200);
    }
    for (const wrong of ['1', 1.5, -1]) {
      expect((await call(`${all}/9`, { method: 'PUT', body: { ...change, version: wrong } })).status).toBe(422);
    }
  });

  test('a deleted paper is gone, from the public list too', async () => {
    const before = await version();
    expect((await call(`${all}/7`, { method: 'DELETE' })).status).toBe(204);
    expect(await version()).toBe(before + 1);
    expect((await publicList('de')).some(({ id }) => id === '7')).toBe(false);
    expect((await call(`${all}/7`, { method: 'DELETE' })).status).toBe(404);
    expect((await call(`${all}/7`, { method: 'PUT', body: paper })).status).toBe(404);
    expect(await version()).toBe(before + 1);
  });

  test('wrong fields are named by code and change nothing', async () => {
    const before = [await version(), await list()];
    const wrong: [object, string][] = [
      [{ ...paper, number: ' ' }, 'number.required'],
      [{ ...paper, number: 37 }, 'number.required'],
      [{ ...paper, title_de: '' }, 'title_de.required'],
      [{ ...paper, title_en: 'x'.repeat(301) }, 'title_en.tooLong'],
      [{ ...paper, pdf_url: 'javascript:alert(1)' }, 'pdf_url.invalid'],
      [{ ...paper, pdf_url: '//elsewhere.example/x.pdf' }, 'pdf_url.invalid'],
      [{ ...paper, pdf_url: 'https://' }, 'pdf_url.invalid'],
      [{ ...paper, pdf_url_en: 'data:x' }, 'pdf_url_en.invalid'],
      [{ ...paper, pdf_url_en: {} }, 'pdf_url_en.invalid'],
      [paper, 'number.taken'],
      [{ ...paper, number: '#300', pdf_url: '/downloads/gibtsnicht.pdf' }, 'pdf_url.missing'],
      [{ ...paper, pdf_url_en: '/downloads/../site.sqlite' }, 'pdf_url_en.missing'],
      [{ ...paper, pdf_url: '/downloads/' }, 'pdf_url.missing'],
      [{ ...paper, pdf_url: '/wissenscenter' }, 'pdf_url.missing'],
    ];
    for (const [body, code] of wrong) {
      const answer = await add(body);
      const { errors } = (await answer.json()) as { errors: unknown };
      expect([body, answer.status, errors]).toEqual([body, 422, [{ field: code.split('.')[0], code }]]);
    }
    expect((await add({})).status).toBe(422);
    expect((await add('{')).status).toBe(400);
    expect((await add({ ...paper, title_de: 'x'.repeat(70_000) })).status).toBe(413);
    expect([await version(), await list()]).toEqual(before);
  });

  test('unusual ids, control characters and other methods do no harm', async () => {
    for (const id of ['%00', "'--", 'x'.repeat(3000), '%F0%9F%98%80', '%']) {
      expect((await call(`${all}/${id}`, { method: 'PUT', body: paper })).status).toBe(404);
      expect((await call(`${all}/${id}`, { method: 'DELETE' })).status).toBe(404);
    }
    const answer = await add({ ...paper, number: '#38', title_de: 'a\u0000b\nc', title_en: '\ud800' });
    expect([answer.status, ((await answer.json()) as AdminWhitePaper).title_de]).toEqual([201, 'a b c']);
    expect((await call(all, { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, POST');
    expect((await call(`${all}/1`)).status).toBe(405);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      expect((await site.app.request(method === 'PUT' ? `${all}/1` : all, { method })).status).toBe(401);
    }
  });

  test('concurrently added papers are all stored; of those with the same number only the first', async () => {
    const before = (await list()).length;
    await Promise.all(Array.from({ length: 10 }, (_, index) => add({ ...paper, number: `#${100 + index}` })));
    expect(await list()).toHaveLength(before + 10);
    const same = await Promise.all(Array.from({ length: 5 }, () => add({ ...paper, number: '#200' })));
    expect(same.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
  });

  test('a paper may keep its number, but not take that of another', async () => {
    const put = (number: string) => call(`${all}/10`, { method: 'PUT', body: { ...paper, number } });
    const own = (await list()).find(({ id }) => id === '10')?.number ?? '';
    expect((await put(own)).status).toBe(200);
    const taken = await put((await list()).find(({ id }) => id === '11')?.number ?? '');
    expect([taken.status, await taken.json()]).toMatchObject([
      422,
      { errors: [{ field: 'number', code: 'number.taken' }] },
    ]);
  });

  test('a deleted paper can be restored for a day, to the same position', async () => {
    const before = await list();
    expect((await call(`${all}/8`, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toHaveLength(before.length - 1);
    const deleted = await version();
    expect((await call(`${all}/8/restore`, { method: 'POST' })).status).toBe(204);
    expect(await list()).toEqual(before);
    expect(await version()).toBe(deleted + 1);
    expect((await call(`${all}/8/restore`, { method: 'POST' })).status, 'once').toBe(404);
    await call(`${all}/8`, { method: 'DELETE' });
    await sweepDeletedWhitePapers(site.services.database.db, Date.now() + 1);
    expect((await call(`${all}/8/restore`, { method: 'POST' })).status, 'not once it is forgotten').toBe(404);
  });

  test('a deleted paper cannot be restored while another has its number, and trying does not lose it', async () => {
    const { number } = (await list()).find(({ id }) => id === '20') ?? {};
    const restore = async () => (await call(`${all}/20/restore`, { method: 'POST' })).status;
    const named = async () => (await list()).filter((one) => one.number === number).length;
    await call(`${all}/20`, { method: 'DELETE' });
    const successor = (await (await add({ ...paper, number })).json()) as AdminWhitePaper;
    expect([await restore(), await named()]).toEqual([409, 1]);
    await call(`${all}/${successor.id}`, { method: 'PUT', body: { ...paper, number: '#301' } });
    expect([await restore(), await named()]).toEqual([204, 1]);
  });
});
