import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingPath } from '#contract/booking/booking.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

let site: TestSite;
let call: Awaited<ReturnType<typeof signIn>>['call'];
beforeAll(async () => {
  site = await startTestSite();
  call = (await signIn(site)).call;
});
afterAll(() => site.end());

test('every call answers an unsupported method with 405 and lists the supported ones', async () => {
  const taken = new Map<string, string[]>();
  for (const { path, method } of site.app.routes) {
    if (path.startsWith('/api/') && method !== 'ALL') taken.set(path, [...(taken.get(path) ?? []), method]);
  }
  expect(taken.size).toBeGreaterThan(50);
  for (const [path, methods] of taken) {
    const other = ['PATCH', 'PUT', 'DELETE'].find((method) => !methods.includes(method)) ?? '';
    const answer = await call(path.replace(/:\w+(\{[^}]*\})?/g, 'x'), { method: other });
    const allowed = answer.headers.get('allow')?.split(', ');
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      405,
      'application/problem+json; charset=utf-8',
    ]);
    expect([path, allowed?.filter((method) => method !== 'HEAD')]).toEqual([path, [...new Set(methods)]]);
  }
});

test.each([
  [leadKinds.contact.path, 'GET', 'POST'],
  [adminPaths.whitePapers, 'DELETE', 'GET, HEAD, POST'],
  [adminPaths.login, 'GET', 'POST'],
  [adminPaths.contactsExport, 'GET', 'POST'],
  [bookingPath('x'), 'DELETE', 'GET, HEAD, POST'],
  ['/contact', 'POST', 'GET, HEAD'],
])('%s refuses %s and allows %s', async (path, method, allow) => {
  const answer = await site.app.request(path, { method });
  const withLogin = path === adminPaths.whitePapers || path === adminPaths.contactsExport;
  const { status, headers } = withLogin ? await call(path, { method }) : answer;
  expect([status, headers.get('allow')]).toEqual([405, allow]);
});

test('a page that accepts POST is still shown for GET', async () => {
  expect((await site.app.request(bookingPath('x'))).headers.get('content-type')).toContain('text/html');
});
