import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '#contract/durations.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { startTestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';
import { auditAggregated, flushAggregates } from './aggregated.ts';
import { checkAuditLog } from './check.ts';

const start = Date.parse('2026-11-21T08:10:00Z');

describe.each(engines)('on %s', (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await freshDatabase(engine);
  });
  afterEach(() => database.close());
  const fail = (subject: string, network: string, now = start) =>
    auditAggregated(
      database.db,
      { actor: '', action: 'login-failed', subject, details: { account: subject, network } },
      now,
    );
  const entries = () => database.db.selectFrom('audit_log').select(['subject', 'details']).orderBy('seq').execute();

  test('of many failed logins to an account the first is logged at once, the others as a number after the hour', async () => {
    for (let count = 0; count < 140; count++) await fail('leitung', `192.0.${count}.0`);
    await fail('vertrieb', '192.0.2.0');
    expect(await entries()).toEqual([
      { subject: 'leitung', details: { account: 'leitung', network: '192.0.0.0' } },
      { subject: 'vertrieb', details: { account: 'vertrieb', network: '192.0.2.0' } },
    ]);
    await flushAggregates(database.db, start + hour);
    const sum = { account: 'leitung', further: 139, since: '2026-11-21T08:00:00.000Z' };
    expect((await entries()).slice(2)).toEqual([{ subject: 'leitung', details: sum }]);
    await fail('leitung', '192.0.2.0', start + hour);
    expect(await entries()).toHaveLength(4);
    expect((await checkAuditLog(database.db)).intact).toBe(true);
  });

  test('the sums of an hour are written in the next one, or when the process ends', async () => {
    await fail('leitung', '');
    await fail('leitung', '');
    await fail('leitung', '', start + hour);
    expect(await entries()).toHaveLength(3);
    await fail('leitung', '', start + hour);
    await flushAggregates(database.db, Number.POSITIVE_INFINITY);
    expect((await entries()).map(({ details }) => details.further)).toEqual([undefined, 1, undefined, 1]);
  });

  test('while the database is unavailable, neither a first entry nor a number is lost', async () => {
    const renamed = (from: 'audit_log' | 'elsewhere', to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.db);
    for (const subject of ['leitung', 'leitung', 'vertrieb', 'vertrieb']) await fail(subject, '');
    await renamed('audit_log', 'elsewhere');
    await expect(flushAggregates(database.db, start + hour)).rejects.toThrow();
    await expect(fail('leitung', '', start + hour)).rejects.toThrow();
    await renamed('elsewhere', 'audit_log');
    await fail('leitung', '', start + hour);
    const told = (await entries()).map(({ subject, details: { further = 0 } }) => `${subject} ${further}`);
    expect(told).toEqual(['leitung 0', 'vertrieb 0', 'leitung 1', 'vertrieb 1', 'leitung 0']);
  });

  test('login attempts with any number of made-up accounts cause a bounded number of entries', async () => {
    for (let count = 0; count < 1100; count++) await fail(`id-${count}`, '');
    expect((await entries()).length).toBe(1001);
    await flushAggregates(database.db, Number.POSITIVE_INFINITY);
    expect((await entries()).at(-1)?.details.further).toBe(99);
  });
});

test('calls refused by a limit are one entry per hour, without the caller', async () => {
  const site = await startTestSite();
  const { db } = site.services.database;
  const statuses: number[] = [];
  for (let count = 0; count < 70; count++) {
    const sent = await site.post(leadKinds.contact.path, { ...message, email: `wer-${count}@visitor.example` });
    statuses.push(sent.status);
  }
  const entries = await db.selectFrom('audit_log').select('details').where('action', '=', 'call-refused').execute();
  const call = `POST ${leadKinds.contact.path}`;
  expect([statuses.includes(429), entries]).toEqual([true, [{ details: { status: 429, call } }]]);
  await site.end();
});

test('refused calls of the staff area are one entry per hour for anonymous clients, and one per call for signed-in staff', async () => {
  const site = await startTestSite();
  const { db } = site.services.database;
  const stranger = staffCalls(site);
  for (let count = 0; count < 5; count++) await stranger(`${adminPaths.contacts}/${count}`);
  const { call } = await signIn(site, { proven: false });
  for (let count = 0; count < 3; count++) await call(adminPaths.contactsExport, { method: 'POST', body: {} });
  const entries = await db
    .selectFrom('audit_log')
    .select(['actor', 'details'])
    .where('action', '=', 'call-refused')
    .execute();
  expect(entries).toEqual([
    { actor: '', details: { status: 401 } },
    { actor: 'leitung', details: { status: 403, call: `POST ${adminPaths.contactsExport}` } },
  ]);
  await site.end();
});
