import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { testWebhooks } from '#tests/support/rows/webhooks.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { createHookEvents } from './events.ts';

let database: Database;
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

test('without subscribers, events cause no database queries', async () => {
  database = await freshDatabase('sqlite');
  const events = createHookEvents(database);
  await events.reload();
  let questions = 0;
  const counting = database.db.withPlugin({
    transformQuery: ({ node }) => {
      questions += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await events.publish(counting, [{ event: 'lead.created', subjectId: 'a', kind: 'contact' }]);
  expect([questions, events.hasListeners()]).toEqual([0, false]);
  events.stop();
});

test.each(engines)('another process learns of a new or removed subscriber within seconds on %s', async (engine) => {
  database = await freshDatabase(engine);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const events = createHookEvents(database);
  await events.reload();
  const it = testWebhooks(database);
  const { id } = await it.store('https://crm.example/', { kinds: ['investor'] });
  vi.advanceTimersByTime(5000);
  await expect.poll(events.hasListeners).toBe(true);
  await events.publish(database.db, [
    { event: 'lead.created', subjectId: 'a', kind: 'contact' },
    { event: 'lead.created', subjectId: 'b', kind: 'investor' },
    { event: 'booking.booked', subjectId: 'c' },
  ]);
  expect(await it.deliveries()).toMatchObject([{ webhook_id: id, event: 'lead.created', subject_id: 'b' }]);
  await database.db.updateTable('webhooks').set({ state: 'paused' }).execute();
  vi.advanceTimersByTime(5000);
  await expect.poll(events.hasListeners).toBe(false);
  events.stop();
});
