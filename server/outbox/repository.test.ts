import { afterEach, expect, test } from 'vitest';
import { hour } from '#contract/durations.ts';
import type { Database } from '#server/db/connection/connect.ts';
import type { OutboxRow } from '#server/db/schema/schema.ts';
import { claimDue, sweepSent } from '#server/queue/repository.ts';
import { allRows, queueMails, testClock } from '#tests/support/rows/outbox.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { countTroubled, countUnsent, enqueue, mailsOf, newMail, parkedMails, retryMail } from './repository.ts';

let database: Database;
afterEach(() => database.close());

async function change(id: string | undefined, to: Partial<OutboxRow>) {
  await database.db.updateTable('outbox').set(to).where('id', '=', String(id)).execute();
}

test.each(engines)('staff see parked and failed mails, newest first, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const rows = [];
  for (let index = 0; index < 4; index++) {
    rows.push(...(await queueMails(database, clock)));
    clock.advance(1000);
  }
  await change(rows[0]?.id, { state: 'parked', attempts: 70, last_error: '550 no' });
  await change(rows[1]?.id, { attempts: 2, last_error: '451 later' });
  await change(rows[2]?.id, { state: 'sent', attempts: 1, sent_at: clock.now() });
  expect(await parkedMails(database.db)).toEqual([
    expect.objectContaining({ id: rows[1]?.id, state: 'pending', attempts: 2, lastError: '451 later' }),
    {
      id: rows[0]?.id,
      template: 'lead-receipt',
      recipient: 'guest1@visitor.example',
      state: 'parked',
      attempts: 70,
      lastError: '550 no',
      created_at: '2026-11-21T09:00:00.000Z',
    },
  ]);
  expect(await countTroubled(database.db)).toEqual({ parked: 1, waiting: 1 });
});

test.each(engines)('staff resend a parked mail immediately on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const [parked, sent] = await queueMails(database, clock, 2);
  await change(parked?.id, { state: 'parked', attempts: 70, next_attempt_at: clock.now() + hour });
  await change(sent?.id, { state: 'sent', sent_at: clock.now() });
  expect(await retryMail(database.db, String(parked?.id), clock.now())).toBe(true);
  expect(await retryMail(database.db, String(sent?.id), clock.now())).toBe(false);
  expect(await retryMail(database.db, 'unknown', clock.now())).toBe(false);
  const due = await claimDue(database.db, engine, 'outbox', { now: clock.now(), until: clock.now() + 1, limit: 9 });
  expect(due).toMatchObject([{ id: parked?.id, attempts: 70 }]);
});

test.each(engines)('old sent mails are deleted, others are kept, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const { db } = database;
  const mail = () => newMail({ template: 'lead-receipt', language: 'de', recipient: 'a@visitor.example' }, 1000);
  const sent = () => ({ ...mail(), state: 'sent' as const });
  const old = Array.from({ length: 2300 }, sent);
  const recent = sent();
  const waiting = mail();
  await enqueue(db, engine, [...old, recent, waiting]);
  await db.updateTable('outbox').set({ sent_at: 2000 }).where('state', '=', 'sent').execute();
  await change(recent.id, { sent_at: 9000 });
  expect(await sweepSent(db, 'outbox', 5000)).toBe(2300);
  expect((await allRows(database)).map(({ id }) => id)).toEqual([recent.id, waiting.id].toSorted());
});

test.each(engines)('staff see pending mails by due time, parked and sent mails on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const rows = await queueMails(database, clock, 5);
  await change(rows[0]?.id, { next_attempt_at: clock.now() + hour });
  await change(rows[1]?.id, { next_attempt_at: clock.now() });
  await change(rows[2]?.id, { state: 'parked', attempts: 70, last_error: '550 no' });
  await change(rows[3]?.id, { state: 'sent', sent_at: clock.now(), next_attempt_at: clock.now() });
  await change(rows[4]?.id, { state: 'sent', sent_at: clock.now() + hour, next_attempt_at: clock.now() + hour });
  const ids = async (state: 'pending' | 'parked' | 'sent') =>
    (await mailsOf(database.db, state)).map(({ id }) => rows.findIndex((row) => row.id === id));
  expect([await ids('pending'), await ids('parked'), await ids('sent')]).toEqual([[1, 0], [2], [4, 3]]);
  expect((await mailsOf(database.db, 'sent'))[1]).toMatchObject({ state: 'sent', sentAt: '2026-11-21T09:00:00.000Z' });
  expect(await countUnsent(database.db)).toEqual({ pending: 2, parked: 1 });
});
