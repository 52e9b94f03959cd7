import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditPaths } from '#contract/staff/audit.ts';
import { staffBookingPaths } from '#contract/staff/bookings.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { deskPaths } from '#contract/staff/desk.ts';
import { subscriberPaths } from '#contract/staff/newsletter.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  beforeAll(async () => {
    site = await startTestSite(engine);
    ({ call } = await signIn(site));
  });
  afterAll(() => site.end());

  test.each([
    [`${adminPaths.contacts}?source=%00`, 'source'],
    [`${adminPaths.outbox}?state=%00`, 'state'],
    [`${staffBookingPaths.bookings}?cursor=%00&show=past`, 'cursor'],
  ])('a zero byte in %s is reported as an invalid field', async (path, field) => {
    const answer = await call(path);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: object[] }).errors).toEqual([{ field, code: `${field}.invalid` }]);
    expect((await staffCalls(site)(path)).status, 'who is not logged in learns nothing').toBe(401);
  });

  test('a zero byte in a path finds nothing, one in a body becomes a space', async () => {
    expect((await call(`${adminPaths.contacts}/%00`)).status).toBe(404);
    for (const path of [subscriberPaths.search, adminPaths.contactsSearch, auditPaths.search]) {
      const body = { q: 'a\0b', about: 'a\0b', actor: '\0', source: '\0' };
      expect([path, (await call(path, { method: 'POST', body })).status]).toEqual([path, 200]);
    }
    expect((await call(deskPaths.news, { method: 'POST', body: { after: '\0' } })).status).toBe(422);
    const ordered = await call(subscriberPaths.export, { method: 'POST', body: { q: 'a\0b' } });
    const { url } = (await ordered.json()) as { url: string };
    const file = await call(url);
    expect([file.status, (await file.text()).split('\r\n')]).toEqual([200, [expect.stringContaining('E-Mail'), '']]);
  });
});
