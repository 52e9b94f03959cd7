import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountPaths, sessionTokenHeader } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { type DirectoryBegun, directoryPaths } from '#contract/staff/login/directory.ts';
import { passkeyPaths } from '#contract/staff/login/passkeys.ts';
import { subscriberPaths } from '#contract/staff/newsletter.ts';
import { addStaff } from '#server/staff/account/accounts.ts';
import { passkeysOf } from '#tests/support/passkeys.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { type Person, startDirectory } from '#tests/support/servers/directory.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { sessionOf, signIn, staffCalls } from '#tests/support/staff-client.ts';

const home = 'https://www.beispiel.example';
const { password } = staffLogin;
const directory = await startDirectory(`${home}/admin/login`);
afterAll(directory.end);

describe.each(
  engines,
)('on %s: after a proof the session continues with a new token, and the old one is invalid', (engine) => {
  let site: TestSite;
  let me: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off', PUBLIC_URL: home, ...directory.settings });
  });
  afterAll(() => site.end());
  beforeEach(async () => {
    await site.services.database.db.deleteFrom('staff_passkeys').execute();
    await site.services.database.db.deleteFrom('staff_recovery_codes').execute();
    me = await signIn(site, { proven: false });
  });

  const post = (path: string, body: unknown = {}) => me.call(path, { method: 'POST', body });
  const status = async (token: string) => (await staffCalls(site)(accountPaths.account, { token })).status;

  async function renews(before: string, answer: Response, expected = 204): Promise<void> {
    const renewed = answer.headers.get(sessionTokenHeader) ?? '';
    expect(answer.status).toBe(expected);
    expect(renewed).toMatch(/^[\w-]{43}$/);
    expect([await status(before), await status(renewed)]).toEqual([401, 200]);
  }

  test('by the password', async () => {
    const { token } = me;
    expect((await post(subscriberPaths.export, { state: 'pending' })).status).toBe(403);
    const answer = await post(accountPaths.proof, { password });
    await renews(token, answer);
    expect((await post(subscriberPaths.export, { state: 'pending' })).ok, 'the proof counts for the new one').toBe(
      true,
    );
    const other = await staffCalls(site)(accountPaths.proof, { method: 'POST', body: { password }, token });
    expect([other.status, other.headers.get(sessionTokenHeader)]).toEqual([401, null]);
  });

  test('by a passkey', async () => {
    await post(accountPaths.proof, { password });
    const keys = passkeysOf(home, post);
    const key = await keys.registered();
    const { token } = me;
    await renews(
      token,
      await post(accountPaths.proof, { passkey: key.get(await keys.challenge(passkeyPaths.proofOptions)) }),
    );
  });

  test('by the directory, whose session it then ends with', async () => {
    const mira: Person = { sub: `m-${engine}`, email: 'mira@beispiel.example', email_verified: true };
    await addStaff(site.services.database.db, 'mira@beispiel.example', 'Tannenzapfen am Kran 7');
    const atDirectory = async (path: string) => {
      const { url, key } = (await (await post(path)).json()) as DirectoryBegun;
      return { ...Object.fromEntries((await directory.follow(url, mira)).searchParams), key };
    };
    const login = await post(directoryPaths.login, await atDirectory(directoryPaths.begin));
    const { token } = (await login.json()) as { token: string };
    me = sessionOf(site, token);
    await renews(token, await post(directoryPaths.proof, await atDirectory(directoryPaths.beginProof)));
  });

  test('in a call that itself requires the password, even if it then fails for another reason', async () => {
    const { token } = me;
    const weak = await post(accountPaths.password, { password, newPassword: 'kurz' });
    await renews(token, weak, 422);
    const between = me.token;
    await renews(between, await post(accountPaths.secondFactor, { password }), 200);
    const last = me.token;
    const wrong = await post(accountPaths.proof, { password: 'not this one' });
    expect([wrong.status, wrong.headers.get(sessionTokenHeader)]).toEqual([403, null]);
    expect(await status(last)).toBe(200);
  });

  test('a download requested before still works', async () => {
    await post(accountPaths.proof, { password });
    const { url } = (await (await post(subscriberPaths.export, { state: 'pending' })).json()) as { url: string };
    await post(accountPaths.proof, { password });
    expect((await site.app.request(url)).status).toBe(200);
    await post(adminPaths.logout);
    expect((await site.app.request(url)).status).toBe(404);
  });
});

test('the new token is exposed to browsers on allowed origins', async () => {
  const site = await startTestSite('sqlite', { ALLOWED_ORIGINS: 'https://staff.example' });
  const headers = { origin: 'https://staff.example' };
  const answer = await (await signIn(site)).call(accountPaths.proof, { method: 'POST', body: { password }, headers });
  expect(answer.headers.get('access-control-expose-headers')?.split(', ')).toContain(sessionTokenHeader);
  await site.end();
});
