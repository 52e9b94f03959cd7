import { type Kysely, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { up as mailSubjects } from '#server/db/migrations/2026-11-22-mail-subjects.ts';
import { up as suspects } from '#server/db/migrations/2026-11-22-suspects.ts';
import { newMail } from '#server/outbox/repository.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';

let database: Database;
afterEach(() => database.close());

test.each(engines)('lists and maps are stored as JSON text and read as what they are, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const { db } = database;
  const lead = leadRow('2026-11-20T09:00:00Z', { details: { 'a"b': "{'\n}" }, spam_signals: ['fast', 'rate'] });
  lead.message = '{"looks":"like JSON"}';
  await storeLeads(db, [lead]);
  expect(await db.selectFrom('leads').selectAll().executeTakeFirst()).toMatchObject(lead);
  const { rows } = await sql`select details as d, spam_signals as s from leads`.execute(db);
  expect(rows).toEqual([{ d: JSON.stringify(lead.details), s: '["fast","rate"]' }]);
  const changed = await db.updateTable('leads').set({ spam_signals: [], details: {} }).returningAll().execute();
  expect(changed).toMatchObject([{ spam_signals: [], details: {} }]);
});

test.each(engines)('a list or map that replaces another one is stored the same way, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const link = { token_hash: 'x', purpose: 'login-code' as const, expires_at: 1 };
  for (const mark of ['one', 'two']) {
    const data = { staffId: 'a', mark };
    await database.db
      .insertInto('one_time_links')
      .values({ ...link, data })
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ data }))
      .execute();
  }
  expect(await database.db.selectFrom('one_time_links').select('data').execute()).toEqual([
    { data: { staffId: 'a', mark: 'two' } },
  ]);
});

test.each(engines)('the update marks suspect rows of an older version, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const { db } = database;
  await storeLeads(db, [
    leadRow('2026-11-20T09:00:00Z', { spam_signals: ['fast', 'recipient'] }),
    leadRow('2026-11-20T09:00:01Z', { spam_signals: ['fast', 'rate'] }),
    leadRow('2026-11-20T09:00:02Z', { spam_signals: ['elsewhere'] }),
    leadRow('2026-11-20T09:00:03Z'),
  ]);
  await sql`drop index leads_suspect`.execute(db);
  for (const table of ['leads', 'newsletter_signups'])
    await sql`alter table ${sql.table(table)} drop column suspect`.execute(db);
  await sql`create index leads_suspect on leads (created_at) where spam_signals <> '[]'`.execute(db);
  await suspects(db.withoutPlugins() as unknown as Kysely<unknown>);
  const rows = await db.selectFrom('leads').select('suspect').orderBy('created_at').execute();
  expect(rows.map(({ suspect }) => suspect)).toEqual([0, 1, 1, 0]);
});

test.each(
  engines,
)('the update fills in the subject of an older version’s mails, wherever their data contain it, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const { db } = database;
  const about = { leadId: 'lead-1', signupId: 'signup-1', bookingId: 'booking-1' };
  await sql`drop index outbox_subject`.execute(db);
  await sql`alter table outbox drop column subject_id`.execute(db);
  const datas = [
    { papers: ['x'], leadId: about.leadId },
    { signupId: about.signupId },
    { version: 1, bookingId: about.bookingId, event: 'booked' },
    { since: 1 },
  ];
  for (const [at, data] of datas.entries()) {
    const { id, created_at, template, language, recipient, state } = newMail({
      template: 'lead-receipt',
      language: 'de',
      recipient: `${at}@visitor.example`,
    });
    await sql`insert into outbox
      (id, created_at, template, language, recipient, data, state, attempts, next_attempt_at, claimed_until, last_error)
      values (${id}, ${created_at}, ${template}, ${language}, ${recipient}, ${JSON.stringify(data)}, ${state}, 0, 0, 0, '')`.execute(
      db,
    );
  }
  await mailSubjects(db.withoutPlugins() as unknown as Kysely<unknown>);
  const rows = await db.selectFrom('outbox').select('subject_id').orderBy('recipient').execute();
  expect(rows.map(({ subject_id }) => subject_id)).toEqual(['lead-1', 'signup-1', 'booking-1', null]);
});
