import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { createOutcomeLog } from '#server/queue/outcome-log.ts';
import { claimDue } from '#server/queue/repository.ts';
import { allRows, queueMails, testClock, testWorker } from '#tests/support/rows/outbox.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import type { Transport } from './transport/transport.ts';

let database: Database;
afterEach(() => database.close());

function countingTransport(): Transport & { sent: string[] } {
  const sent: string[] = [];
  return { sent, send: async ({ id }) => void sent.push(id), close: () => {} };
}

/** The database with a switch that makes every query fail. */
function fragile(whole: Database) {
  const state = { down: false };
  const db = whole.db.withPlugin({
    transformQuery: ({ node }) => {
      if (state.down) throw new Error('connection terminated');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { database: { ...whole, db }, state };
}

test.each(engines)('a started worker sends as soon as it is woken on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const transport = countingTransport();
  const worker = testWorker(database, transport, clock);
  worker.start();
  // After the first mail the worker found an empty outbox and pauses; only `wake` can get the others sent in time.
  await queueMails(database, clock, 1);
  worker.wake();
  await vi.waitFor(() => expect(transport.sent).toHaveLength(1), { timeout: 4000 });
  await queueMails(database, clock, 40);
  worker.wake();
  await vi.waitFor(() => expect(transport.sent).toHaveLength(41), { timeout: 4000 });
  await worker.stop();
  expect((await allRows(database)).every(({ state }) => state === 'sent')).toBe(true);
});

test.each(engines)('stopping finishes running sends and releases the rest on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const finish: (() => void)[] = [];
  const closed = vi.fn();
  const transport: Transport = { send: () => new Promise((resolve) => finish.push(resolve)), close: closed };
  const worker = testWorker(database, transport, clock);
  await queueMails(database, clock, 6);
  worker.start();
  await vi.waitFor(() => expect(finish).toHaveLength(4), { timeout: 4000 });
  const stopped = worker.stop();
  for (const one of finish) one();
  await stopped;
  const rows = await allRows(database);
  expect(rows.map(({ state, claimed_until }) => [state, claimed_until])).toEqual([
    ...Array(4).fill(['sent', 0]),
    ...Array(2).fill(['pending', 0]),
  ]);
  expect(closed).toHaveBeenCalled();
});

test.each(engines)('an unavailable database is logged once and does not stop the worker on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const { database: unsteady, state } = fragile(database);
  state.down = true;
  const transport = countingTransport();
  const worker = testWorker(unsteady, transport, clock);
  worker.start();
  await vi.waitFor(() => expect(worker.log).toHaveLength(1), { timeout: 4000 });
  for (let commit = 0; commit < 50; commit++) worker.wake();
  expect(worker.log).toEqual(['Outbox: the database is unavailable (connection terminated); retrying.']);
  state.down = false;
  await queueMails(database, clock);
  await vi.waitFor(() => expect(transport.sent).toHaveLength(1), { timeout: 20_000 });
  await worker.stop();
  expect(worker.log.slice(1)).toEqual(['Outbox: the database is available again.']);
});

test.each(engines)('results that the database could not store are kept and stored later on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const { database: unsteady, state } = fragile(database);
  const transport: Transport & { sent: string[] } = {
    ...countingTransport(),
    send: ({ id }) => {
      transport.sent.push(id);
      state.down = true;
      return Promise.resolve();
    },
  };
  const worker = testWorker(unsteady, transport, clock);
  await queueMails(database, clock);
  await expect(worker.runOnce()).rejects.toThrow('connection terminated');
  expect(await allRows(database)).toMatchObject([{ state: 'pending' }]);
  state.down = false;
  expect(await worker.runOnce()).toBe(0);
  expect(await allRows(database)).toMatchObject([{ state: 'sent' }]);
  expect(transport.sent).toHaveLength(1);
});

test.each(engines)('results of many mails are written together on %s', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  await queueMails(database, clock, 20);
  let transactions = 0;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'UpdateQueryNode') transactions += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const rows = await claimDue(database.db, engine, 'outbox', {
    now: clock.now(),
    until: clock.now() + 1000,
    limit: 50,
  });
  const outcomes = createOutcomeLog(db, 'outbox');
  for (const { id } of rows) outcomes.add({ kind: 'sent', id, at: clock.now() });
  await outcomes.flush();
  expect(transactions).toBe(1);
  expect((await allRows(database)).every(({ state }) => state === 'sent')).toBe(true);
});
