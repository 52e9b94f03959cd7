import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AccountAnswer, accountPaths } from '#contract/staff/account.ts';
import { type FirstPasswordAnswer, type StaffAccountsAnswer, staffAccountPaths } from '#contract/staff/accounts.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  replaceRecoveryCodes,
} from '#server/staff/account/second-factor/repository.ts';
import { passkeysOf } from '#tests/support/passkeys.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';

const own = 'Tannenzapfen am Kran';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let me: Awaited<ReturnType<typeof signIn>>;
  const db = () => site.services.database.db;
  const list = async () => ((await (await me.call(staffAccountPaths.list)).json()) as StaffAccountsAnswer).accounts;
  const idOf = async (name: string) => (await list()).find(({ username }) => username === name)?.id ?? '';
  const invite = (username: string, role: string) =>
    me.call(staffAccountPaths.list, { method: 'POST', body: { username, role } });
  const change = async (name: string, body: unknown) =>
    me.call(`${staffAccountPaths.list}/${await idOf(name)}`, { method: 'PATCH', body });
  const login = (username: string, password: string) =>
    staffCalls(site)(adminPaths.login, { method: 'POST', body: { username, password } });
  async function invited(username: string, role: string) {
    const first = (await (await invite(username, role)).json()) as FirstPasswordAnswer;
    return signIn(site, { as: first }).then((session) => ({ ...session, ...first }));
  }

  beforeEach(async () => {
    site = await startTestSite(engine);
    me = await signIn(site);
  });
  afterEach(() => site.end());

  test('an invited person must first choose a password', async () => {
    const colleague = await invited('kollegin', 'work');
    const due = await colleague.call(adminPaths.contacts);
    expect([due.status, await due.json()]).toMatchObject([403, { due: 'password' }]);
    expect(await (await colleague.call(accountPaths.account)).json()).toMatchObject({ due: 'password', role: 'work' });
    const chosen = { password: colleague.password, newPassword: own };
    expect((await colleague.call(accountPaths.password, { method: 'POST', body: chosen })).status).toBe(204);
    expect((await colleague.call(adminPaths.contacts)).status).toBe(200);
    expect(((await (await colleague.call(accountPaths.account)).json()) as AccountAnswer).due).toBeNull();
  });

  test('a first password expires after seven days', async () => {
    const { username, password, expires } = await invited('kollegin', 'read');
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    await db().updateTable('staff').set({ password_expires_at: Date.now() }).where('username', '=', username).execute();
    const answer = await login(username, password);
    expect([answer.status, await answer.json()]).toMatchObject([401, { title: 'Passwort abgelaufen' }]);
    expect((await login(username, 'geraten')).status, 'who guesses learns nothing').toBe(401);
    expect(await (await login(username, 'geraten')).json()).toMatchObject({ title: 'Login fehlgeschlagen' });
  });

  test('names that are taken or resemble others are refused at their field', async () => {
    const codes = async (answer: Response) => {
      const { errors } = (await answer.json()) as { errors: { code: string }[] };
      return [answer.status, errors.map(({ code }) => code)];
    };
    expect(await codes(await invite('Leitung', 'read'))).toEqual([422, ['username.taken']]);
    expect(await codes(await invite('a b', 'read'))).toEqual([422, ['username.letters']]);
    expect((await invite('kollege', 'everything')).status).toBe(422);
  });

  test('changing a role, disabling and signing out end an account’s sessions; the audit log says who did it', async () => {
    const colleague = await invited('kollegin', 'read');
    const again = async () => (await colleague.call(accountPaths.account)).status;
    expect(await again()).toBe(200);
    expect((await change('kollegin', { role: 'work' })).status).toBe(204);
    expect(await again()).toBe(401);
    const answer = (await (await login('kollegin', colleague.password)).json()) as { role: string; token: string };
    expect(answer.role).toBe('work');
    const path = `${staffAccountPaths.list}/${await idOf('kollegin')}`;
    expect((await list()).find(({ username }) => username === 'kollegin')?.sessions).toBe(1);
    expect((await me.call(`${path}/sign-out`, { method: 'POST' })).status).toBe(204);
    expect((await list()).find(({ username }) => username === 'kollegin')?.sessions).toBe(0);
    expect((await change('kollegin', { disabled: true })).status).toBe(204);
    expect((await login('kollegin', colleague.password)).status).toBe(401);
    expect((await change('kollegin', { disabled: false })).status).toBe(204);
    const reset = (await (await me.call(`${path}/reset`, { method: 'POST' })).json()) as FirstPasswordAnswer;
    expect((await login('kollegin', colleague.password)).status).toBe(401);
    expect((await login('kollegin', reset.password)).status).toBe(200);
    const entries = await db()
      .selectFrom('audit_log')
      .selectAll()
      .where('actor', '=', 'leitung')
      .orderBy('seq')
      .execute();
    const changes = entries.filter(({ details }) => details.from === 'staff-area');
    expect(changes.map(({ action }) => action)).toEqual([
      'account-added',
      'role-given',
      'account-signed-out',
      'account-disabled',
      'account-enabled',
      'account-reset',
    ]);
  });

  test('a password reset keeps the second factor, which a manager can only remove separately', async () => {
    const colleague = await invited('kollegin', 'read');
    const id = await idOf('kollegin');
    await beginSecondFactor(db(), id, 'sealed');
    await confirmSecondFactor(db(), id, 'sealed', 1);
    await replaceRecoveryCodes(db(), id, ['hash']);
    const path = `${staffAccountPaths.list}/${id}`;
    const reset = (await (await me.call(`${path}/reset`, { method: 'POST' })).json()) as FirstPasswordAnswer;
    const answer = async () => (await login('kollegin', reset.password)).json();
    expect(await answer()).toMatchObject({ secondFactor: expect.any(String), app: true });
    expect(await countRecoveryCodes(db(), id)).toBe(1);
    const other = await signIn(site, { proven: false });
    expect((await other.call(`${path}/remove-second-factor`, { method: 'POST' })).status, 'with proof alone').toBe(403);
    expect((await me.call(`${path}/remove-second-factor`, { method: 'POST' })).status).toBe(204);
    expect((await colleague.call(accountPaths.account)).status).toBe(401);
    expect(await answer()).toMatchObject({ token: expect.any(String) });
    expect(await countRecoveryCodes(db(), id)).toBe(0);
    const entries = db().selectFrom('audit_log').selectAll().where('action', '=', 'second-factor-removed');
    expect(await entries.execute()).toMatchObject([{ actor: 'leitung', subject: id }]);
  });

  test('the last manager keeps the role, even if two managers demote each other concurrently', async () => {
    for (const body of [{ role: 'work' }, { disabled: true }]) {
      const answer = await change('leitung', body);
      expect([answer.status, await answer.json()]).toMatchObject([409, { title: 'Letztes verwaltendes Konto' }]);
    }
    const other = await invited('zweite', 'manage');
    const chosen = { password: other.password, newPassword: own };
    await other.call(accountPaths.password, { method: 'POST', body: chosen });
    await other.call(accountPaths.proof, { method: 'POST', body: { password: own } });
    const [mine, theirs] = [await idOf('leitung'), await idOf('zweite')];
    const demote = (who: typeof me, id: string) =>
      who.call(`${staffAccountPaths.list}/${id}`, { method: 'PATCH', body: { role: 'read' } });
    const answers = await Promise.all([demote(me, theirs), demote(other, mine)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const managers = await db().selectFrom('staff').select('id').where('role', '=', 'manage').execute();
    expect(managers).toHaveLength(1);
  });
});

test('with REQUIRE_SECOND_FACTOR an account without a second factor must first set one up', async () => {
  const site = await startTestSite('sqlite', { REQUIRE_SECOND_FACTOR: 'on' });
  const { call } = await signIn(site);
  const due = await call(adminPaths.contacts);
  expect([due.status, await due.json()]).toMatchObject([403, { due: 'second-factor' }]);
  expect((await call(accountPaths.account)).status).toBe(200);
  const post = (path: string, body: unknown = {}) => call(path, { method: 'POST', body });
  await passkeysOf(site.services.settings.PUBLIC_URL, post).registered();
  expect((await call(adminPaths.contacts)).status, 'a passkey will do').toBe(200);
  await site.services.database.db.deleteFrom('staff_passkeys').execute();
  expect((await call(adminPaths.contacts)).status).toBe(403);
  await site.services.database.db.updateTable('staff').set({ totp_since: 1 }).execute();
  expect((await call(adminPaths.contacts)).status).toBe(200);
  await site.end();
});
