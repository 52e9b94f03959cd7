import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { day, minute } from '#contract/durations.ts';
import { testWebhooks } from '#tests/support/rows/webhooks.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { type Manner, startReceiver } from '#tests/support/servers/receiver.ts';
import { disableAfter } from './worker.ts';

describe.each(engines)('on %s', (engine) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let it: ReturnType<typeof testWebhooks>;
  beforeEach(async () => {
    database = await freshDatabase(engine);
    receiver = await startReceiver();
    it = testWebhooks(database);
  });
  afterEach(async () => {
    vi.useRealTimers();
    receiver.end();
    await database.close();
  });

  test('a message arrives once, with a signature that an independent library accepts and the stored data', async () => {
    const { id, secret } = await it.store(receiver.url);
    const sent = await it.queueLeadDelivery(id, { email: 'mia@visitor.example', company: 'Muster & Söhne' });
    const worker = it.worker();
    expect([await worker.runOnce(), await worker.runOnce()]).toEqual([1, 0]);
    const [message, ...others] = receiver.got;
    expect(others).toEqual([]);
    expect(message?.headers).toMatchObject({ 'webhook-id': sent.id, 'content-type': 'application/json' });
    const headers = message?.headers ?? {};
    // The verifier reads the current time.
    vi.setSystemTime(it.clock.now());
    const read = new Verifier(secret).verify(message?.body ?? '', headers);
    expect(read).toMatchObject({
      type: 'lead.created',
      timestamp: new Date(it.clock.now()).toISOString(),
      data: {
        lead: { id: sent.leadId, email: 'mia@visitor.example', company: 'Muster & Söhne' },
        url: `https://www.musterwerk-ki.example/admin/dashboard/leads/${sent.leadId}`,
      },
    });
    expect(() => new Verifier(secret).verify(`${message?.body} `, headers)).toThrow();
    expect(await it.deliveries()).toMatchObject([{ state: 'sent', status: 204, attempts: 0 }]);
  });

  const failing: [Manner, string, number | null][] = [
    [500, 'status', 500],
    [400, 'status', 400],
    [302, 'redirect', 302],
    ['drops', 'connection', null],
    ['stalls', 'timeout', null],
    ['switches', 'status', 101],
  ];
  test.each(failing)('a delivery answered with %s is retried later with the same id', async (manner, fault, status) => {
    const { id } = await it.store(receiver.url);
    const sent = await it.queueLeadDelivery(id);
    receiver.answers(manner);
    // Short only where it is to run out: on a busy machine any answer may take longer.
    await it.worker(manner === 'stalls' ? 300 : undefined).runOnce();
    expect(await it.deliveries()).toMatchObject([{ state: 'pending', attempts: 1, last_error: fault, status }]);
    expect(await it.webhook(id)).toMatchObject({ state: 'active', failing_since: it.clock.now() });
    receiver.answers(200);
    it.clock.advance(minute);
    await it.worker().runOnce();
    expect(receiver.got.map(({ path, headers }) => [path, headers['webhook-id']])).toEqual(
      Array(2).fill(['/hook', sent.id]),
    );
    expect(await it.deliveries()).toMatchObject([{ state: 'sent', status: 200 }]);
    expect(await it.webhook(id)).toMatchObject({ failing_since: null });
    expect(it.log.join()).not.toMatch(/127\.0\.0\.1|visitor|hook\b/);
  });

  test.each([
    'promises',
    'is silent in lines',
  ] as const)('a receiver that only %s is cut off by a timeout', async (manner) => {
    const { id } = await it.store(receiver.url);
    await it.queueLeadDelivery(id);
    receiver.answers(manner);
    await it.worker(3000).runOnce();
    expect(await it.deliveries()).toMatchObject([{ state: 'pending', attempts: 1, last_error: 'connection' }]);
  });

  test('only the status of an endless response is read', async () => {
    const { id } = await it.store(receiver.url);
    await it.queueLeadDelivery(id);
    receiver.answers('endless');
    await it.worker().runOnce();
    expect(await it.deliveries()).toMatchObject([{ state: 'sent', status: 200 }]);
  });

  test('deliveries claimed by a killed process are sent by another one', async () => {
    const { id } = await it.store(receiver.url);
    await it.queueLeadDelivery(id);
    // Claimed, and never released.
    await database.db
      .updateTable('webhook_deliveries')
      .set({ claimed_until: it.clock.now() + 15_000 })
      .execute();
    const worker = it.worker();
    expect(await worker.runOnce()).toBe(0);
    it.clock.advance(15_000);
    expect(await worker.runOnce()).toBe(1);
    expect(receiver.got).toHaveLength(1);
  });

  test('a failing webhook does not hold up others, and its own deliveries back off together', async () => {
    const [dead, well] = [await it.store('http://127.0.0.1:1/'), await it.store(receiver.url)];
    for (let times = 0; times < 12; times++) await it.queueLeadDelivery(dead.id);
    await it.queueLeadDelivery(well.id);
    const worker = it.worker();
    await worker.runOnce();
    expect(receiver.got).toHaveLength(1);
    const tried = (await it.deliveries()).filter(({ attempts }) => attempts > 0);
    expect(tried.length).toBeLessThanOrEqual(4);
    expect(await worker.runOnce()).toBe(0);
    it.clock.advance(minute);
    expect(await worker.runOnce()).toBe(12);
  });

  test('deliveries are given up after three days, and the webhook is disabled after five', async () => {
    const { id, name } = await it.store('http://127.0.0.1:1/');
    await it.queueLeadDelivery(id);
    const worker = it.worker();
    const states = async () => (await it.deliveries()).map(({ state }) => state);
    await worker.runOnce();
    it.clock.advance(3 * day);
    await worker.runOnce();
    expect([await states(), it.disabled]).toEqual([['parked'], []]);
    it.clock.advance(disableAfter - 3 * day);
    await it.queueLeadDelivery(id);
    await it.queueLeadDelivery(id);
    await worker.runOnce();
    expect([(await it.webhook(id)).state, it.disabled]).toEqual(['disabled', [name]]);
    it.clock.advance(minute);
    await worker.runOnce();
    expect(await states()).toEqual(['parked', 'parked', 'parked']);
  });

  test('a receiver that answers 410 is not called again', async () => {
    const { id, name } = await it.store(receiver.url);
    await it.queueLeadDelivery(id);
    receiver.answers(410);
    const worker = it.worker();
    await worker.runOnce();
    expect([(await it.webhook(id)).state, it.disabled]).toEqual(['disabled', [name]]);
    it.clock.advance(minute);
    await worker.runOnce();
    expect(receiver.got).toHaveLength(1);
    expect(await it.deliveries()).toMatchObject([{ state: 'parked', last_error: 'paused' }]);
  });

  test('erased records are not delivered', async () => {
    const { id } = await it.store(receiver.url);
    const { leadId } = await it.queueLeadDelivery(id);
    await database.db.deleteFrom('leads').where('id', '=', leadId).execute();
    await it.worker().runOnce();
    expect([receiver.got, await it.deliveries()]).toEqual([[], []]);
  });

  test('nothing is sent to a deleted webhook; one sealed with another key reports it', async () => {
    const { id } = await it.store(receiver.url);
    await it.queueLeadDelivery('00000000-0000-7000-8000-000000000000');
    await it.queueLeadDelivery(id);
    // As after a new SECRET_KEY.
    await database.db.updateTable('webhooks').set({ url: 'AAAA' }).execute();
    await it.worker().runOnce();
    expect(await it.deliveries()).toMatchObject([{ webhook_id: id, last_error: 'unreadable' }]);
    expect(receiver.got).toEqual([]);
  });

  test('a host that resolves to a private address is not connected to', async () => {
    const { id } = await it.store(`http://localhost:${receiver.port}/hook`);
    await it.queueLeadDelivery(id);
    await testWebhooks(database, []).worker().runOnce();
    expect(receiver.got).toEqual([]);
    expect(await it.deliveries()).toMatchObject([{ last_error: 'private-address', attempts: 1 }]);
  });
});

test('two processes send each message once', async () => {
  const database = await freshDatabase('postgres');
  const receiver = await startReceiver();
  const it = testWebhooks(database);
  const { id } = await it.store(receiver.url);
  for (let times = 0; times < 60; times++) await it.queueLeadDelivery(id);
  await Promise.all(
    [it.worker(), it.worker()].map(async (worker) => {
      while ((await worker.runOnce()) > 0);
    }),
  );
  const ids = receiver.got.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
  receiver.end();
  await database.close();
});
