import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { officeDay } from '#contract/office-time/office.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { sweep } from '#server/housekeeping.ts';
import { handleLead } from '#tests/support/rows/desk-rows.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let staff: Awaited<ReturnType<typeof signIn>>;
  const database = () => site.services.database.db;
  const links = () => database().selectFrom('one_time_links').selectAll().execute();
  const order = async (filter: unknown = {}) => {
    const answer = await staff.call(adminPaths.contactsExport, { method: 'POST', body: filter });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { url: string }).url;
  };
  /** Like a browser following a link: without the bearer token. */
  const open = (url: string, method = 'GET') => site.app.request(url, { method });
  /** As sent; `text()` would drop the byte order mark. */
  const text = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString('utf8');
  const lines = async (filter: unknown) => (await text(await open(await order(filter)))).split('\r\n').slice(1, -1);

  beforeAll(async () => {
    site = await startTestSite(engine);
    staff = await signIn(site);
  });
  afterAll(() => site.end());
  beforeEach(async () => {
    await database().deleteFrom('leads').execute();
    await database().deleteFrom('one_time_links').execute();
  });

  test('staff download the contacts as a file for German Excel', async () => {
    await storeLeads(database(), [
      leadRow('2026-11-21T08:12:00Z', { phone: '+49 511 1', message: 'Guten "Tag";\nbis dann' }),
    ]);
    const answer = await open(await order());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="leads-export-${officeDay(Date.now())}.csv"`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await text(answer)).toBe(
      '\uFEFF"Datum";"Name";"Email";"Telefon";"Nachricht";"Seite";"Button Kontext";"Button Text"\r\n' +
        `"21.11.2026, 09:12";"Erika Beispiel";"erika@beispiel.example";"'+49 511 1";"Guten ""Tag"";\nbis dann";"Startseite";"";""\r\n`,
    );
  });

  test('without contacts the file only has its header', async () => {
    expect(await text(await open(await order()))).toMatch(/^\uFEFF"Datum".*\r\n$/);
  });

  test('the file contains exactly the filtered leads, newest first, over many pages', async () => {
    const rows = Array.from({ length: 1203 }, (_, index) =>
      leadRow(`2026-11-${10 + (index % 3)}T08:00:00Z`, {
        last_name: `Nr${index}`,
        page_source: index % 2 ? 'KI-Lab' : 'Kontakt',
      }),
    );
    await storeLeads(database(), rows);
    const sorted = rows.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
    const nameOf = (line: string) => line.split('";"')[1]?.replace('Erika ', '');
    expect((await lines({})).map(nameOf)).toEqual(sorted.map(({ last_name }) => last_name));
    const filter = { q: 'nr1', source: 'KI-Lab', from: '2026-11-11', to: '2026-11-11' };
    const expected = sorted.filter(
      ({ last_name, page_source, created_at }) =>
        last_name.startsWith('Nr1') && page_source === 'KI-Lab' && officeDay(created_at) === '2026-11-11',
    );
    expect(expected.length).toBeGreaterThan(50);
    expect((await lines(filter)).map(nameOf)).toEqual(expected.map(({ last_name }) => last_name));
    expect(await lines({ q: '', source: null })).toHaveLength(1203);
  });

  test('the file of a search within a state or an owner contains only these leads, wherever they are in the list', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) =>
      leadRow('2026-11-21T08:00:00Z', { last_name: `Nr${index}` }),
    );
    await storeLeads(database(), rows);
    const owner = (await database().selectFrom('staff').select('id').executeTakeFirstOrThrow()).id;
    const [oldest, ...others] = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    for (const { id } of [oldest, others.at(-1)].flatMap((row) => row ?? [])) {
      await handleLead(database(), id, { state: 'won', owner, answered: true });
    }
    expect(await lines({ q: 'beispiel', state: 'won' })).toHaveLength(2);
    expect(await lines({ kind: 'contact', owner })).toHaveLength(2);
    expect(await lines({ q: 'nr', state: 'lost' })).toEqual([]);
    expect(await lines({ q: 'beispiel', state: 'new' })).toHaveLength(2498);
  });

  test('leads erased while the file is generated are only missing themselves', async () => {
    await storeLeads(
      database(),
      Array.from({ length: 3500 }, () => leadRow('2026-11-21T08:00:00Z')),
    );
    const reader = site.services.leadReader;
    const { csvPage } = reader;
    // The second page's leads are erased between finding and writing them.
    let pages = 0;
    reader.csvPage = async (...args) => {
      pages += 1;
      return { ...(await csvPage(...args)), ...(pages === 2 && { text: '' }) };
    };
    const answer = await open(await order({ q: 'beispiel' }));
    expect((await text(answer)).split('\r\n')).toHaveLength(2502);
    reader.csvPage = csvPage;
  });

  test('the download URL works once; a HEAD request does not use it up', async () => {
    const url = await order();
    expect(url).toMatch(/^\/api\/admin\/contacts\/export\/[\w-]{43}\.csv$/);
    const head = await open(url, 'HEAD');
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'text/csv; charset=utf-8',
      '',
    ]);
    const answers = await Promise.all([open(url), open(url), open(url)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await open(url, 'HEAD')).status).toBe(404);
    expect(JSON.stringify(await links())).not.toContain(url.slice(-30, -4));
  });

  test('the download URL expires after a minute and with the session, and cannot be altered', async () => {
    const late = await order();
    const [link] = await links();
    expect((link?.expires_at ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
    await database().updateTable('one_time_links').set({ expires_at: Date.now() }).execute();
    expect((await open(late)).status).toBe(404);
    await sweep(site.services.database, site.folder);
    expect(await links()).toEqual([]);

    const url = await order();
    for (const forged of ['x.csv', `${'A'.repeat(43)}.csv`, '%00.csv', `${'A'.repeat(9000)}.csv`, "'--.csv"]) {
      expect((await open(`${adminPaths.contactsExport}/${forged}`)).status).toBe(404);
    }
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await open(url, method)).status).toBe(405);
    await staff.call(adminPaths.logout, { method: 'POST' });
    expect((await open(url)).status).toBe(404);
    staff = await signIn(site);
  });

  test('a wrong filter is named, and an export requires a session', async () => {
    const answer = await staff.call(adminPaths.contactsExport, { method: 'POST', body: { q: 1, from: 'gestern' } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [
        { field: 'q', code: 'q.invalid' },
        { field: 'from', code: 'from.invalid' },
      ],
    });
    expect((await site.post(adminPaths.contactsExport, {})).status).toBe(401);
    expect(await links()).toEqual([]);
  });

  test('no more rows are read after the client disconnects', async () => {
    await storeLeads(
      database(),
      Array.from({ length: 4000 }, () => leadRow('2026-11-21T08:00:00Z')),
    );
    const leads = site.services.leadReader;
    const { csvPage } = leads;
    let pages = 0;
    leads.csvPage = (...args) => {
      pages += 1;
      return csvPage(...args);
    };
    const answer = await open(await order());
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    const rows =
      Buffer.from(first?.value ?? [])
        .toString()
        .split('\r\n').length - 2;
    expect(rows).toBe(1000);
    await reader?.cancel();
    const before = pages;
    // Turns in which further pages would be read.
    for (let turn = 0; turn < 50; turn++) await setImmediate();
    expect(pages).toBe(before);
    expect(pages).toBeLessThan(5);
    leads.csvPage = csvPage;
  });
});
