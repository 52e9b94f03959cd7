import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AccountAnswer, accountPaths } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { currentKey } from '#server/secrets/site-secret.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';
import { base32Bytes } from '#tests/support/totp.ts';
import { removeSecondFactor, setPassword } from './accounts.ts';
import { stepAt, totpCode } from './second-factor/totp.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let me: Awaited<ReturnType<typeof signIn>>;
  const post = (path: string, body: unknown) => me.call(path, { method: 'POST', body });
  const account = async () => (await (await me.call(accountPaths.account)).json()) as AccountAnswer;
  const login = (password: string = staffLogin.password) =>
    staffCalls(site)(adminPaths.login, {
      method: 'POST',
      body: { ...staffLogin, password },
      headers: { 'user-agent': firefox },
    });
  const sendCode = (challenge: string, code: string, device = '') =>
    staffCalls(site)(accountPaths.loginCode, { method: 'POST', body: { challenge, code, device } });
  const entries = () => site.services.database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
  /** Codes of the previous and the current step; both are valid once. */
  const codesOf = (secret: string) =>
    [-1, 0].map((shift) => totpCode(base32Bytes(secret), stepAt(Date.now()) + shift)) as [string, string];

  beforeEach(async () => {
    site = await startTestSite(engine);
    me = await signIn(site);
  });
  afterEach(() => site.end());

  async function turnOn() {
    const begun = await post(accountPaths.secondFactor, { password: staffLogin.password });
    const { secret, uri } = (await begun.json()) as { secret: string; uri: string };
    const codes = codesOf(secret);
    const confirmed = await post(accountPaths.confirmSecondFactor, { code: codes[0] });
    const { codes: recovery } = (await confirmed.json()) as { codes: string[] };
    return { secret, uri, codes, recovery };
  }

  test('a new password that is easy to guess is refused with a reason', async () => {
    const refused = async (newPassword: string) => {
      const answer = await post(accountPaths.password, { password: staffLogin.password, newPassword });
      const { errors } = (await answer.json()) as { errors: { code: string }[] };
      return [answer.status, errors[0]?.code];
    };
    expect(await refused('1234567890')).toEqual([422, 'newPassword.sequence']);
    expect(await refused('aaaaaaaaaa')).toEqual([422, 'newPassword.repeated']);
    expect(await refused('passwort12')).toEqual([422, 'newPassword.common']);
    expect(await refused('leitungleitung')).toEqual([422, 'newPassword.username']);
    expect(await refused(staffLogin.password)).toEqual([422, 'newPassword.same']);
    expect(await refused('kurz')).toEqual([422, 'newPassword.tooShort']);
    expect((await login()).status, 'the old one still opens').toBe(200);
  });

  test('the old password is accepted in any Unicode normalisation', async () => {
    const password = 'Größer als zehn';
    expect((await post(accountPaths.password, { password: staffLogin.password, newPassword: password })).status).toBe(
      204,
    );
    const again = await post(accountPaths.password, { password, newPassword: password.normalize('NFD') });
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('newPassword.same')]);
  });

  test('a second factor is active once confirmed with a code; the login then asks for a code in a second step', async () => {
    await post(accountPaths.secondFactor, { password: staffLogin.password });
    expect(((await (await login()).json()) as { token?: string }).token, 'not confirmed yet').toBeDefined();
    const { uri, secret, codes, recovery } = await turnOn();
    expect(uri).toMatch(/^otpauth:\/\/totp\/[^:]+:leitung\?secret=[A-Z2-7]{32}&issuer=/);
    expect(recovery).toHaveLength(10);
    expect(await account()).toMatchObject({ secondFactorSince: expect.any(String), recoveryCodesLeft: 10 });

    const { secondFactor, token } = (await (await login()).json()) as { secondFactor: string; token?: string };
    expect(token).toBeUndefined();
    expect((await sendCode(secondFactor, '000000')).status).toBe(401);
    expect((await sendCode(secondFactor, codes[0])).status, 'used to confirm').toBe(401);
    const opened = await sendCode(secondFactor, `${codes[1].slice(0, 3)} ${codes[1].slice(3)}`);
    expect(await opened.json()).toMatchObject({ token: expect.any(String), username: 'leitung' });
    expect((await sendCode(secondFactor, codes[1])).status, 'each code once').toBe(401);
    const stored = await site.services.database.db.selectFrom('staff').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('of two concurrent logins with the same code one succeeds', async () => {
    const { codes } = await turnOn();
    const { secondFactor } = (await (await login()).json()) as { secondFactor: string };
    const answers = await Promise.all([sendCode(secondFactor, codes[1]), sendCode(secondFactor, codes[1])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a challenge survives a mistyped code and is valid for one login', async () => {
    const { codes, recovery } = await turnOn();
    const { secondFactor } = (await (await login()).json()) as { secondFactor: string };
    expect((await sendCode(secondFactor, '000000')).status).toBe(401);
    expect((await sendCode(secondFactor, codes[1])).status).toBe(200);
    const again = await sendCode(secondFactor, recovery[2] ?? '');
    expect([again.status, ((await again.json()) as { title: string }).title]).toEqual([401, 'Zu spät']);
    const { secondFactor: another } = (await (await login()).json()) as { secondFactor: string };
    const both = await Promise.all([sendCode(another, recovery[1] ?? ''), sendCode(another, recovery[0] ?? '')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a recovery code works once', async () => {
    const { recovery } = await turnOn();
    const challenge = async () => ((await (await login()).json()) as { secondFactor: string }).secondFactor;
    expect((await sendCode(await challenge(), recovery[3]?.toUpperCase() ?? '')).status).toBe(200);
    expect((await sendCode(await challenge(), recovery[3] ?? '')).status).toBe(401);
    expect((await account()).recoveryCodesLeft).toBe(9);
    expect((await entries()).some(({ action }) => action === 'recovery-code-used')).toBe(true);
    const stored = await site.services.database.db.selectFrom('staff_recovery_codes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(recovery[0]?.replaceAll('-', ''));
    expect(recovery[0], '120 random bits: five a letter').toMatch(/^(?:[a-z2-7]{4}-){5}[a-z2-7]{4}$/);
  });

  test('a process with another key reports it at the start, and when it cannot read a second factor', async () => {
    const { codes, recovery } = await turnOn();
    const { DATABASE_URL } = site.services.settings;
    const onSame = (key: string) =>
      startTestSite(engine, { DATA_DIR: site.folder, SECRET_KEY: key, ...(DATABASE_URL && { DATABASE_URL }) });
    const other = await onSame('another key of thirty-two characters');
    const warned = (one: TestSite) => one.log.filter((line) => line.includes('SECRET_KEY')).length;
    expect([warned(site), warned(other)]).toEqual([0, 1]);
    const call = staffCalls(other);
    const half = await call(adminPaths.login, { method: 'POST', body: staffLogin });
    const { secondFactor } = (await half.json()) as { secondFactor: string };
    for (const code of [codes[1], recovery[0]]) {
      const answer = await call(accountPaths.loginCode, { method: 'POST', body: { challenge: secondFactor, code } });
      expect([answer.status, await answer.json()]).toMatchObject([409, { title: 'Zweiter Faktor nicht lesbar' }]);
    }
    await other.end();
    const same = await onSame(currentKey(site.services.secret));
    expect(warned(same), 'the key has changed back').toBe(1);
    await same.end();
    const again = await onSame(currentKey(site.services.secret));
    expect(warned(again)).toBe(0);
    await again.end();
  });

  test('wrong codes are slowed down, even with the right password and from many addresses', async () => {
    await turnOn();
    const { secondFactor } = (await (await login()).json()) as { secondFactor: string };
    // The block lasts a second, and a busy machine may not answer within it.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess++) statuses.push((await sendCode(secondFactor, '123456')).status);
    vi.useRealTimers();
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toEqual([429, 429]);
  });

  test('after twenty wrong codes none is accepted until the password changes, except from known devices', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { device } = (await (await login()).json()) as { device: string };
    const { secret, recovery } = await turnOn();
    const challenged = async () => ((await (await login()).json()) as { secondFactor: string }).secondFactor;
    const titles: string[] = [];
    for (let guess = 0; guess < 21; guess++) {
      vi.setSystemTime(Date.now() + 31_000);
      titles.push(((await (await sendCode(await challenged(), '123456')).json()) as { title: string }).title);
    }
    expect(titles.slice(19)).toEqual(['Code falsch', 'Codes gesperrt']);
    vi.setSystemTime(Date.now() + 31_000);
    expect((await sendCode(await challenged(), recovery[0] ?? '')).status, 'not even a good one').toBe(401);
    const code = totpCode(base32Bytes(secret), stepAt(Date.now()));
    expect((await sendCode(await challenged(), code, device)).status, 'the owner, where they signed in before').toBe(
      200,
    );
    const mails = await site.services.database.db.selectFrom('outbox').select('data').orderBy('id').execute();
    expect(mails.map(({ data }) => data)).toEqual([
      { alert: { cause: 'new-device', account: 'leitung' } },
      { alert: { cause: 'codes', account: 'leitung' } },
      { alert: { cause: 'codes-ended', account: 'leitung' } },
    ]);
    vi.useRealTimers();
  });

  test('wrong codes in a session count as well: after twenty no code can remove the second factor', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { recovery } = await turnOn();
    const { password } = staffLogin;
    const paths = [accountPaths.endSecondFactor, accountPaths.recoveryCodes];
    for (let guess = 0; guess < 20; guess++) {
      vi.setSystemTime(Date.now() + 31_000);
      expect((await post(paths[guess % 2] ?? '', { password, code: '123456' })).status).toBe(403);
    }
    for (const [index, path] of paths.entries()) {
      vi.setSystemTime(Date.now() + 31_000);
      const answer = await post(path, { password, code: recovery[index] });
      expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
        403,
        expect.stringContaining('bis das Passwort geändert ist'),
      ]);
    }
    const mails = await site.services.database.db.selectFrom('outbox').select('data').orderBy('id').execute();
    expect(mails.map(({ data }) => data)).toEqual([
      { alert: { cause: 'codes', account: 'leitung' } },
      { alert: { cause: 'codes-ended', account: 'leitung' } },
    ]);
    const change = { password, newPassword: 'ein neues langes Passwort' };
    vi.setSystemTime(Date.now() + 31_000);
    expect((await post(accountPaths.password, change)).status).toBe(204);
    const off = await post(accountPaths.endSecondFactor, { password: change.newPassword, code: recovery[3] });
    expect(off.status).toBe(204);
    vi.useRealTimers();
  });

  test('a challenge is invalid after a password change, and forged ones are refused', async () => {
    const { codes } = await turnOn();
    const { secondFactor } = (await (await login()).json()) as { secondFactor: string };
    const change = { password: staffLogin.password, newPassword: 'ein neues langes Passwort' };
    expect((await post(accountPaths.password, change)).status).toBe(204);
    const late = await sendCode(secondFactor, codes[1]);
    expect([late.status, ((await late.json()) as { title: string }).title]).toEqual([401, 'Zu spät']);
    await setPassword(site.services.database.db, staffLogin.username, staffLogin.password);
    expect((await sendCode(secondFactor, codes[1])).status).toBe(401);
    for (const forged of ['', 'x', 'a.b', `${secondFactor}x`])
      expect((await sendCode(forged, codes[1])).status).toBe(401);
    expect(await (await login()).json(), 'a reset goes round no second factor').toMatchObject({ app: true });
    await removeSecondFactor(site.services.database.db, staffLogin.username);
    expect(await (await login()).json()).toMatchObject({ token: expect.any(String) });
  });

  test('removing the second factor and new recovery codes require password and code', async () => {
    const { codes, recovery } = await turnOn();
    const proof = { password: staffLogin.password, code: recovery[0] };
    expect((await post(accountPaths.endSecondFactor, { ...proof, password: 'falsch' })).status).toBe(403);
    expect((await post(accountPaths.endSecondFactor, { ...proof, code: '000000' })).status).toBe(403);
    const fresh = (await (await post(accountPaths.recoveryCodes, proof)).json()) as { codes: string[] };
    expect(fresh.codes).toHaveLength(10);
    expect(fresh.codes).not.toContain(recovery[1]);
    expect((await post(accountPaths.endSecondFactor, { ...proof, code: recovery[1] })).status, 'an old one').toBe(403);
    expect((await post(accountPaths.endSecondFactor, { ...proof, code: codes[1] })).status).toBe(204);
    expect(await account()).toMatchObject({ secondFactorSince: null, recoveryCodesLeft: 0 });
    expect(((await (await login()).json()) as { token?: string }).token).toBeDefined();
  });

  test('sessions show their devices; one or all others can be signed out', async () => {
    const tokens = [];
    for (let count = 0; count < 3; count++) tokens.push(((await (await login()).json()) as { token: string }).token);
    const status = async (token: string) => (await staffCalls(site)(accountPaths.account, { token })).status;
    const { sessions } = await account();
    expect(sessions.map(({ device, current }) => [device, current]).sort()).toEqual([
      ['', true],
      ['Firefox, Windows', false],
      ['Firefox, Windows', false],
      ['Firefox, Windows', false],
    ]);
    const [other] = sessions.filter(({ current }) => !current);
    const { db } = site.services.database;
    await db.updateTable('staff_sessions').set({ proven_at: 0 }).execute();
    for (const path of [accountPaths.sessions, `${accountPaths.sessions}/${other?.id}`]) {
      expect((await me.call(path, { method: 'DELETE' })).status, 'whoever finds an open screen ends none').toBe(403);
    }
    expect((await post(accountPaths.proof, { password: staffLogin.password })).status).toBe(204);
    expect((await me.call(`${accountPaths.sessions}/${other?.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await me.call(`${accountPaths.sessions}/${other?.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await account()).sessions).toHaveLength(3);
    expect((await me.call(accountPaths.sessions, { method: 'DELETE' })).status).toBe(204);
    expect(await Promise.all(tokens.map(status))).toEqual([401, 401, 401]);
    expect((await account()).sessions).toHaveLength(1);
  });

  test('a new password needs the old one and ends all other sessions', async () => {
    const { token } = (await (await login()).json()) as { token: string };
    const change = { password: staffLogin.password, newPassword: 'ein neues langes Passwort' };
    expect((await post(accountPaths.password, { ...change, password: 'geraten' })).status).toBe(403);
    expect((await post(accountPaths.password, { ...change, newPassword: 'zu kurz' })).status).toBe(422);
    expect((await post(accountPaths.password, change)).status).toBe(204);
    expect((await me.call(accountPaths.account)).status, 'one stays signed in').toBe(200);
    expect((await staffCalls(site)(accountPaths.account, { token })).status).toBe(401);
    expect((await login()).status).toBe(401);
    expect((await login(change.newPassword)).status).toBe(200);
    expect((await entries()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['password-refused', 'password-changed', 'login-failed', 'login']),
    );
    expect(JSON.stringify(await entries())).not.toContain('Passwort');
  });
});
