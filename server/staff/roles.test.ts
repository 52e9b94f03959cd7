import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleIncludes, type StaffRole, staffRoles } from '#contract/staff/account.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { addStaff } from './account/accounts.ts';
import { callRules } from './call-rules.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite('sqlite', { RATE_LIMIT: 'off' });
  for (const role of staffRoles) {
    await addStaff(site.services.database.db, `wer-${role}`, passwords[role], { role, own: true });
  }
});
afterAll(() => site.end());

const passwords = { read: 'Tannenzapfen Kran 1', work: 'Tannenzapfen Kran 2', manage: 'Tannenzapfen Kran 3' };
const as = (role: StaffRole, proven: boolean) =>
  signIn(site, { proven, as: { username: `wer-${role}`, password: passwords[role] } });
const routes = () =>
  site.app.routes.flatMap(({ method, path }) =>
    path.startsWith('/api/admin/') && method !== 'ALL' ? [`${method} ${path}`] : [],
  );
/** Makes a call with invalid input. @returns what refused it, or `let through` if its rule did not */
async function outcome(me: Awaited<ReturnType<typeof signIn>>, call: string) {
  const [method = '', pattern = ''] = call.split(' ');
  const path = pattern.replaceAll(/:\w+/g, '00000000-0000-7000-8000-000000000000');
  const answer = await me.call(path, { method, ...(method !== 'GET' && { body: { wrong: true } }) });
  const title = answer.status === 403 ? ((await answer.json()) as { title: string }).title : '';
  await answer.body?.cancel().catch(() => {});
  return ['Nicht erlaubt', 'Bestätigung nötig'].includes(title) ? title : 'let through';
}

test('every call of the staff area has a rule, and every rule a call', () => {
  const calls = routes();
  expect(
    calls.filter((call) => !(call in callRules)),
    'Add it to server/staff/call-rules.ts: who may make it, and what is recorded of it?',
  ).toEqual([]);
  expect(Object.keys(callRules).filter((call) => !calls.includes(call))).toEqual([]);
});

test.each(staffRoles)('every call with the role %s is handled as its rule says', async (role) => {
  for (const proven of [false, true]) {
    // Calls that would end the session are left out.
    const ending = ['POST /api/admin/logout', 'DELETE /api/admin/account/sessions'];
    const me = await as(role, proven);
    for (const call of routes().filter((one) => !ending.includes(one))) {
      const rule = callRules[call];
      const needed = staffRoles.find((one) => one === rule?.may);
      const proofOutcome = rule?.proven && !proven ? 'Bestätigung nötig' : 'let through';
      const expected = needed && !roleIncludes(role, needed) ? 'Nicht erlaubt' : proofOutcome;
      expect([call, await outcome(me, call)]).toEqual([call, expected]);
    }
  }
});

test('a proof is valid for five minutes', async () => {
  const me = await as('manage', true);
  const retention = () => outcome(me, 'PUT /api/admin/privacy/retention');
  expect(await retention()).toBe('let through');
  const { db } = site.services.database;
  await db
    .updateTable('staff_sessions')
    .set({ proven_at: Date.now() - 301_000 })
    .execute();
  expect(await retention()).toBe('Bestätigung nötig');
});
