import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { createHealth } from './health.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite(engine);
  });
  afterAll(() => site.end());

  const readiness = async ({ routes }: ReturnType<typeof createHealth>) => {
    const answer = await routes.request('/readyz');
    return [answer.status, ((await answer.json()) as { checks: unknown }).checks];
  };
  const parts = () => ({ db: site.services.database.db, dataFolder: site.folder, outboxSilence: () => 0 });
  const all = { database: true, disk: true, outbox: true, serving: true };

  test('health and readiness are public and not cached', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await site.app.request(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });

  test('a process that is shutting down is healthy but not ready', async () => {
    const health = createHealth(parts());
    expect(await readiness(health)).toEqual([200, all]);
    health.end();
    expect(await readiness(health)).toEqual([503, { ...all, serving: false }]);
    expect((await health.routes.request('/healthz')).status).toBe(200);
  });

  test('a hanging worker makes a process not ready', async () => {
    expect(await readiness(createHealth({ ...parts(), outboxSilence: () => 600_000 }))).toEqual([
      503,
      { ...all, outbox: false },
    ]);
  });

  test('an unavailable database makes a process not ready', async () => {
    const other = await startTestSite(engine);
    const health = createHealth({ ...parts(), db: other.services.database.db });
    await other.end();
    expect(await readiness(health)).toEqual([503, { ...all, database: false }]);
  });

  test('a full or missing disk makes a process not ready', async () => {
    for (const dataFolder of ['/proc', '/proc/gone'])
      expect(await readiness(createHealth({ ...parts(), dataFolder }))).toEqual([503, { ...all, disk: false }]);
  });
});
