import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { staffAccountPaths } from '#contract/staff/accounts.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { programPaths } from '#contract/staff/programs/tokens.ts';
import { uploadPath } from '#contract/white-papers/files.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { addStaff, disableStaff, giveRole } from './account/accounts.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let me: Awaited<ReturnType<typeof signIn>>;
  const post = (path: string, body: unknown) => me.call(path, { method: 'POST', body });
  beforeEach(async () => {
    site = await startTestSite(engine);
    me = await signIn(site);
  });
  afterEach(() => site.end());

  /** A call whose body is still being sent while `meanwhile` runs. */
  const slowly = (
    path: string,
    token: string,
    body: object | string,
    meanwhile: () => Promise<unknown>,
    method = 'POST',
  ) => {
    const stream = new ReadableStream(
      {
        async pull(controller) {
          await meanwhile();
          controller.enqueue(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return site.app.request(path, { method, headers, body: stream, duplex: 'half' } as RequestInit);
  };

  test('a call in progress changes nothing once its account is disabled or demoted', async () => {
    const { db } = site.services.database;
    await addStaff(db, 'zweite', 'Tannenzapfen Kran 4', { own: true });
    const invite = (username: string, meanwhile: () => Promise<unknown>) =>
      slowly(staffAccountPaths.list, me.token, { username, role: 'manage' }, meanwhile);
    expect((await invite('bleibt', async () => {})).status).toBe(201);
    expect((await invite('hintertuer', () => giveRole(db, staffLogin.username, 'read'))).status).toBe(401);
    await giveRole(db, staffLogin.username, 'manage');
    me = await signIn(site);
    const disabled = await invite('hintertuer', () => disableStaff(db, staffLogin.username));
    expect([disabled.status, disabled.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const names = await db.selectFrom('staff').select('username').orderBy('username').execute();
    expect(names.map(({ username }) => username)).not.toContain('hintertuer');
  });

  test('a file part still being uploaded when its account is disabled is not stored', async () => {
    const { db } = site.services.database;
    await addStaff(db, 'zweite', 'Tannenzapfen Kran 4', { own: true });
    const send = async (meanwhile: () => Promise<unknown>) => {
      const { id } = (await (await post(uploadPath, { name: 'a.pdf', size: 1000 })).json()) as { id: string };
      return (await slowly(`${uploadPath}/${id}/0`, me.token, '%PDF-1.7 and so on', meanwhile, 'PUT')).status;
    };
    expect(await send(async () => {})).toBe(204);
    expect(await send(() => disableStaff(db, staffLogin.username))).toBe(401);
  });

  test('a call in progress returns nothing once its program’s token is revoked', async () => {
    const { token, id } = (await (
      await post(programPaths.list, { name: 'CRM', scopes: ['leads:read'], days: 30 })
    ).json()) as { token: string; id: string };
    const search = (meanwhile: () => Promise<unknown>) => slowly(adminPaths.contactsSearch, token, {}, meanwhile);
    expect((await search(async () => {})).status).toBe(200);
    const revoke = () => me.call(`${programPaths.list}/${id}`, { method: 'DELETE' });
    expect((await search(revoke)).status).toBe(401);
  });
});
