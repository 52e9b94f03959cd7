import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffRoles } from '#contract/staff/account.ts';
import { addStaff } from '#server/staff/account/accounts.ts';
import { type Known, readKnown, wantedBy } from '#tests/support/hostile/known.ts';
import { plant } from '#tests/support/hostile/plant.ts';
import { callsOf, hostileRequests, pageRoutes } from '#tests/support/hostile/requests.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

/** Random requests to every call and page: the response may be a refusal, never a server error. */
const runs = { sqlite: 4000, postgres: 1000 };
/** A fixed seed repeats the same requests; `npm run drill fuzz` makes others. */
const seed = 20_261_123;

let known: Known;
beforeAll(async () => {
  known = await readKnown();
});

/** Adds an account for each role, all with the password of the existing account, whose hash is fast to compute. */
async function addAccounts({ services: { database } }: TestSite): Promise<void> {
  for (const role of staffRoles) await addStaff(database.db, `wer-${role}`, 'Tannenzapfen Kran 1', { role, own: true });
  const { password_hash } = await database.db
    .selectFrom('staff')
    .selectAll()
    .where('username', '=', staffLogin.username)
    .executeTakeFirstOrThrow();
  await database.db.updateTable('staff').set({ password_hash }).execute();
}

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  const tokens = new Map<string, string>();
  const tokenOf = async (role: string) => {
    const as = { ...staffLogin, username: `wer-${role}` };
    const token = tokens.get(role) ?? (await signIn(site, { as })).token;
    tokens.set(role, token);
    return token;
  };
  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    await addAccounts(site);
  });
  afterAll(() => site.end());

  test('no call and no page fails on hostile input', { timeout: 120_000 }, async () => {
    const calls = callsOf(site.app.routes);
    expect(calls.length).toBeGreaterThan(60);
    const call = async (path: string, init = {}) => (await signIn(site)).call(path, init);
    const requests = await hostileRequests([...calls, ...pageRoutes], known, {
      ask: call,
      ids: await plant(calls, call),
    });
    const callers = fc.constantFrom(null, ...staffRoles, 'manage', 'manage');
    const property = fc.asyncProperty(requests, callers, async ({ method, route, target, headers, body }, role) => {
      const token = role && (await tokenOf(role));
      const answer = await site.app.request(`http://localhost${target}`, {
        method,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== null && { body }),
      });
      await answer.body?.cancel();
      if (role && answer.status === 401) tokens.delete(role);
      expect(answer.status, route).toBeLessThan(500);
    });
    await fc.assert(property, { seed, numRuns: runs[engine], endOnFailure: true });
  });
});

test('the hostile requests know each call’s required fields', async () => {
  const site = await startTestSite('sqlite', { RATE_LIMIT: 'off' });
  const call = async (path: string, init = {}) => (await signIn(site)).call(path, init);
  const missed: [string, readonly string[]][] = [];
  for (const route of callsOf(site.app.routes).filter(({ method }) => method !== 'GET')) {
    const { unknown } = await wantedBy(route, call, known);
    if (unknown.length > 0) missed.push([`${route.method} ${route.path}`, unknown]);
  }
  await site.end();
  expect(missed, 'Export its schema under a name that ends with Input: `readKnown` finds it.').toEqual([]);
});
