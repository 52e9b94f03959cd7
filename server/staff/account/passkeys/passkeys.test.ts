import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountAnswer, accountPaths, type LoginAnswer } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { passkeyPaths } from '#contract/staff/login/passkeys.ts';
import { removeSecondFactor, setPassword } from '#server/staff/account/accounts.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { sessionOf, signIn, staffCalls } from '#tests/support/staff-client.ts';

const home = 'https://www.beispiel.example';
type Options = { challenge: string; allowCredentials?: { id: string }[]; userVerification?: string };

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let anyone: ReturnType<typeof staffCalls>;
  let staff: Awaited<ReturnType<typeof signIn>>;
  const database = () => site.services.database.db;
  const json = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T;
  const post = (path: string, body: unknown = {}, call = staff.call) => call(path, { method: 'POST', body });
  const account = () => json<AccountAnswer>(staff.call(accountPaths.account));
  const registration = () => json<Options>(post(passkeyPaths.registration));
  /** Registers a passkey for the account and returns it with the answer. */
  const register = async (name = '', key = createAuthenticator(home)) => {
    const answer = await post(passkeyPaths.list, { name, passkey: key.create(await registration()) });
    expect(answer.status).toBe(201);
    return { key, ...(await json<{ codes: string[] }>(answer)) };
  };
  const requestOptions = (challenge?: string) => json<Options>(post(passkeyPaths.loginOptions, { challenge }, anyone));
  const logIn = (passkey: unknown, challenge?: string) => post(passkeyPaths.login, { passkey, challenge }, anyone);
  const recorded = () => database().selectFrom('audit_log').selectAll().orderBy('seq').execute();

  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off', PUBLIC_URL: home, MAIL_TO: 'team@beispiel.example' });
    anyone = staffCalls(site);
  });
  afterAll(() => site.end());
  beforeEach(async () => {
    await database().deleteFrom('staff_passkeys').execute();
    await database().deleteFrom('staff_recovery_codes').execute();
    await database().updateTable('staff').set({ failed_codes: 0 }).execute();
    staff = await signIn(site);
  });

  test('a passkey signs in without name and password, only on the site’s own host', async () => {
    const { key, codes } = await register('Mein Telefon');
    expect(codes, 'for whoever loses it').toHaveLength(10);
    expect((await account()).passkeys).toMatchObject([{ id: key.id, name: 'Mein Telefon', lastUsedAt: null }]);

    const options = await requestOptions();
    expect([options.allowCredentials, options.userVerification]).toEqual([undefined, 'required']);
    const answer = await logIn(key.get(options));
    expect([answer.status, await json(answer)]).toEqual([200, expect.objectContaining({ username: 'leitung' })]);
    expect((await recorded()).at(-1)).toMatchObject({ action: 'login', details: { way: 'passkey' } });

    for (const [what, how] of [
      ['a look-alike host', { origin: 'https://www.beispiel.example.boese.example' }],
      ['another host of the domain', { origin: 'https://beispiel.example' }],
      ['nobody touched it with their finger', { verified: false }],
    ] as const) {
      expect([what, (await logIn(key.get(await requestOptions(), how))).status]).toEqual([what, 401]);
    }
    expect((await recorded()).at(-1)).toMatchObject({ actor: '', action: 'login-failed', details: { way: 'passkey' } });
    const stranger = createAuthenticator(home);
    expect((await logIn(stranger.get(await requestOptions()))).status).toBe(401);
  });

  test('a challenge must be issued by the site, is valid once, for five minutes, and for its purpose', async () => {
    const { key } = await register();
    const options = await requestOptions();
    expect((await logIn(key.get(options))).status).toBe(200);
    expect((await logIn(key.get(options))).status, 'heard before').toBe(401);
    const spent = await requestOptions();
    expect((await logIn(key.get(spent, { origin: 'https://boese.example' }))).status).toBe(401);
    expect((await logIn(key.get(spent))).status, 'a wrong answer uses it up').toBe(401);
    expect((await logIn(key.get({ challenge: 'A'.repeat(43) }))).status, 'of our own making').toBe(401);
    const late = await requestOptions();
    await database()
      .updateTable('one_time_links')
      .set({ expires_at: Date.now() - 1 })
      .execute();
    expect((await logIn(key.get(late))).status).toBe(401);
    const forProof = await json<Options>(post(passkeyPaths.proofOptions));
    expect((await logIn(key.get(forProof))).status, 'a proof is no login').toBe(401);
    const reused = createAuthenticator(home);
    const refused = await post(passkeyPaths.list, { name: '', passkey: reused.create(await requestOptions()) });
    expect(refused.status, 'a login registers nothing').toBe(422);
    const left = database().selectFrom('one_time_links').select('token_hash').where('purpose', '=', 'passkey');
    expect(await left.where('expires_at', '>', Date.now()).execute()).toEqual([]);
  });

  test('with the password a passkey is the second factor, only of its own account', async () => {
    const { key } = await register();
    const first = () => json<LoginAnswer>(post(adminPaths.login, staffLogin, anyone));
    const begun = await first();
    expect(begun).toMatchObject({ app: false, passkey: true });
    const challenge = 'secondFactor' in begun ? begun.secondFactor : '';
    const options = await requestOptions(challenge);
    expect(options).toMatchObject({ allowCredentials: [{ id: key.id }], userVerification: 'preferred' });
    const answer = key.get(options, { verified: false });
    expect((await logIn(answer)).status, 'without the password it opens nothing').toBe(401);
    expect((await logIn(key.get(await requestOptions(challenge), { verified: false }), challenge)).status).toBe(200);
    expect((await logIn(key.get(await requestOptions()), challenge)).status, 'each password counts once').toBe(401);
    expect((await post(passkeyPaths.loginOptions, { challenge: 'geraten' }, anyone)).status).toBe(401);
  });

  test('a recovery code replaces a lost passkey; the codes are deleted with the last passkey', async () => {
    const { key, codes } = await register();
    expect((await register()).codes, 'those of the first are good for all').toEqual([]);
    const begun = await json<LoginAnswer>(post(adminPaths.login, staffLogin, anyone));
    const challenge = 'secondFactor' in begun ? begun.secondFactor : '';
    expect((await post(accountPaths.loginCode, { challenge, code: '123456' }, anyone)).status).toBe(401);
    expect((await post(accountPaths.loginCode, { challenge, code: codes[0] }, anyone)).status).toBe(200);
    expect((await account()).recoveryCodesLeft).toBe(9);
    for (const { id } of (await account()).passkeys) {
      expect((await staff.call(`${passkeyPaths.list}/${id}`, { method: 'DELETE' })).status).toBe(204);
    }
    expect(await account()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await logIn(key.get(await requestOptions()))).status).toBe(401);
    expect('token' in (await json<LoginAnswer>(post(adminPaths.login, staffLogin, anyone)))).toBe(true);
  });

  test('a passkey whose counter does not increase may be a copy and is refused', async () => {
    const key = createAuthenticator(home);
    await post(passkeyPaths.list, { name: '', passkey: key.create(await registration(), { counter: 7 }) });
    expect((await logIn(key.get(await requestOptions(), { counter: 8 }))).status).toBe(200);
    expect((await logIn(key.get(await requestOptions(), { counter: 8 }))).status).toBe(401);
    expect((await logIn(key.get(await requestOptions(), { counter: 0 }))).status).toBe(401);
    const both = await Promise.all([requestOptions(), requestOptions()]);
    const answers = await Promise.all(both.map((options) => logIn(key.get(options, { counter: 9 }))));
    expect(answers.map(({ status }) => status).sort(), 'of two at once one').toEqual([200, 401]);
  });

  test('adding, renaming and removing a passkey require a proof, are recorded and mailed', async () => {
    const { key } = await register('Telefon');
    const login = await json<{ token: string }>(logIn(key.get(await requestOptions())));
    staff = sessionOf(site, login.token);
    const one = `${passkeyPaths.list}/${key.id}`;
    for (const [method, path] of [
      ['POST', passkeyPaths.registration],
      ['POST', passkeyPaths.list],
      ['PATCH', one],
      ['DELETE', one],
    ] as const) {
      const refused = await staff.call(path, { method, body: { name: 'x' } });
      expect([method, refused.status, await json(refused)]).toMatchObject([method, 403, { needs: 'proof' }]);
    }
    const stranger = createAuthenticator(home);
    const options = await json<Options>(post(passkeyPaths.proofOptions));
    expect((await post(accountPaths.proof, { passkey: stranger.get(options) })).status).toBe(403);
    const proof = key.get(await json<Options>(post(passkeyPaths.proofOptions)));
    expect((await post(accountPaths.proof, { passkey: proof })).status).toBe(204);
    expect((await staff.call(one, { method: 'PATCH', body: { name: ' Dienst-\nTelefon ' } })).status).toBe(204);
    expect((await account()).passkeys).toMatchObject([{ name: 'Dienst- Telefon' }]);
    expect((await staff.call(one, { method: 'DELETE' })).status).toBe(204);
    expect((await staff.call(one, { method: 'DELETE' })).status).toBe(404);
    const actions = (await recorded()).map(({ action }) => action).filter((action) => action.startsWith('passkey'));
    expect(actions.slice(-3)).toEqual(['passkey-added', 'passkey-renamed', 'passkey-removed']);
    const mails = await database().selectFrom('outbox').select(['recipient', 'data']).orderBy('id').execute();
    // The sign-in in between came from an unknown device.
    expect(mails.slice(-3)).toEqual(
      ['passkey-added', 'new-device', 'passkey-removed'].map((cause) => ({
        recipient: 'team@beispiel.example',
        data: { alert: { cause, account: 'leitung' } },
      })),
    );
  });

  test('passkeys of a disabled account are refused; a reset keeps them, and a manager can remove them', async () => {
    const { key } = await register();
    await database().updateTable('staff').set({ disabled_at: Date.now() }).execute();
    expect((await logIn(key.get(await requestOptions()))).status).toBe(401);
    await database().updateTable('staff').set({ disabled_at: null }).execute();
    const given = 'Tannenzapfen am Kran 7';
    await setPassword(database(), staffLogin.username, given);
    expect((await logIn(key.get(await requestOptions()))).status).toBe(200);
    await removeSecondFactor(database(), staffLogin.username);
    expect((await logIn(key.get(await requestOptions()))).status).toBe(401);
    staff = await signIn(site, { as: { username: staffLogin.username, password: given } });
    expect((await post(passkeyPaths.registration)).status, 'the password of one’s own comes first').toBe(403);
    await setPassword(database(), staffLogin.username, staffLogin.password, { own: true });
  });
});
