import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, test } from 'vitest';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';

test.each(engines)('tracing gets each statement on %s, without its values', async (engine) => {
  const published: unknown[] = [];
  const subscriber = (message: unknown) => void published.push(message);
  subscribe('site:statement', subscriber);
  const { db, close } = await freshDatabase(engine);
  try {
    await db.selectFrom('staff').select('id').where('username', '=', 'ada@x.example').execute();
    // A column that does not exist.
    await expect(
      db.selectFrom('staff').select('id').where(db.dynamic.ref('nowhere'), '=', 1).execute(),
    ).rejects.toThrow();
  } finally {
    unsubscribe('site:statement', subscriber);
    await close();
  }
  expect(published).toEqual([
    { engine, sql: expect.stringContaining('"username" ='), milliseconds: expect.any(Number), failed: false },
    { engine, sql: expect.stringContaining('"nowhere" ='), milliseconds: expect.any(Number), failed: true },
  ]);
  expect(JSON.stringify(published)).not.toContain('x.example');
});
