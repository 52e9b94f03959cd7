import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { staffAccountPaths } from '#contract/staff/accounts.ts';
import type { AuditAction } from '#contract/staff/audit.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { type DeskOverview, deskPaths, type LeadDeskAnswer } from '#contract/staff/desk.ts';
import { subscriberPaths } from '#contract/staff/newsletter.ts';
import {
  type NewProgramAnswer,
  type ProgramsAnswer,
  programPaths,
  programScopes,
} from '#contract/staff/programs/tokens.ts';
import { flushAggregates } from '#server/audit/aggregated.ts';
import { setPassword } from '#server/staff/account/accounts.ts';
import { callRules } from '#server/staff/call-rules.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { newsletterOf, person } from '#tests/support/rows/newsletter.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';
import { callsPerMinute } from './program-session.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let me: Awaited<ReturnType<typeof signIn>>;
  const db = () => site.services.database.db;
  const create = (input: object) => me.call(programPaths.list, { method: 'POST', body: input });
  const add = async (scopes: readonly string[] = ['leads:read'], name = 'CRM') =>
    (await (await create({ name, scopes, days: 30 })).json()) as NewProgramAnswer;
  const list = async () => ((await (await me.call(programPaths.list)).json()) as ProgramsAnswer).programs;
  const call = (token: string, path: string, method = 'GET', body?: unknown) =>
    staffCalls(site)(path, { token, method, body });
  const entries = (action: AuditAction) =>
    db().selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('seq').execute();

  beforeEach(async () => {
    site = await startTestSite(engine);
    me = await signIn(site);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await site.end();
  });

  test('a CRM reads leads with its token, and nobody finds the token in the database', async () => {
    await storeLeads(db(), [leadRow('2026-11-20T09:00:00Z', { email: 'mia@visitor.example' })]);
    const { token, id } = await add();
    expect(token).toMatch(/^site_[\w-]{43}$/);
    const answer = await call(token, adminPaths.contacts);
    expect([answer.status, await answer.json()]).toMatchObject([200, { contacts: [{ email: 'mia@visitor.example' }] }]);
    const stored = await db().selectFrom('programs').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token.slice('site_'.length));
    const shown = await list();
    expect(shown).toMatchObject([{ id, name: 'CRM', scopes: ['leads:read'], expired: false }]);
    expect(shown[0]?.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(shown)).not.toContain('token');
  });

  test('a CRM sees the newsletters of a lead only with the scope for them', async () => {
    const [row] = [leadRow('2026-11-20T09:00:00Z', { email: person.email })];
    await storeLeads(db(), [row]);
    await newsletterOf(() => site).subscribe();
    const signupsFor = async (...scopes: string[]) => {
      const { token } = await add(scopes, scopes.join(' und '));
      return ((await (await call(token, `${deskPaths.leads}/${row.id}`)).json()) as LeadDeskAnswer).signups.length;
    };
    expect(await signupsFor('leads:read')).toBe(0);
    expect(await signupsFor('leads:read', 'subscribers:read')).toBe(1);
  });

  test('a CRM changes a lead and adds a note under its own name, which is kept when its token is deleted', async () => {
    const [row] = [leadRow('2026-11-20T09:00:00Z')];
    await storeLeads(db(), [row]);
    const { token, id } = await add(['leads:read', 'leads:write', 'notes:write']);
    const lead = `${deskPaths.leads}/${row.id}`;
    const [mine] = await db().selectFrom('staff').select('id').execute();
    const change = { version: 0, state: 'won', owner: mine?.id };
    expect((await call(token, lead, 'PATCH', change)).status).toBe(200);
    expect((await call(token, lead, 'PATCH', change)).status, 'somebody was faster').toBe(409);
    const note = { id: crypto.randomUUID(), text: 'Im CRM angelegt' };
    for (let time = 0; time < 2; time++) expect((await call(token, `${lead}/notes`, 'POST', note)).status).toBe(201);
    await me.call(`${programPaths.list}/${id}`, { method: 'DELETE' });
    const read = (await (await me.call(lead)).json()) as LeadDeskAnswer;
    const by = { name: 'CRM (Programm)' };
    expect(read).toMatchObject({
      desk: { state: 'won', owner: { name: 'leitung' }, changedBy: by },
      notes: [{ text: note.text, author: by }],
      history: [{ by }, { by }],
    });
    expect(await entries('lead-changed')).toMatchObject([{ actor: 'program:CRM', subject: row.id }]);
    expect(await entries('lead-noted')).toHaveLength(2);
  });

  test('the author of a program’s changes is not an account: it is not listed and can neither sign in nor be changed', async () => {
    const row = leadRow('2026-11-20T09:00:00Z');
    await storeLeads(db(), [row]);
    const { token } = await add(['notes:write']);
    const note = { id: crypto.randomUUID(), text: 'Notiz' };
    const path = `${deskPaths.leads}/${row.id}/notes`;
    const refused = await call(token, path, 'POST', { ...note, answered: true });
    expect([refused.status, await refused.json()]).toMatchObject([403, { needs: 'leads:write' }]);
    expect((await call(token, path, 'POST', note)).status).toBe(201);
    const listed = await (await me.call(staffAccountPaths.list)).text();
    expect(listed).not.toContain('program:');
    const { id } = await db()
      .selectFrom('staff')
      .select('id')
      .where('username', '=', 'program:CRM')
      .executeTakeFirstOrThrow();
    const one = `${staffAccountPaths.list}/${id}`;
    expect((await me.call(one, { method: 'PATCH', body: { disabled: false } })).status).toBe(404);
    expect((await me.call(`${one}/reset`, { method: 'POST' })).status).toBe(404);
    const overview = (await (await me.call(deskPaths.overview)).json()) as DeskOverview;
    expect(overview.staff.map(({ name }) => name)).toEqual(['leitung']);
    const login = { username: 'program:CRM', password: '' };
    for (const password of ['', 'irgendein Passwort'])
      expect((await staffCalls(site)(adminPaths.login, { method: 'POST', body: { ...login, password } })).ok).toBe(
        false,
      );
    await expect(setPassword(db(), 'program:CRM', 'Tannenzapfen Kran 9')).rejects.toThrow(
      'there is no user program:CRM',
    );
  });

  test('uses of a token are aggregated in the audit log by call', async () => {
    const { token, id } = await add();
    for (let time = 0; time < 3; time++) await call(token, adminPaths.contacts);
    await flushAggregates(db(), Number.POSITIVE_INFINITY);
    expect(await entries('leads-listed')).toEqual([]);
    const entry = { actor: 'program:CRM', subject: id };
    expect(await entries('program-called')).toMatchObject([
      { ...entry, details: { call: `GET ${adminPaths.contacts}` } },
      { ...entry, details: { call: `GET ${adminPaths.contacts}`, further: 2 } },
    ]);
  });

  test('a revoked or expired token is refused from the next call on', async () => {
    const [gone, old] = [await add(), await add(['leads:read'], 'Auswertung')];
    expect((await me.call(`${programPaths.list}/${gone.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await me.call(`${programPaths.list}/${gone.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await call(gone.token, adminPaths.contacts)).status).toBe(401);
    expect((await call(old.token, adminPaths.contacts)).status).toBe(200);
    await db().updateTable('programs').set({ expires_at: Date.now() }).execute();
    expect((await call(old.token, adminPaths.contacts)).status).toBe(401);
    expect(await list()).toMatchObject([{ id: old.id, expired: true }]);
    expect(await entries('program-added')).toMatchObject([
      { actor: 'leitung', subject: gone.id, details: { program: 'CRM', scopes: 'leads:read', days: 30 } },
      { subject: old.id },
    ]);
    expect(await entries('program-removed')).toMatchObject([{ actor: 'leitung', subject: gone.id }]);
  });

  test('a token without name, scope or expiry, or with a name in use, is refused', async () => {
    const good = { name: 'CRM', scopes: ['leads:read'], days: 365 };
    for (const wrong of [{ name: ' ' }, { scopes: [] }, { scopes: ['everything'] }, { days: 366 }, { days: undefined }])
      expect([wrong, (await create({ ...good, ...wrong })).status]).toEqual([wrong, 422]);
    expect((await create(good)).status).toBe(201);
    const again = await create(good);
    expect([again.status, await again.json()]).toMatchObject([422, { errors: [{ code: 'name.taken' }] }]);
  });

  test('a program that calls too often waits; others do not', async () => {
    const [busy, other] = [await add(), await add(['leads:read'], 'Auswertung')];
    await db().updateTable('programs').set({ last_used_at: Date.now() }).execute();
    // A call without the scope counts like any other, and is the cheapest.
    for (let time = 0; time < callsPerMinute; time++) await call(busy.token, adminPaths.statistics);
    const refused = await call(busy.token, adminPaths.contacts);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await call(other.token, adminPaths.contacts)).status).toBe(200);
  });
});

test.each(programScopes)('every call with a token for %s does what its scope says', async (scope) => {
  const site = await startTestSite('sqlite', { RATE_LIMIT: 'off' });
  const me = await signIn(site);
  const made = await me.call(programPaths.list, { method: 'POST', body: { name: 'CRM', scopes: [scope], days: 30 } });
  const { token } = (await made.json()) as NewProgramAnswer;
  const open = Object.keys(callRules).filter((call) => callRules[call]?.may === 'anyone');
  for (const one of Object.keys(callRules).filter((call) => !open.includes(call))) {
    const [method = '', pattern = ''] = one.split(' ');
    const path = pattern.replaceAll(/:\w+/g, '00000000-0000-7000-8000-000000000000');
    const answer = await staffCalls(site)(path, { method, token, ...(method !== 'GET' && { body: { wrong: true } }) });
    await answer.body?.cancel();
    expect([one, answer.status === 403]).toEqual([one, callRules[one]?.scope !== scope]);
  }
  await site.end();
});

test('a token is only accepted in the header', async () => {
  const site = await startTestSite();
  const me = await signIn(site);
  const input = { name: 'CRM', scopes: ['subscribers:read'], days: 30 };
  const made = await me.call(programPaths.list, { method: 'POST', body: input });
  const { token } = (await made.json()) as NewProgramAnswer;
  const search = (path: string, headers: Record<string, string>) =>
    staffCalls(site)(path, { method: 'POST', body: {}, headers });
  const { search: path } = subscriberPaths;
  expect((await search(path, { authorization: `Bearer ${token}` })).status).toBe(200);
  expect((await search(`${path}?access_token=${token}`, {})).status).toBe(401);
  expect((await search(path, { cookie: `token=${token}` })).status).toBe(401);
  expect((await search(path, { authorization: `Basic ${token}` })).status).toBe(401);
  await site.end();
});
