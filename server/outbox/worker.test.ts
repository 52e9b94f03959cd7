import { afterEach, expect, test, vi } from 'vitest';
import { hour, minute } from '#contract/durations.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { batchSize, claimMilliseconds, renewMilliseconds } from '#server/queue/worker.ts';
import { allRows, plainMail, queueMails, testClock, testWorker } from '#tests/support/rows/outbox.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { countTroubled } from './repository.ts';
import type { Transport } from './transport/transport.ts';
import { createOutboxWorker } from './worker.ts';

let database: Database;
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

/** A transport that records ids and fails while `broken` is set. */
function memoryTransport() {
  const sent: string[] = [];
  const state = { sent, broken: null as string | null };
  const transport: Transport = {
    send: async ({ id }) => {
      await new Promise((resolve) => setImmediate(resolve));
      if (state.broken) throw new Error(state.broken);
      sent.push(id);
    },
    close: () => {},
  };
  return { ...transport, state };
}

test.each(engines)('a waiting mail is sent once and stored with its time on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const transport = memoryTransport();
  const worker = testWorker(database, transport, clock);
  const rows = await queueMails(database, clock, batchSize + 3);
  expect([await worker.runOnce(), await worker.runOnce(), await worker.runOnce()]).toEqual([batchSize, 3, 0]);
  expect(transport.state.sent.toSorted()).toEqual(rows.map(({ id }) => id));
  for (const row of await allRows(database)) expect(row).toMatchObject({ state: 'sent', sent_at: clock.now() });
});

test.each(engines)('failures are retried after 1, 2, 4 … minutes, then hourly, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const transport = memoryTransport();
  const worker = testWorker(database, transport, clock);
  await queueMails(database, clock);
  transport.state.broken = '451 4.3.0 Mailbox <mia@visitor.example>\r\nis busy';
  const waits: number[] = [];
  for (let attempt = 0; attempt < 9; attempt++) {
    expect(await worker.runOnce()).toBe(1);
    const [row] = await allRows(database);
    expect(row).toMatchObject({ state: 'pending', attempts: attempt + 1 });
    const wait = (row?.next_attempt_at ?? 0) - clock.now();
    waits.push(wait / minute);
    clock.advance(wait - 1);
    expect(await worker.runOnce()).toBe(0);
    clock.advance(1);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect((await allRows(database))[0]?.last_error).toBe('451 4.3.0 Mailbox <[address]> is busy');
  transport.state.broken = null;
  expect(await worker.runOnce()).toBe(1);
  expect(await allRows(database)).toMatchObject([{ state: 'sent', attempts: 9 }]);
});

test.each(engines)('a mail that fails for three days is parked and not retried on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const transport = memoryTransport();
  const worker = testWorker(database, transport, clock);
  await queueMails(database, clock);
  transport.state.broken = '550 no';
  const end = clock.now() + 72 * hour;
  while ((await countTroubled(database.db)).parked === 0) {
    await worker.runOnce();
    expect((await allRows(database))[0]?.state).toBe(clock.now() >= end ? 'parked' : 'pending');
    clock.advance(6 * hour);
  }
  transport.state.broken = null;
  clock.advance(24 * hour);
  expect(await worker.runOnce()).toBe(0);
  expect(transport.state.sent).toEqual([]);
});

test.each(engines)('mails claimed by a killed process are sent by another one on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const never: Transport = { send: () => new Promise(() => {}), close: () => {} };
  const transport = memoryTransport();
  const rows = await queueMails(database, clock, 2);
  void testWorker(database, never, clock).runOnce();
  await expect.poll(async () => (await allRows(database))[0]?.claimed_until).toBe(clock.now() + claimMilliseconds);
  const second = testWorker(database, transport, clock);
  expect(await second.runOnce()).toBe(0);
  clock.advance(claimMilliseconds);
  expect(await second.runOnce()).toBe(2);
  expect(transport.state.sent.toSorted()).toEqual(rows.map(({ id }) => id));
});

test.each(engines)('mails that take long stay claimed by the process that sends them on %s', async (engine) => {
  database = await freshDatabase(engine);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clock = testClock();
  const finish: (() => void)[] = [];
  const slow: Transport = { send: () => new Promise((resolve) => finish.push(resolve)), close: () => {} };
  const other = memoryTransport();
  await queueMails(database, clock, 6);
  const first = testWorker(database, slow, clock).runOnce();
  await expect.poll(() => finish.length).toBe(4);
  for (let minutes = 0; minutes < 4; minutes++) {
    // Each renewal extends the claim by another quarter of a minute, also for mails that are still waiting their turn.
    for (let beat = 0; beat < 12; beat++) {
      clock.advance(renewMilliseconds);
      vi.advanceTimersByTime(renewMilliseconds);
      await expect
        .poll(async () => (await allRows(database)).map(({ claimed_until }) => claimed_until - clock.now()))
        .toEqual(Array(6).fill(claimMilliseconds));
    }
    expect(await testWorker(database, other, clock).runOnce()).toBe(0);
  }
  for (const one of finish.splice(0)) one();
  await expect.poll(() => finish.length).toBe(2);
  for (const one of finish) one();
  await first;
  expect((await allRows(database)).map(({ state }) => state)).toEqual(Array(6).fill('sent'));
  expect(other.state.sent).toEqual([]);
});

test.each(engines)('a process that cannot renew its claim aborts the sending on %s', async (engine) => {
  database = await freshDatabase(engine);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clock = testClock();
  const ended: unknown[] = [];
  const slow: Transport = {
    send: (_source, _mail, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          ended.push(signal.reason);
          reject(signal.reason);
        });
      }),
    close: () => {},
  };
  const other = memoryTransport();
  await queueMails(database, clock);
  const first = testWorker(database, slow, clock).runOnce();
  await expect.poll(async () => (await allRows(database))[0]?.claimed_until).toBe(clock.now() + claimMilliseconds);
  // Simulates a stall in which another process has claimed the mail.
  clock.advance(claimMilliseconds);
  expect(await testWorker(database, other, clock).runOnce()).toBe(1);
  vi.advanceTimersByTime(renewMilliseconds);
  await first;
  expect(ended).toHaveLength(1);
  expect(await allRows(database)).toMatchObject([{ state: 'sent', attempts: 0 }]);
});

test.each(engines)('a late failure does not overwrite that another process has sent the mail on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  let fail = (_error: Error) => {};
  const slow: Transport = { send: () => new Promise((_, reject) => (fail = reject)), close: () => {} };
  await queueMails(database, clock);
  const first = testWorker(database, slow, clock).runOnce();
  await expect.poll(async () => (await allRows(database))[0]?.claimed_until).toBe(clock.now() + claimMilliseconds);
  clock.advance(claimMilliseconds);
  await testWorker(database, memoryTransport(), clock).runOnce();
  fail(new Error('socket timeout'));
  await first;
  expect(await allRows(database)).toMatchObject([{ state: 'sent', attempts: 0 }]);
});

test.each(engines)('no send starts near the end of its claim on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const sent: string[] = [];
  const slow: Transport = {
    send: ({ id }) => {
      sent.push(id);
      clock.advance(minute);
      return Promise.resolve();
    },
    close: () => {},
  };
  const worker = testWorker(database, slow, clock);
  await queueMails(database, clock, 10);
  await worker.runOnce();
  expect(sent.length).toBeLessThan(10);
  for (const row of await allRows(database)) expect(row.claimed_until).toBe(0);
  while ((await worker.runOnce()) > 0);
  expect(new Set(sent).size).toBe(10);
  expect(sent).toHaveLength(10);
});

test('two processes on one PostgreSQL share the mails and send each one once', async () => {
  database = await freshDatabase('postgres');
  const clock = testClock();
  const transports = [memoryTransport(), memoryTransport()];
  const rows = await queueMails(database, clock, 300);
  await Promise.all(
    transports.map(async (transport) => {
      const worker = testWorker(database, transport, clock);
      while ((await worker.runOnce()) > 0);
    }),
  );
  const sent = transports.flatMap(({ state }) => state.sent);
  expect(sent.toSorted()).toEqual(rows.map(({ id }) => id));
  for (const { state } of transports) expect(state.sent.length).toBeGreaterThan(0);
});

test.each(engines)('a mail about an erased lead is deleted with it on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const transport = memoryTransport();
  const [first] = await queueMails(database, clock, 2);
  const worker = createOutboxWorker({
    ...database,
    transport,
    render: async (row) => (row.id === first?.id ? null : plainMail(row)),
    now: clock.now,
  });
  await worker.runOnce();
  expect(await allRows(database)).toMatchObject([{ recipient: 'guest2@visitor.example', state: 'sent' }]);
});

test.each(engines)('a mail that cannot be rendered waits and blocks no other on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const transport = memoryTransport();
  const [first] = await queueMails(database, clock, 3);
  const worker = createOutboxWorker({
    ...database,
    transport,
    render: (row) =>
      row.id === first?.id
        ? Promise.reject(new TypeError('unknown mail template newsletter-9'))
        : Promise.resolve(plainMail(row)),
    now: clock.now,
  });
  await worker.runOnce();
  expect((await allRows(database)).map(({ state }) => state)).toEqual(['pending', 'sent', 'sent']);
});
