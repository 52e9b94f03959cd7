import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AccountAnswer, accountPaths } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { type DirectoryBegun, directoryPaths } from '#contract/staff/login/directory.ts';
import { passkeyPaths } from '#contract/staff/login/passkeys.ts';
import { addStaff, setPassword } from '#server/staff/account/accounts.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { type Person, startDirectory } from '#tests/support/servers/directory.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { sessionOf, staffCalls } from '#tests/support/staff-client.ts';

const home = 'https://www.beispiel.example';
const mira: Person = { sub: 'm1', email: 'Mira@Beispiel.example', email_verified: true };
const given = 'Tannenzapfen am Kran 7';
const directory = await startDirectory(`${home}/admin/login`);
afterAll(directory.end);

describe.each(engines)('on %s', (engine) => {
  const sites: TestSite[] = [];
  const open = async (settings: Record<string, string> = {}) => {
    const all = { RATE_LIMIT: 'off', PUBLIC_URL: home, ...directory.settings, ...settings };
    const site = await startTestSite(engine, all);
    sites.push(site);
    return site;
  };
  let site: TestSite;
  const database = () => site.services.database.db;
  const post = (path: string, body: unknown = {}) => staffCalls(site)(path, { method: 'POST', body });
  const begin = async () => (await (await post(directoryPaths.begin)).json()) as DirectoryBegun;
  const parametersOf = (back: URL) => Object.fromEntries(back.searchParams);
  /** The input of the login call after somebody has signed in at the directory. */
  const returned = async (person: Person) => {
    const { url, key } = await begin();
    return { ...parametersOf(await directory.follow(url, person)), key };
  };
  const logIn = async (person: Person) => post(directoryPaths.login, await returned(person));
  const titled = async (answer: Response) => [answer.status, ((await answer.json()) as { title: string }).title];
  const stranger = [401, 'Kein Zugang'];
  const reasons = async () => {
    const rows = await database().selectFrom('audit_log').selectAll().where('action', '=', 'login-failed').execute();
    return rows.map(({ details }) => details.reason);
  };

  beforeAll(async () => {
    site = await open();
  });
  afterAll(async () => {
    for (const one of sites) await one.end();
  });
  beforeEach(async () => {
    await database().deleteFrom('staff').where('username', '<>', 'leitung').execute();
    await addStaff(database(), 'mira@beispiel.example', given, { role: 'work' });
  });

  test('a person invited by address can sign in, and keeps the account when the address changes', async () => {
    expect((await logIn({ ...mira, sub: 'x', email_verified: false })).status).toBe(401);
    const others = (await (
      await post(adminPaths.login, { username: 'mira@beispiel.example', password: given })
    ).json()) as { token: string };
    const answer = await logIn(mira);
    const known = await staffCalls(site)(accountPaths.account, { token: others.token });
    expect(known.status, 'a session of whoever knew the first password').toBe(401);
    expect(answer.status).toBe(200);
    const session = (await answer.json()) as { token: string };
    expect(session).toMatchObject({ username: 'mira@beispiel.example', role: 'work' });
    const account = await staffCalls(site)(accountPaths.account, { token: session.token });
    expect(((await account.json()) as AccountAnswer).due, 'the first password ends with it').toBeNull();
    expect((await post(adminPaths.login, { username: 'mira@beispiel.example', password: given })).status).toBe(401);
    expect((await logIn({ ...mira, email: 'mira.neu@beispiel.example' })).status, 'by her number').toBe(200);
    const rows = await database().selectFrom('audit_log').selectAll().orderBy('seq').execute();
    expect(rows.map(({ action }) => action)).toContain('directory-linked');
    expect(rows.at(-1)).toMatchObject({ actor: 'mira@beispiel.example', details: { way: 'directory' } });
    expect(JSON.stringify(rows)).not.toContain('neu@');
  });

  test('people who are not invited, have an unverified address or are disabled are refused', async () => {
    const before = (await reasons()).length;
    expect(await titled(await logIn({ ...mira, sub: 'o1', email: 'otto@beispiel.example' }))).toEqual(stranger);
    expect(await titled(await logIn({ ...mira, sub: 'm2', email_verified: false }))).toEqual(stranger);
    expect(await titled(await logIn({ sub: 'm3' }))).toEqual(stranger);
    expect((await logIn(mira)).status).toBe(200);
    await database().updateTable('staff').set({ disabled_at: 1 }).where('username', 'like', 'mira%').execute();
    expect(await titled(await logIn(mira))).toEqual(stranger);
    expect(await database().selectFrom('staff').select('id').execute(), 'no account is made').toHaveLength(2);
    expect((await reasons()).length).toBeGreaterThan(before);
  });

  test('a new owner of a linked person’s address does not get their account until it is reset', async () => {
    expect((await logIn(mira)).status).toBe(200);
    const heir = { ...mira, sub: 'h1' };
    expect(await titled(await logIn(heir))).toEqual(stranger);
    expect((await reasons()).at(-1)).toBe('other-identity');
    expect((await logIn({ ...mira, email: 'mira.neu@beispiel.example' })).status, 'she herself').toBe(200);
    await setPassword(database(), 'mira@beispiel.example', 'Apfelkuchen am See 8');
    expect((await logIn(heir)).status).toBe(200);
    expect(await titled(await logIn(mira))).toEqual(stranger);
  });

  test('addresses match regardless of case, but not with look-alike letters', async () => {
    for (const [index, email] of ['mıra', 'MİRA', 'ｍira', 'mira\u200b', 'міra', 'mira+x'].entries())
      expect([
        email,
        await titled(await logIn({ ...mira, sub: `u${index}`, email: `${email}@beispiel.example` })),
      ]).toEqual([email, stranger]);
    await addStaff(database(), 'karl@beispiel.example', given, { role: 'manage' });
    const kelvin = { ...mira, sub: 'k1', email: '\u212aarl@beispiel.example' };
    expect(await titled(await logIn(kelvin)), 'the sign of Kelvin').toEqual(stranger);
    expect((await logIn({ ...mira, sub: 'k2', email: 'KARL@BEISPIEL.example' })).status).toBe(200);
  });

  test('an answer with the state, nonce or verifier of another request is refused, as is a second use', async () => {
    const good = await returned(mira);
    expect((await post(directoryPaths.login, { ...good, state: 'A'.repeat(43) })).status).toBe(401);
    expect((await post(directoryPaths.login, good)).status).toBe(200);
    expect((await post(directoryPaths.login, good)).status, 'heard before').toBe(401);
    const other = await begin();
    const crossed = { ...(await returned(mira)), state: other.state, key: other.key };
    expect((await post(directoryPaths.login, crossed)).status, 'another’s verifier').toBe(401);
    for (const [what, wrong] of [
      ['nonce', { nonce: 'B'.repeat(43) }],
      ['verifier', { verifier: 'C'.repeat(43) }],
    ] as const) {
      const answer = await returned(mira);
      const links = database().selectFrom('one_time_links').selectAll().where('purpose', '=', 'directory');
      for (const { token_hash, data } of await links.execute()) {
        const changed = database().updateTable('one_time_links').where('token_hash', '=', token_hash);
        await changed.set({ data: { nonce: '', verifier: '', proofOf: '', ...data, ...wrong } }).execute();
      }
      expect([what, (await post(directoryPaths.login, answer)).status]).toEqual([what, 401]);
    }
    expect((await post(directoryPaths.login, { ...(await returned(mira)), iss: 'https://boese.example' })).status).toBe(
      401,
    );
  });

  test('the redirect URL alone cannot be used to sign in: it lacks the key that stays in the browser', async () => {
    const { url, state, key } = await begin();
    const address = await directory.follow(url, mira);
    expect([address.href, url].filter((one) => one.includes(key))).toEqual([]);
    const read = parametersOf(address);
    expect((await post(directoryPaths.login, read)).status).toBe(422);
    const own = await begin();
    expect((await post(directoryPaths.login, { ...read, key: own.key })).status, 'their own, for another’s').toBe(401);
    expect((await post(directoryPaths.login, { ...read, state: own.state, key: own.key })).status).toBe(401);
    expect((await post(directoryPaths.login, { ...read, key: state })).status).toBe(401);
    const mine = await returned(mira);
    expect((await post(directoryPaths.login, mine)).status, 'whoever began it').toBe(200);
  });

  test('an identity is only accepted with the directory’s signature', async () => {
    const main = site;
    for (const [published, status] of [
      ['another’s key', 401],
      ['its key', 200],
    ] as const) {
      site = await open();
      await addStaff(database(), 'mira@beispiel.example', given, { role: 'work' });
      if (status === 401) await directory.disown();
      else directory.own();
      expect([published, (await logIn(mira)).status]).toEqual([published, status]);
    }
    site = main;
  });

  test('the account’s second factor is required, unless the directory reports two factors', async () => {
    const me = await signedIn();
    await proveByDirectory(me);
    const key = createAuthenticator(home);
    const options = (await (await me.call(passkeyPaths.registration, posted())).json()) as { challenge: string };
    expect((await me.call(passkeyPaths.list, posted({ name: '', passkey: key.create(options) }))).status).toBe(201);
    expect(await (await logIn(mira)).json()).toMatchObject({ secondFactor: expect.any(String), passkey: true });
    expect(await (await logIn({ ...mira, amr: ['pwd', 'mfa'] })).json()).toMatchObject({ token: expect.any(String) });
  });

  const posted = (body: unknown = {}) => ({ method: 'POST', body });
  const signedIn = async () => sessionOf(site, ((await (await logIn(mira)).json()) as { token: string }).token);
  async function proveByDirectory(me: ReturnType<typeof sessionOf>, person = mira) {
    const { url, key } = (await (await me.call(directoryPaths.beginProof, posted())).json()) as DirectoryBegun;
    expect(new URL(url).searchParams.get('prompt')).toBe('login');
    return me.call(directoryPaths.proof, posted({ ...parametersOf(await directory.follow(url, person)), key }));
  }

  test('an account without a password is re-authenticated by the directory, only as the same person', async () => {
    const me = await signedIn();
    expect((await me.call(passkeyPaths.registration, posted())).status).toBe(403);
    expect((await proveByDirectory(me, { ...mira, sub: 'someone else' })).status).toBe(403);
    expect((await me.call(directoryPaths.proof, posted(await returned(mira)))).status, 'a login is no proof').toBe(403);
    expect((await me.call(passkeyPaths.registration, posted())).status).toBe(403);
    expect((await proveByDirectory(me)).status).toBe(204);
    expect((await me.call(passkeyPaths.registration, posted())).status).toBe(200);
  });

  test('settings define which addresses may sign in, which roles a claim gives, and whether passwords are accepted', async () => {
    const main = site;
    site = await open({
      OIDC_ADDRESSES: 'beispiel.example, gast@fremd.example',
      OIDC_ROLES: 'groups:chefs=manage,groups:alle=read',
      OIDC_ONLY: 'on',
      REQUIRE_SECOND_FACTOR: 'on',
    });
    await addStaff(database(), 'mira@beispiel.example', given, { role: 'work', own: true });
    await addStaff(database(), 'eva@fremd.example', given, { role: 'work' });
    const inGroup = (groups: string[], more = {}) => logIn({ ...mira, groups, ...more });
    expect(await titled(await inGroup(['kantine']))).toEqual(stranger);
    expect(await titled(await inGroup(['alle'], { sub: 'e1', email: 'eva@fremd.example' }))).toEqual(stranger);
    expect(await titled(await inGroup(['alle'], { sub: 'b', email: 'mira@boesebeispiel.example' }))).toEqual(stranger);
    expect((await post(adminPaths.login, { username: 'mira@beispiel.example', password: given })).status).toBe(200);
    expect(await (await inGroup(['alle', 'chefs'])).json()).toMatchObject({ role: 'manage' });
    expect(await (await inGroup(['alle'])).json()).toMatchObject({ role: 'read' });
    const byPassword = await post(adminPaths.login, { username: 'mira@beispiel.example', password: given });
    expect(await titled(byPassword)).toEqual([401, 'Bitte mit dem Firmenkonto']);
    const due = async (person: Person) => {
      const { token } = (await (await logIn(person)).json()) as { token: string };
      return ((await (await staffCalls(site)(accountPaths.account, { token })).json()) as AccountAnswer).due;
    };
    expect(await due({ ...mira, groups: ['alle'] })).toBe('second-factor');
    expect(await due({ ...mira, groups: ['alle'], amr: ['mfa'] }), 'the directory had two').toBeNull();
    await setPassword(database(), 'mira@beispiel.example', 'Apfelkuchen am See 8');
    const again = await post(adminPaths.login, { username: 'mira@beispiel.example', password: 'Apfelkuchen am See 8' });
    expect(again.status, 'a reset lets in while the directory is away').toBe(200);
    site = main;
  });

  test('an unavailable directory does not prevent the start, and is reported until it is back', async () => {
    const main = site;
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    site = await open({ OIDC_ISSUER: 'http://127.0.0.1:9' });
    const ways = await staffCalls(site)(directoryPaths.ways);
    expect(await ways.json()).toEqual({ directory: 'Firmenkonto' });
    expect(await titled(await post(directoryPaths.begin))).toEqual([503, 'Firmenkonto nicht erreichbar']);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^the directory does not answer/));
    log.mockRestore();
    site = main;
  });
});

test('a directory that stalls during its answer counts as unavailable, not as a refusal', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const site = await startTestSite('sqlite', { RATE_LIMIT: 'off', PUBLIC_URL: home, ...directory.settings });
  const post = (path: string, body: unknown = {}) => staffCalls(site)(path, { method: 'POST', body });
  const { url, key } = (await (await post(directoryPaths.begin)).json()) as DirectoryBegun;
  const back = Object.fromEntries((await directory.follow(url, mira)).searchParams);
  directory.stick(true);
  expect((await post(directoryPaths.login, { ...back, key })).status).toBe(503);
  directory.stick(false);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^the directory does not answer/));
  log.mockRestore();
  await site.end();
});

test('without a directory in the settings its calls are not found', async () => {
  const site = await startTestSite();
  const call = staffCalls(site);
  expect(await (await call(directoryPaths.ways)).json()).toEqual({ directory: null });
  expect((await call(directoryPaths.begin, { method: 'POST', body: {} })).status).toBe(404);
  const answer = { code: 'x', state: 'x', key: 'x' };
  expect((await call(directoryPaths.login, { method: 'POST', body: answer })).status).toBe(401);
  await site.end();
});
