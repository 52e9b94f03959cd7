import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hour, minute } from '#contract/durations.ts';
import type { LoginAnswer } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { sweep } from '#server/housekeeping.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import { disableStaff, enableStaff, setPassword } from '#server/staff/account/accounts.ts';
import { createAlert } from '#server/staff/account/alerts/alert.ts';
import { createPasskeys } from '#server/staff/account/passkeys/passkeys.ts';
import { isSignedIn } from '#server/staff/account/repository.ts';
import { createSecondFactor } from '#server/staff/account/second-factor/second-factor.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';
import { createKnownDevices } from './known-device.ts';
import { login } from './login.ts';
import { LoginThrottle } from './login-throttle.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: ReturnType<typeof staffCalls>;
  let lastAddress = 0;
  /** The address of a client without failed logins. */
  let address = '';
  const login = (body: unknown, from = address) => call(adminPaths.login, { method: 'POST', body, address: from });
  const database = () => site.services.database.db;
  const sessions = () => database().selectFrom('staff_sessions').selectAll().execute();
  const statusWith = async (token: string) => (await call(adminPaths.contacts, { token })).status;

  beforeAll(async () => {
    site = await startTestSite(engine);
    call = staffCalls(site);
  });
  afterAll(() => site.end());
  afterEach(() => vi.useRealTimers());
  beforeEach(async () => {
    lastAddress += 1;
    address = `192.0.2.${lastAddress}`;
    await database().deleteFrom('staff_sessions').execute();
  });

  test('the right password opens a session whose token is stored only as a hash', async () => {
    const answer = await login(staffLogin);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const body = (await answer.json()) as { token: string };
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      username: staffLogin.username,
      role: 'manage',
      device: expect.any(String),
    });
    expect(await statusWith(body.token)).toBe(200);
    expect(JSON.stringify(await sessions())).not.toContain(body.token);
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    const answers = [
      await login({ ...staffLogin, password: 'ein anderes Passwort' }),
      await login({ username: 'niemand', password: staffLogin.password }),
    ];
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(first).toBe(second);
    expect(JSON.parse(first ?? '')).toMatchObject({ status: 401, detail: 'Benutzername oder Passwort ist falsch.' });
    expect(answers[0]?.headers.get('content-type')).toContain('application/problem+json');
    expect(await sessions()).toEqual([]);
  });

  test('missing fields, wrong types and other bodies get different errors', async () => {
    const errors = async (body: unknown) => {
      const answer = await login(body);
      return [answer.status, ((await answer.json()) as { errors?: unknown }).errors];
    };
    expect(await errors({})).toEqual([
      422,
      [
        { field: 'username', code: 'username.required' },
        { field: 'password', code: 'password.required' },
      ],
    ]);
    expect(await errors({ username: ' ', password: '' })).toEqual([422, expect.any(Array)]);
    expect(await errors({ username: ['leitung'], password: { $ne: 1 } })).toEqual([422, expect.any(Array)]);
    expect(await errors({ username: 'x'.repeat(101), password: 'x'.repeat(1001) })).toEqual([422, expect.any(Array)]);
    expect(await errors('{"username":')).toEqual([400, undefined]);
    expect(await errors('[]')).toEqual([400, undefined]);
    expect(await errors(JSON.stringify({ ...staffLogin, filler: 'x'.repeat(70_000) }))).toEqual([413, undefined]);
    const form = await call(adminPaths.login, {
      method: 'POST',
      body: 'username=leitung',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.status).toBe(415);
    expect((await login({ username: "' or 1=1 --\u0000", password: '\u0000' })).status).toBe(401);
    expect((await call(adminPaths.login)).status).toBe(405);
  });

  test('calls without a valid token are refused, whatever form the token has', async () => {
    const { token } = await signIn(site);
    const headers = [
      undefined,
      'Bearer',
      `Bearer ${token}x`,
      `Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `Basic ${token}`,
      `Bearer ${'x'.repeat(5000)}`,
      `Bearer ' or 1=1 --`,
    ];
    for (const authorization of headers) {
      for (const path of [adminPaths.contacts, adminPaths.statistics, adminPaths.whitePapers, '/api/admin/unknown']) {
        const answer = await call(path, { headers: authorization ? { authorization } : {} });
        expect([path, authorization, answer.status]).toEqual([path, authorization, 401]);
        expect(answer.headers.get('www-authenticate')).toBe('Bearer');
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    }
    expect((await call(adminPaths.contacts, { headers: { authorization: `bearer  ${token}` } })).status).toBe(200);
  });

  test('every login has its own session, and logging out ends only that one', async () => {
    const [first, second] = [await signIn(site), await signIn(site)];
    expect(first.token).not.toBe(second.token);
    const answer = await first.call(adminPaths.logout, { method: 'POST' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect([await statusWith(first.token), await statusWith(second.token)]).toEqual([401, 200]);
    expect((await first.call(adminPaths.logout, { method: 'POST' })).status).toBe(401);
  });

  test('concurrent logins all work', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(staffLogin)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await sessions()).toHaveLength(4);
  });

  test('a session ends after 12 hours, even in use, and after 2 hours without use', async () => {
    const { token } = await signIn(site);
    const set = (values: { expires_at?: number; last_seen_at?: number }) =>
      database().updateTable('staff_sessions').set(values).execute();
    const [session] = await sessions();
    expect((session?.expires_at ?? 0) - (session?.created_at ?? 0)).toBe(12 * hour);

    await set({ last_seen_at: Date.now() - 2 * hour + minute });
    expect(await statusWith(token)).toBe(200);
    expect(Date.now() - ((await sessions())[0]?.last_seen_at ?? 0)).toBeLessThan(minute);

    // A stream or a download that goes on asks the second question.
    const stillIn = () => isSignedIn(database(), session?.staff_id ?? '', session?.created_at ?? 0, Date.now());
    expect(await stillIn()).toBe(true);
    await set({ last_seen_at: Date.now() - 2 * hour });
    expect([await statusWith(token), await stillIn()]).toEqual([401, false]);
    await set({ last_seen_at: Date.now(), expires_at: Date.now() });
    expect(await statusWith(token)).toBe(401);
    await sweep(site.services.database, site.folder);
    expect(await sessions()).toEqual([]);
  });

  test('the last use is written at most once a minute', async () => {
    const { token } = await signIn(site);
    const seen = Date.now() - minute + 5000;
    await database().updateTable('staff_sessions').set({ last_seen_at: seen }).execute();
    await statusWith(token);
    expect((await sessions())[0]?.last_seen_at).toBe(seen);
  });

  test('after five failures the next attempt waits, from this address only', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const wrong = { ...staffLogin, password: 'ein anderes Passwort' };
    const failures = await Promise.all(Array.from({ length: 8 }, () => login(wrong)));
    expect(failures.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const refused = await login(staffLogin);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ status: 429, retryAfter: 1 });
    expect((await login(staffLogin, '198.51.100.7')).status).toBe(200);
    vi.setSystemTime(Date.now() + 1000);
    expect((await login(staffLogin)).status).toBe(200);
  });

  test('disabling an account and changing its password end its sessions immediately', async () => {
    const { token } = await signIn(site);
    await disableStaff(database(), staffLogin.username);
    expect(await statusWith(token)).toBe(401);
    expect((await login(staffLogin)).status).toBe(401);
    await enableStaff(database(), staffLogin.username);
    const again = await signIn(site);
    expect(await statusWith(again.token)).toBe(200);
    await setPassword(database(), staffLogin.username, 'ein anderes Passwort');
    expect(await statusWith(again.token)).toBe(401);
  });
});

test.each(engines)('failed logins by strangers do not delay a known device on %s', async (engine) => {
  const site = await startTestSite(engine);
  const { services } = site;
  const waited: number[] = [];
  const throttle = new LoginThrottle(services.database.db, createPersonHash(services.secret), (milliseconds) => {
    waited.push(milliseconds);
    return Promise.resolve();
  });
  const app = new Hono();
  app.post(
    '/',
    login({
      ...services,
      throttle,
      secondFactor: createSecondFactor(services.secret),
      passkeys: createPasskeys(services.database.db, services.settings.PUBLIC_URL, ''),
      directory: null,
      devices: createKnownDevices(services.secret),
      alert: createAlert(services),
      onSessionsEnded: () => {},
    }),
  );
  const statusFrom = async (address: string, password: string = staffLogin.password) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...staffLogin, password }),
    };
    return (await app.request('/', init, { incoming: { socket: { remoteAddress: address } } })).status;
  };
  expect(await statusFrom('198.51.100.7')).toBe(200);
  for (let guess = 0; guess < 14; guess++) expect(await statusFrom(`203.0.113.${guess}`, 'geraten')).toBe(401);
  expect(waited, 'before the answer, whatever it is').toEqual([500, 1000, 2000, 4000]);
  expect(await statusFrom('198.51.100.9'), 'the office’s network').toBe(200);
  expect(waited).toHaveLength(4);
  expect(await statusFrom('192.0.2.99'), 'an address that nobody knows').toBe(200);
  expect(waited).toHaveLength(5);
  await site.end();
});

test('failed logins are refused after the hundredth, cause one audit entry and one mail, and do not lock out known devices', async () => {
  const site = await startTestSite('sqlite');
  const { services } = site;
  const { db } = services.database;
  const call = staffCalls(site);
  const owner = (await (await call(adminPaths.login, { method: 'POST', body: staffLogin })).json()) as LoginAnswer;
  const throttle = new LoginThrottle(db, createPersonHash(services.secret), () => Promise.resolve());
  const app = new Hono();
  const parts = {
    secondFactor: createSecondFactor(services.secret),
    passkeys: createPasskeys(db, services.settings.PUBLIC_URL, ''),
    directory: null,
    devices: createKnownDevices(services.secret),
  };
  app.post('/', login({ ...services, ...parts, throttle, alert: createAlert(services), onSessionsEnded: () => {} }));
  const statusFrom = async (address: string, body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await app.request('/', init, { incoming: { socket: { remoteAddress: address } } })).status;
  };
  const statuses: number[] = [];
  for (let guess = 0; guess < 120; guess++) {
    // Somebody who knows which guess alerts staff could change the case of the name for it.
    const username = guess === 49 ? staffLogin.username.toUpperCase() : staffLogin.username;
    statuses.push(await statusFrom(`2001:db8:${guess}::1`, { username, password: 'geraten' }));
  }
  expect([statuses.indexOf(429), new Set(statuses)]).toEqual([100, new Set([401, 429])]);
  expect(await statusFrom('2001:db8:ffff::1', staffLogin), 'the right password of a stranger').toBe(429);
  const device = 'device' in owner ? owner.device : '';
  expect(await statusFrom('2001:db8:ffff::1', { ...staffLogin, device })).toBe(200);
  expect(await statusFrom('2001:db8:ffff::1', { ...staffLogin, device: `${device}x` }), 'a forged one').toBe(429);
  const failed = await db.selectFrom('audit_log').selectAll().where('action', '=', 'login-failed').execute();
  expect(failed.filter(({ subject }) => subject !== '')).toHaveLength(1);
  const mails = await db.selectFrom('outbox').select(['template', 'data']).execute();
  expect(mails).toEqual([{ template: 'staff-alert', data: { alert: { cause: 'guessing', account: 'leitung' } } }]);
  await site.end();
});

test('RATE_LIMIT=off lifts the delays', async () => {
  const site = await startTestSite('sqlite', { RATE_LIMIT: 'off' });
  const call = staffCalls(site);
  const body = { ...staffLogin, password: 'ein anderes Passwort' };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => call(adminPaths.login, { method: 'POST', body, address: '192.0.2.1' })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  await site.end();
});
