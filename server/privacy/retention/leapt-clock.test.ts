import { afterEach, expect, test, vi } from 'vitest';
import { writeState } from '#server/db/site-state.ts';
import { startHousekeeping } from '#server/housekeeping.ts';
import { checkForAlerts } from '#server/staff/alerts/watch.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { freshDatabase } from '#tests/support/servers/databases.ts';

afterEach(() => vi.useRealTimers());

test.each([
  ['that has leapt', '2025-01-01T00:00:00Z', 1],
  ['that goes right', new Date().toISOString(), 0],
])('by a clock %s, an expired lead is kept or deleted, and staff are alerted or not', async (_clock, lastSeen, kept) => {
  const database = await freshDatabase('sqlite');
  const { db, engine } = database;
  await storeLeads(db, [leadRow('2021-11-20T09:00:00Z')]);
  await writeState(db, 'clock_last_seen', String(Date.parse(lastSeen)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const lines: string[] = [];
  const swept = Promise.withResolvers<void>();
  const follow = () => {
    swept.resolve();
    return Promise.resolve();
  };
  const housekeeping = startHousekeeping(database, '/nowhere', (line) => lines.push(line), follow);
  vi.advanceTimersByTime(60_000);
  await swept.promise;
  housekeeping.stop();
  vi.useRealTimers();
  expect((await db.selectFrom('leads').select('id').execute()).length).toBe(kept);
  expect(lines.some((line) => line.startsWith('Nothing is deleted'))).toBe(kept === 1);
  const where = { db, engine, dataFolder: '/nowhere', recipient: 'staff@x.example' };
  await checkForAlerts(where, Date.now(), () => Promise.resolve(Number.POSITIVE_INFINITY));
  const alerts = await db.selectFrom('staff_alerts').select('cause').execute();
  expect(alerts.filter(({ cause }) => cause === 'clock-leapt')).toHaveLength(kept);
  await database.close();
});
