import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { adminPaths, type ContactsAnswer } from '#contract/staff/contacts.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const database = () => site.services.database.db;
  const store = (...rows: ReturnType<typeof leadRow>[]) => storeLeads(database(), rows);
  const get = (query: Record<string, string> | string = '') =>
    call(adminPaths.contactsSearch, { method: 'POST', body: Object.fromEntries(new URLSearchParams(query)) });
  const list = async (query: Record<string, string> = {}) => {
    const answer = await get(query);
    expect(answer.status).toBe(200);
    return (await answer.json()) as ContactsAnswer;
  };
  const names = async (query: Record<string, string>) => (await list(query)).contacts.map(({ lastName }) => lastName);

  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    ({ call } = await signIn(site));
  });
  afterAll(() => site.end());
  beforeEach(async () => {
    await database().deleteFrom('leads').execute();
  });

  test('a visitor’s message is shown with everything that was stored with it', async () => {
    const sent = {
      firstName: 'Änne',
      lastName: 'Großmann',
      email: 'a.grossmann@beispiel-werk.example',
      phone: '+49 511 1234',
      company: 'Beispielwerk',
      subject: 'Demo',
      message: 'Wir möchten die Demo sehen.\nGern vor Ort.',
      pageSource: 'KI-Plattform',
      buttonContext: 'AIWizz Demo',
      buttonText: 'AIWizz Demo buchen',
      pageUrl: 'https://site.example/leistungsangebot/ki-plattform',
    };
    const before = Date.now();
    await site.post(leadKinds.contact.path, { ...sent, language: 'de', elapsed: 100, website: 'x' });
    const { contacts, ...rest } = await list();
    expect(rest).toEqual({ desks: {}, next: null, total: 1, newest: expect.any(String), totalExact: true });
    expect(contacts).toEqual([
      {
        ...sent,
        id: expect.any(String),
        kind: 'contact',
        language: 'de',
        details: {},
        calculation: null,
        spamSignals: ['honeypot', 'fast'],
        followsId: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
    const [contact] = contacts;
    expect(Date.parse(contact?.created_at ?? '')).toBeGreaterThanOrEqual(before);

    const one = await call(`${adminPaths.contacts}/${contact?.id}`);
    expect(await one.json()).toEqual({ contact });
    for (const id of ['unknown', '%00', "'; drop table leads; --", 'x'.repeat(3000)]) {
      expect((await call(`${adminPaths.contacts}/${encodeURIComponent(id)}`)).status).toBe(404);
    }
  });

  test('leads contain the fields of their kind, and newsletter sign-ups are not listed', async () => {
    const person = { firstName: 'Ewa', lastName: 'Nowicka', email: 'ewa@przyklad.example' };
    await site.post(leadKinds.investor.path, {
      ...person,
      company: 'K',
      investmentFocus: 'AI Startups',
      investmentStage: 'Early Stage',
    });
    await site.post(leadKinds['newsletter-radar'].path, person);
    const { contacts } = await list();
    expect(contacts.map(({ kind, details }) => [kind, details])).toEqual([
      ['investor', { Schwerpunkt: 'AI Startups', Phase: 'Early Stage' }],
    ]);
  });

  test('paging lists every contact once, newest first, even if many came at the same moment', async () => {
    const rows = Array.from({ length: 25 }, (_, index) =>
      leadRow(`2026-11-2${Math.floor(index / 10)}T08:00:00Z`, { last_name: `Nr ${index}` }),
    );
    await store(...rows);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ContactsAnswer = await list({ limit: '7', ...(cursor && { cursor }) });
      expect([page.total, page.totalExact]).toEqual([25, true]);
      seen.push(...page.contacts.map(({ lastName }) => lastName));
      cursor = page.next;
      // A lead that arrives during paging is not repeated and makes no other one skip a page.
      if (seen.length === 7) await store(leadRow('2026-11-30T08:00:00Z', { last_name: 'neu' }));
      if (seen.length === 7) await database().deleteFrom('leads').where('last_name', '=', 'neu').execute();
    } while (cursor);
    const expected = rows
      .toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
      .map(({ last_name }) => last_name);
    expect(seen).toEqual(expected);
    expect((await list({ limit: '25' })).next).toBeNull();
  });

  test('a page has a hundred leads by default and at most a thousand', async () => {
    await store(...Array.from({ length: 1001 }, () => leadRow('2026-11-21T08:00:00Z')));
    expect((await list()).contacts).toHaveLength(100);
    expect((await list({ limit: '1000' })).contacts).toHaveLength(1000);
  });

  test('the total is exact up to 10,000', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        leadRow('2026-11-21T08:00:00Z', { page_source: index ? 'Startseite' : 'KI-Lab' }),
      );
    await store(...many(10_000));
    expect(await list({ limit: '1' })).toMatchObject({ total: 10_000, totalExact: true });
    await store(...many(1));
    expect(await list({ limit: '1' })).toMatchObject({ total: 10_000, totalExact: false });
    expect(await list({ limit: '1', source: 'KI-Lab' })).toMatchObject({ total: 2, totalExact: true });
  });

  test('search finds all words anywhere, in any spelling of umlauts', async () => {
    await store(
      leadRow('2026-11-21T08:00:00Z', { last_name: 'Größler', company: 'Strauß Maschinenbau' }),
      leadRow('2026-11-20T08:00:00Z', { last_name: 'Groß', message: 'Wer baut Maschinen?' }),
    );
    expect(await names({ q: 'GROESSLER' })).toEqual(['Größler']);
    expect(await names({ q: 'Maschinen gr' })).toEqual(['Größler', 'Groß']);
    expect(await names({ q: '  strauss   größ ' })).toEqual(['Größler']);
    expect(await names({ q: 'maschinen nirgends' })).toEqual([]);
    expect(await names({ q: 'größler'.normalize('NFD') })).toEqual(['Größler']);
    expect(await names({ q: '   ' })).toEqual(['Größler', 'Groß']);
  });

  test('SQL wildcards and statements are searched literally', async () => {
    await store(
      leadRow('2026-11-21T08:00:00Z', { last_name: 'Prozent', message: '100% sicher' }),
      leadRow('2026-11-20T08:00:00Z', { last_name: 'Strich', message: 'a_b und a\\b' }),
    );
    expect(await names({ q: '%' })).toEqual(['Prozent']);
    expect(await names({ q: '_' })).toEqual(['Strich']);
    expect(await names({ q: '\\' })).toEqual(['Strich']);
    expect(await names({ q: '％' })).toEqual(['Prozent']);
    for (const q of ["' or '1'='1", "'); drop table leads; --", '?', '$1', '\ud800x']) {
      expect([q, (await get({ q })).status]).toEqual([q, 200]);
    }
    expect(await names({ source: "Startseite' --" })).toEqual([]);
    expect((await list()).total).toBe(2);
  });

  test('filter dates are Berlin days, both inclusive', async () => {
    await store(
      leadRow('2026-10-24T21:59:59.999Z', { last_name: '24.10. zuletzt' }),
      leadRow('2026-10-24T22:00:00Z', { last_name: '25.10. zuerst' }),
      leadRow('2026-10-25T22:59:59.999Z', { last_name: '25.10. zuletzt' }),
      leadRow('2026-10-25T23:00:00Z', { last_name: '26.10. zuerst' }),
    );
    expect(await names({ from: '2026-10-25', to: '2026-10-25' })).toEqual(['25.10. zuletzt', '25.10. zuerst']);
    expect(await names({ from: '2026-10-26' })).toEqual(['26.10. zuerst']);
    expect(await names({ to: '2026-10-24' })).toEqual(['24.10. zuletzt']);
    expect(await names({ from: '2026-10-26', to: '2026-10-24' })).toEqual([]);
    expect(await names({ from: '0001-01-01', to: '9999-12-31' })).toHaveLength(4);
  });

  test('filters can be combined', async () => {
    const at = '2026-11-21T08:00:00Z';
    await store(
      leadRow(at, { last_name: 'Richtig', page_source: 'Über uns', message: 'Angebot' }),
      leadRow(at, { last_name: 'Andere Seite', message: 'Angebot' }),
      leadRow(at, { last_name: 'Anderer Text', page_source: 'Über uns' }),
      leadRow('2026-11-20T08:00:00Z', { last_name: 'Anderer Tag', page_source: 'Über uns', message: 'Angebot' }),
    );
    expect(await names({ q: 'angebot', source: 'Über uns', from: '2026-11-21' })).toEqual(['Richtig']);
    await store(
      leadRow(at, { last_name: 'Andere Art', kind: 'investor', page_source: 'Über uns', message: 'Angebot' }),
    );
    expect(await names({ kind: 'investor' })).toEqual(['Andere Art']);
    expect(await names({ q: 'angebot', source: 'Über uns', from: '2026-11-21', kind: 'contact' })).toEqual(['Richtig']);
    expect(await names({ kind: 'white-paper', q: 'angebot' })).toEqual([]);
  });

  test('a wrong parameter is named', async () => {
    const wrong: [string, string][] = [
      ['limit=0', 'limit.invalid'],
      ['limit=1001', 'limit.tooLarge'],
      ['limit=-1', 'limit.invalid'],
      ['limit=1e3', 'limit.invalid'],
      ['limit=', 'limit.invalid'],
      ['limit=99999999999999999999', 'limit.invalid'],
      ['cursor=', 'cursor.invalid'],
      ['cursor=x', 'cursor.invalid'],
      [`cursor=${Buffer.from('1 2').toString('base64url')}`, 'cursor.invalid'],
      [`cursor=${Buffer.from(`1 ${'0'.repeat(35)}'`).toString('base64url')}`, 'cursor.invalid'],
      [`cursor=${'A'.repeat(5000)}`, 'cursor.invalid'],
      [`cursor=${Buffer.from(`1 ${'0'.repeat(36)}`).toString('base64url')}!`, 'cursor.invalid'],
      [`q=${'x'.repeat(201)}`, 'q.tooLong'],
      [`source=${'x'.repeat(301)}`, 'source.tooLong'],
      ['kind=newsletter-radar', 'kind.unknown'],
      ['kind=%27', 'kind.unknown'],
      ['from=2026-02-30', 'from.invalid'],
      ['to=21.11.2026', 'to.invalid'],
      ['from=2026-11-21T00:00', 'from.invalid'],
    ];
    for (const [query, code] of wrong) {
      const answer = await get(query);
      const body = (await answer.json()) as { errors: unknown };
      expect([query, answer.status, body.errors]).toEqual([query, 422, [{ field: code.split('.')[0], code }]]);
    }
  });

  test('GET returns the same list, but does not accept search text, which may be a name', async () => {
    await store(leadRow('2026-11-20T09:00:00Z', { last_name: 'Listig' }));
    expect(await (await call(`${adminPaths.contacts}?state=new&limit=5`)).json()).toEqual(
      await list({ state: 'new', limit: '5' }),
    );
    const refused = await call(`${adminPaths.contacts}?q=Listig`);
    expect([refused.status, await refused.json()]).toMatchObject([422, { errors: [{ code: 'q.notInAddress' }] }]);
  });

  test('other methods get 405 with the allowed ones', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await call(adminPaths.contacts, { method });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
    }
    expect((await call(adminPaths.contactsExport)).status).toBe(405);
    expect((await call('/api/admin/unknown')).status).toBe(404);
    const head = await call(adminPaths.contacts, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
