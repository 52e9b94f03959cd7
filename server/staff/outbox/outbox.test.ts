import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/staff/contacts.ts';
import { maxOutcomes, type OutboxAnswer, type OutboxMail, type OutboxOutcomes } from '#contract/staff/outbox.ts';
import { newMail } from '#server/outbox/repository.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const database = () => site.services.database.db;
  const parked = async (subject_id: string | null, state: OutboxMail['state'] = 'parked', attempts = 9) => {
    const mail = newMail({ template: 'lead-notification', language: 'de', recipient: 'staff@x.example', subject_id });
    await database()
      .insertInto('outbox')
      .values({ ...mail, state, attempts, next_attempt_at: mail.created_at + 60_000, last_error: '550 no' })
      .execute();
    return mail.id;
  };
  const list = async (state: string) =>
    (await (await call(`${adminPaths.outbox}?state=${state}`)).json()) as OutboxAnswer;

  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    ({ call } = await signIn(site));
  });
  afterAll(() => site.end());

  test('a parked mail has the lead that it is about', async () => {
    const lead = leadRow('2026-11-20T09:00:00Z', { first_name: 'Ewa', last_name: 'Nowicka' });
    await storeLeads(database(), [lead]);
    const mails = [await parked(lead.id), await parked('erased'), await parked(null)];
    const found = (await list('parked')).mails.map(({ id, lead: about }) => [id, about]);
    const about = { id: lead.id, kind: 'contact', firstName: 'Ewa', lastName: 'Nowicka' };
    expect(Object.fromEntries(found)).toEqual({
      [mails[0] ?? '']: about,
      [mails[1] ?? '']: null,
      [mails[2] ?? '']: null,
    });
  });

  test('one call makes all failed mails due again, and their outcomes can be queried', async () => {
    await database().deleteFrom('outbox').execute();
    const given = await parked(null);
    const waiting = await parked(null, 'pending', 2);
    const fresh = await parked(null, 'pending', 0);
    const outcomes = (ids: string) => call(`${adminPaths.outboxOutcomes}?ids=${ids}`);
    const parkedState = { state: 'parked', attempts: 9, lastError: '550 no' };
    expect(await (await outcomes(`${given},unknown`)).json()).toEqual({
      outcomes: { [given]: parkedState },
      counts: { pending: 2, parked: 1 },
    });
    const answer = await call(adminPaths.outboxRetry, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([200, { count: 2 }]);
    const now = Date.now();
    const due = (await list('pending')).mails.filter(({ dueAt }) => Date.parse(dueAt ?? '') <= now);
    expect(due.map(({ id }) => id).sort()).toEqual([given, waiting].sort());
    expect(((await (await outcomes([given, waiting, fresh].join(','))).json()) as OutboxOutcomes).counts).toEqual({
      pending: 3,
      parked: 0,
    });
    for (const ids of [
      '',
      'a,%00',
      Array(maxOutcomes + 1)
        .fill('a')
        .join(','),
    ]) {
      expect((await outcomes(ids)).status).toBe(422);
    }
  });
});
