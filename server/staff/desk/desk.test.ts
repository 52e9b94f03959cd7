import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { adminPaths, type ContactsAnswer } from '#contract/staff/contacts.ts';
import {
  type BulkAnswer,
  type Desk,
  type DeskAnswer,
  type DeskOverview,
  deskPaths,
  type LeadDeskAnswer,
} from '#contract/staff/desk.ts';
import { addStaff } from '#server/staff/account/accounts.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  let colleague: typeof call;
  let ids: { me: string; colleague: string };
  const database = () => site.services.database.db;
  const store = async (...rows: ReturnType<typeof leadRow>[]) => {
    await storeLeads(database(), rows);
    return rows.map(({ id }) => id);
  };
  const lead = async (change: Parameters<typeof leadRow>[1] = {}, at = '2026-11-20T09:00:00Z') =>
    (await store(leadRow(at, change)))[0] as string;
  const change = (id: string, body: unknown, as = call) => as(`${deskPaths.leads}/${id}`, { method: 'PATCH', body });
  const deskOf = async (answer: Response | Promise<Response>) => ((await (await answer).json()) as DeskAnswer).desk;
  const detail = async (id: string) => (await (await call(`${deskPaths.leads}/${id}`)).json()) as LeadDeskAnswer;
  const list = async (query: Record<string, string>) => {
    const answer = await call(adminPaths.contactsSearch, { method: 'POST', body: query });
    expect(answer.status).toBe(200);
    return (await answer.json()) as ContactsAnswer;
  };
  const names = async (query: Record<string, string>) => (await list(query)).contacts.map(({ lastName }) => lastName);

  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    ({ call } = await signIn(site));
    await addStaff(database(), 'kollegin', 'ein anderes Passwort', { own: true });
    const plain = staffCalls(site);
    const login = await plain(adminPaths.login, {
      method: 'POST',
      body: { username: 'kollegin', password: 'ein anderes Passwort' },
    });
    const { token } = (await login.json()) as { token: string };
    colleague = (path, options = {}) => plain(path, { token, ...options });
    const overview = (await (await call(deskPaths.overview)).json()) as DeskOverview;
    ids = { me: overview.me.id, colleague: overview.staff.find(({ name }) => name === 'kollegin')?.id ?? '' };
  });
  afterAll(() => site.end());
  beforeEach(async () => {
    await database().deleteFrom('leads').execute();
  });

  test('an unhandled lead is new, and staff changes to it are in its history', async () => {
    const id = await lead();
    expect((await list({})).desks).toEqual({});
    expect(await detail(id)).toMatchObject({ desk: { state: 'new', version: 0, owner: null }, notes: [], history: [] });
    const desk = await deskOf(change(id, { version: 0, state: 'in-progress', owner: ids.colleague }));
    expect(desk).toMatchObject({ state: 'in-progress', version: 1, owner: { name: 'kollegin' }, answeredAt: null });
    expect((await list({})).desks).toEqual({ [id]: desk });
    await deskOf(change(id, { version: 1, owner: null }, colleague));
    const { history } = await detail(id);
    expect(history.map(({ what, from, to, by }) => [what, from, to, by.name])).toEqual([
      ['owner', 'kollegin', '', 'kollegin'],
      ['owner', '', 'kollegin', 'leitung'],
      ['state', 'new', 'in-progress', 'leitung'],
    ]);
  });

  test('of two concurrent changes to a lead, the later one gets a conflict and nothing is overwritten', async () => {
    const id = await lead();
    await change(id, { version: 0, state: 'won' });
    const late = await change(id, { version: 0, state: 'lost' }, colleague);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      status: 409,
      current: { state: 'won', version: 1, changedBy: { name: 'leitung' } },
    });
    expect((await detail(id)).desk).toMatchObject({ state: 'won', version: 1 });
    expect(await deskOf(change(id, { version: 1, state: 'lost' }, colleague))).toMatchObject({ state: 'lost' });
  });

  test('of many concurrent changes to the same version exactly one succeeds', async () => {
    const id = await lead();
    for (const version of [0, 1]) {
      const states = version ? ['new', 'new', 'new', 'new'] : ['won', 'lost', 'spam', 'in-progress'];
      const answers = await Promise.all(states.map((state) => change(id, { version, state })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    }
    const { desk, history } = await detail(id);
    expect([desk.version, history.length]).toEqual([2, 2]);
  });

  test('a change without effect does not alter version and history', async () => {
    const id = await lead();
    expect(await deskOf(change(id, { version: 0, state: 'new', owner: null }))).toMatchObject({ version: 0 });
    expect((await detail(id)).history).toEqual([]);
  });

  test('invalid values are refused at their field', async () => {
    const id = await lead();
    for (const [body, code] of [
      [{ version: 0, state: 'gone' }, 'state.invalid'],
      [{ version: 0, owner: 'nobody-we-know' }, 'owner.invalid'],
      [{ state: 'won' }, 'version.required'],
    ] as const) {
      const answer = await change(id, body);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ code }] });
    }
    for (const unknown of ['unknown', '%00', 'x'.repeat(500)]) {
      expect((await change(unknown, { version: 0, state: 'won' })).status).toBe(404);
      expect((await call(`${deskPaths.leads}/${unknown}`)).status).toBe(404);
    }
    expect((await staffCalls(site)(`${deskPaths.leads}/${id}`)).status).toBe(401);
  });

  test('filtering by state, open leads and owner lists exactly those, paged in order', async () => {
    const made = await store(
      ...Array.from({ length: 9 }, (_, index) =>
        leadRow(`2026-11-0${index + 1}T08:00:00Z`, { last_name: `L${index}` }),
      ),
    );
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = made;
    await change(a, { version: 0, state: 'won' });
    await change(b, { version: 0, state: 'won', owner: ids.me });
    await change(c, { version: 0, state: 'won' });
    await change(d, { version: 0, state: 'in-progress', owner: ids.colleague });
    await change(e, { version: 0, state: 'spam' });
    await change(f, { version: 0, state: 'won' });
    await change(f, { version: 1, state: 'new' });
    expect(await names({ state: 'won' })).toEqual(['L2', 'L1', 'L0']);
    expect(await names({ state: 'new' })).toEqual(['L8', 'L7', 'L6', 'L5']);
    expect(await names({ state: 'open' })).toEqual(['L8', 'L7', 'L6', 'L5', 'L3']);
    expect(await names({ owner: ids.me })).toEqual(['L1']);
    expect(await names({ owner: 'none', state: 'won' })).toEqual(['L2', 'L0']);
    expect(await names({ owner: ids.colleague, state: 'open' })).toEqual(['L3']);
    expect(await names({ state: 'won', from: '2026-11-02', to: '2026-11-02' })).toEqual(['L1']);
    expect(await names({ state: 'won', q: 'beispiel l2' })).toEqual(['L2']);
    expect(await names({ state: 'new', q: 'beispiel l' })).toEqual(['L8', 'L7', 'L6', 'L5']);
    expect(await names({ state: 'new', q: 'l3' })).toEqual([]);
    const searched = await list({ state: 'open', q: 'beispiel', limit: '3' });
    expect(searched).toMatchObject({ total: 5, totalExact: true });
    expect(await names({ state: 'open', q: 'beispiel', limit: '3', cursor: searched.next ?? '' })).toEqual([
      'L5',
      'L3',
    ]);
    const first = await list({ state: 'won', limit: '2' });
    expect(first).toMatchObject({ total: 3, totalExact: true });
    expect(await names({ state: 'won', limit: '2', cursor: first.next ?? '' })).toEqual(['L0']);
    expect((await call(`${adminPaths.contacts}?state=x`)).status).toBe(422);
  });

  test('a note sent twice is stored once, with its author, and only the author can delete it', async () => {
    const id = await lead();
    const send = () =>
      call(`${deskPaths.leads}/${id}/notes`, { method: 'POST', body: { id: 'n-1', text: ' Ruft\r\nzurück. ' } });
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    const { notes, desk } = await detail(id);
    expect(notes).toMatchObject([{ id: 'n-1', text: 'Ruft\nzurück.', author: { name: 'leitung' } }]);
    expect(desk.answeredAt).toBeNull();
    const remove = (as: typeof call) => as(`${deskPaths.leads}/${id}/notes/n-1`, { method: 'DELETE' });
    expect((await remove(colleague)).status).toBe(404);
    expect((await remove(call)).status).toBe(204);
    expect(await detail(id)).toMatchObject({ notes: [], history: [{ what: 'note-deleted' }] });
    const empty = await call(`${deskPaths.leads}/${id}/notes`, { method: 'POST', body: { id: 'n-2', text: ' ' } });
    expect(empty.status).toBe(422);
  });

  test('a note corrected after a lost response is stored beside the first, once', async () => {
    const [id, other] = [await lead(), await lead()];
    const send = (text: string, to = id, as = call) =>
      as(`${deskPaths.leads}/${to}/notes`, { method: 'POST', body: { id: 'n-3', text } });
    for (const text of ['Ruft zurück', 'Ruft am Montag zurück', 'Ruft am Montag zurück', 'Ruft zurück']) {
      expect((await send(text)).status).toBe(201);
    }
    const texts = async (of: string) => (await detail(of)).notes.map(({ text }) => text).sort();
    expect(await texts(id)).toEqual(['Ruft am Montag zurück', 'Ruft zurück']);
    await send('Ruft zurück', other);
    await send('Ruft zurück', id, colleague);
    expect(await texts(other)).toEqual(['Ruft zurück']);
    expect(await texts(id)).toEqual(['Ruft am Montag zurück', 'Ruft zurück', 'Ruft zurück']);
  });

  test('all leads and newsletters of one person are listed together, whatever the spelling of the address', async () => {
    const [id = ''] = await store(
      leadRow('2026-11-20T09:00:00Z', { email: 'Erika@Beispiel.Example' }),
      leadRow('2026-10-20T09:00:00Z', {
        email: 'erika@beispiel.example',
        last_name: 'Früher',
        language: 'en',
        message: 'x'.repeat(900),
      }),
      leadRow('2026-11-21T09:00:00Z', { email: 'ERIKA@beispiel.example', kind: 'investor' }),
      leadRow('2026-11-21T09:00:00Z', { email: 'andere@beispiel.example' }),
    );
    await site.post(leadKinds['newsletter-radar'].path, {
      firstName: 'E',
      lastName: 'B',
      email: 'erika@Beispiel.example',
    });
    const { leads, moreLeads, signups } = await detail(id);
    expect(leads.map(({ kind, language }) => [kind, language])).toEqual([
      ['investor', 'de'],
      ['contact', 'en'],
    ]);
    expect([leads[1]?.message.length, moreLeads]).toEqual([160, false]);
    expect(signups).toMatchObject([{ kind: 'newsletter-radar', state: 'pending' }]);
    const [umlaut = ''] = await store(
      leadRow('2026-11-20T09:00:00Z', { email: 'info@MÜLLER.example' }),
      leadRow('2026-11-19T09:00:00Z', { email: 'Info@xn--mller-kva.example' }),
    );
    expect((await detail(umlaut)).leads).toHaveLength(1);
  });

  test('a bulk change skips and reports leads that others changed meanwhile, and can be undone', async () => {
    const made = await store(
      ...Array.from({ length: 4 }, (_, index) =>
        leadRow(`2026-11-0${index + 1}T08:00:00Z`, { last_name: `L${index}` }),
      ),
    );
    const [a = '', b = '', c = '', d = ''] = made;
    await change(b, { version: 0, state: 'won' }, colleague);
    await change(d, { version: 0, state: 'lost', owner: ids.me });
    const bulk = async (items: unknown) =>
      (await (await call(deskPaths.bulk, { method: 'POST', body: { items } })).json()) as BulkAnswer;
    const done = await bulk([
      { id: a, version: 0, state: 'spam' },
      { id: b, version: 0, state: 'spam' },
      { id: c, version: 0, state: 'spam' },
      { id: d, version: 1, state: 'spam' },
      { id: 'unknown', version: 0, state: 'spam' },
    ]);
    expect(done.done.map(({ id }) => id).sort()).toEqual([a, c, d].sort());
    expect(done.conflicts).toMatchObject([{ id: b, current: { state: 'won', changedBy: { name: 'kollegin' } } }]);
    expect(done.gone).toEqual(['unknown']);
    expect((await names({ state: 'spam' })).sort()).toEqual(['L0', 'L2', 'L3']);
    const back = (desk: Desk, before: Desk, id: string) => ({
      id,
      version: desk.version,
      state: before.state,
      owner: before.owner?.id ?? null,
    });
    await bulk(done.done.map(({ id, desk, before }) => back(desk, before, id)));
    expect(await names({ state: 'spam' })).toEqual([]);
    expect((await detail(d)).desk).toMatchObject({ state: 'lost', owner: { id: ids.me } });
    for (const items of [[], Array.from({ length: 501 }, () => ({ id: a, version: 0 }))]) {
      expect((await call(deskPaths.bulk, { method: 'POST', body: { items } })).status).toBe(422);
    }
  });

  test('a selection is exported as a file whose address works once', async () => {
    const [a = '', , c = ''] = await store(
      leadRow('2026-11-01T08:00:00Z', { last_name: 'Eins' }),
      leadRow('2026-11-02T08:00:00Z', { last_name: 'Zwei' }),
      leadRow('2026-11-03T08:00:00Z', { last_name: 'Drei', message: '=1+1' }),
    );
    const ordered = await call(deskPaths.export, { method: 'POST', body: { ids: [a, c] } });
    const { url } = (await ordered.json()) as { url: string };
    const answer = await site.app.request(url);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await answer.text()).split('\r\n');
    expect(lines).toHaveLength(4);
    expect([lines[1], lines[2]]).toEqual([expect.stringContaining('Drei'), expect.stringContaining('Eins')]);
    expect(lines[1]).toContain(`"'=1+1"`);
    expect((await site.app.request(url)).status).toBe(404);
    expect((await site.post(deskPaths.export, { ids: [a] })).status).toBe(401);
  });
});
