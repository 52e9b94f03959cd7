import { serve } from '@hono/node-server';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPaths } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { type DirectoryBegun, directoryPaths } from '#contract/staff/login/directory.ts';
import { addStaff } from '#server/staff/account/accounts.ts';
import { hashToken } from '#server/staff/account/tokens.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { type Person, startDirectory } from '#tests/support/servers/directory.ts';
import { freePort } from '#tests/support/servers/free-port.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';

const home = 'https://www.beispiel.example';
const mira: Person = { sub: 'm1', email: 'mira@beispiel.example', email_verified: true };
const eva: Person = { sub: 'e1', email: 'eva@beispiel.example', email_verified: true };

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  /** Receives the directory's logout tokens: on PostgreSQL, a different process from the one that staff use. */
  let notified: TestSite;
  let directory: Awaited<ReturnType<typeof startDirectory>>;
  let listening: ReturnType<typeof serve>;

  beforeAll(async () => {
    const port = await freePort();
    directory = await startDirectory(`${home}/admin/login`, {
      backchannel_logout_uri: `http://127.0.0.1:${port}${directoryPaths.backChannel}`,
      backchannel_logout_session_required: true,
    });
    const settings = { RATE_LIMIT: 'off', PUBLIC_URL: home, ...directory.settings };
    site = await startTestSite(engine, settings);
    const { DATABASE_URL } = site.services.settings;
    notified = DATABASE_URL ? await startTestSite('sqlite', { ...settings, DATABASE_URL }) : site;
    listening = serve({ fetch: notified.app.fetch, port, hostname: '127.0.0.1' });
    for (const { email = '' } of [mira, eva])
      await addStaff(site.services.database.db, email, 'Tannenzapfen am Kran 7', { role: 'work' });
  });
  afterAll(async () => {
    await new Promise((resolve) => listening.close(resolve));
    if (notified !== site) await notified.end();
    await site.end();
    await directory.end();
  });

  const post = (path: string, body: unknown = {}, token = '') =>
    staffCalls(site)(path, { method: 'POST', body, ...(token && { token }) });
  async function logIn(person: Person): Promise<string> {
    const { url, key } = (await (await post(directoryPaths.begin)).json()) as DirectoryBegun;
    const back = await directory.follow(url, person);
    const answer = await post(directoryPaths.login, { ...Object.fromEntries(back.searchParams), key });
    return ((await answer.json()) as { token: string }).token;
  }
  const status = async (token: string) => (await staffCalls(site)(accountPaths.account, { token })).status;
  const postToken = (logout_token: string) => notified.postForm(directoryPaths.backChannel, { logout_token });

  test('logging out at the directory ends the session of that device only', async () => {
    const [office, other] = [await logIn(mira), await logIn(eva)];
    const home = await logIn(mira);
    await directory.followLogout(`${directory.issuer}/session/end?client_id=website`);
    expect(await status(home)).toBe(401);
    expect([await status(office), await status(other)]).toEqual([200, 200]);
    const entries = site.services.database.db.selectFrom('audit_log').selectAll().orderBy('seq', 'desc').limit(5);
    expect(await entries.execute()).toContainEqual(
      expect.objectContaining({
        action: 'directory-signed-out',
        details: { account: 'mira@beispiel.example', count: 1 },
      }),
    );
  });

  test('a logout token without a device ends all sessions of the person, including a login in progress', async () => {
    const [office, home, other] = [await logIn(mira), await logIn(mira), await logIn(eva)];
    const { db } = site.services.database;
    const link = { purpose: 'login-code' as const, expires_at: Date.now() + 60_000 };
    const begun = (name: string, subject: string) => ({
      ...link,
      token_hash: hashToken(name.repeat(43)) ?? '',
      data: { staffId: 'x', mark: '', directory: { issuer: directory.issuer, subject, sid: 's' } },
    });
    await db
      .insertInto('one_time_links')
      .values([begun('a', 'm1'), begun('b', 'e1')])
      .execute();
    const answer = await postToken(await directory.logoutToken({ sub: 'm1' }));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect([await status(office), await status(home), await status(other)]).toEqual([401, 401, 200]);
    const left = await db.selectFrom('one_time_links').select('data').where('purpose', '=', 'login-code').execute();
    expect(JSON.stringify(left)).not.toContain('m1');
    expect(left).toHaveLength(1);
  });

  test('a logout token must be signed by the directory, current, for this site, about a logout, and unused', async () => {
    const token = await logIn(mira);
    const signed = (claims: object) => directory.logoutToken({ sub: 'm1', ...claims });
    const seconds = Math.floor(Date.now() / 1000);
    const refused = {
      'no token': '',
      'no such token': 'abc',
      'another key': await directory.logoutToken({ sub: 'm1' }, { key: (await generateKeyPair('RS256')).privateKey }),
      unsigned: `${btoa('{"alg":"none"}')}.${(await signed({})).split('.')[1]}.`,
      'another issuer': await signed({ iss: 'https://boese.example' }),
      'another audience': await signed({ aud: 'wiki' }),
      'run out': await signed({ exp: seconds - 120 }),
      'from long ago': await signed({ iat: seconds - 3600 }),
      'no number': await signed({ jti: undefined }),
      'nobody in it': await signed({ sub: undefined }),
      'another type': await directory.logoutToken({ sub: 'm1' }, { typ: 'JWT' }),
      'no logout': await signed({ events: {} }),
      'a nonce, as in ID tokens': await signed({ nonce: 'x' }),
    };
    for (const [what, text] of Object.entries(refused)) {
      const answer = await postToken(text);
      expect([what, answer.status, answer.headers.get('cache-control')]).toEqual([what, 400, 'no-store']);
    }
    expect(await status(token)).toBe(200);
    const once = await signed({});
    expect((await postToken(once)).status).toBe(200);
    expect(await status(token)).toBe(401);
    const again = await logIn(mira);
    expect((await postToken(once)).status, 'heard before').toBe(400);
    expect(await status(again)).toBe(200);
  });

  test('signing out leads to the directory and back, but only for sessions that began there', async () => {
    const token = await logIn(mira);
    const answer = await post(adminPaths.logout, {}, token);
    expect(answer.status).toBe(200);
    const { url } = (await answer.json()) as { url: string };
    expect(await status(token), 'at once, whatever happens there').toBe(401);
    expect((await directory.followLogout(url)).href).toBe(`${home}/admin/login`);
    const byPassword = await signIn(site, { as: staffLogin });
    expect((await post(adminPaths.logout, {}, byPassword.token)).status).toBe(204);
  });
});
