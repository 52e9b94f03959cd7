import { afterEach, test, vi } from 'vitest';
import { bumpContentVersion } from '#server/db/site-state.ts';
import { freshDatabase } from '#tests/support/servers/databases.ts';
import { until } from '#tests/support/until.ts';
import { watchContent } from './content-version.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('pages show changes by another process, even after the computer’s clock was a year ahead', async () => {
  const { db, close } = await freshDatabase('sqlite');
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2027-11-22') });
  const cleared = vi.fn();
  const mine = watchContent(db, cleared);
  mine.check();
  vi.setSystemTime(Date.parse('2026-11-22'));
  await bumpContentVersion(db);
  vi.advanceTimersByTime(1500);
  mine.check();
  vi.useRealTimers();
  await until('the pages to be rendered anew', async () => cleared.mock.calls[0]);
  await close();
});
