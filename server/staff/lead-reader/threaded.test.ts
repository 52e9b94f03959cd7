import { afterEach, assert, describe, expect, test } from 'vitest';
import { isUnavailable } from '#server/db/connection/busy.ts';
import { eraseLeads } from '#server/leads/repository.ts';
import { allLeads } from '#server/staff/lead-index/filter.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { freshPostgresDatabase } from '#tests/support/servers/postgres.ts';
import { startTcpProxy } from '#tests/support/servers/proxies/tcp-proxy.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { threadedLeadReader } from './threaded.ts';

const filter = { ...allLeads, words: ['beispiel'] };
const page = { filter, after: null, limit: 10 };

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  afterEach(() => site.end());

  test('a thread that has ended is replaced by another one with the same data', async () => {
    site = await startTestSite(engine);
    const { settings, database } = site.services;
    const reader = threadedLeadReader(settings);
    const leads = [leadRow('2026-11-20T08:00:00Z'), leadRow('2026-11-21T08:00:00Z')];
    await storeLeads(database.db, leads);
    const [, newest] = leads;
    expect((await reader.find({ ...page, limit: 1 }, 10)).ids).toEqual([newest?.id]);
    await reader.close();
    await reader.close();
    expect((await reader.find(page, 10)).total).toBe(2);
    await eraseLeads(database.db, engine, [newest?.id ?? '']);
    expect((await reader.find(page, 10)).total).toBe(1);
    // Queries pending at shutdown are answered or rejected, never left open.
    const open = Array.from({ length: 5 }, () =>
      reader.find(page, 10).then(
        ({ total }) => total,
        () => 'refused',
      ),
    );
    await reader.close();
    for (const answer of await Promise.all(open)) expect([1, 'refused']).toContain(answer);
  });

  test('a failed query is rejected and the next one answered', async () => {
    site = await startTestSite(engine);
    const reader = threadedLeadReader(site.services.settings);
    const { db } = site.services.database;
    await reader.figures([0]);
    await db.schema.alterTable('leads').renameTo('leads_elsewhere').execute();
    // With the driver's own code, which distinguishes a full disk or an unavailable database from a bug.
    const failure = {
      message: expect.stringContaining('leads'),
      ...(engine === 'sqlite' ? { errcode: 1 } : { code: '42P01' }),
    };
    await expect(reader.figures([0])).rejects.toMatchObject(failure);
    await db.schema.alterTable('leads_elsewhere').renameTo('leads').execute();
    await storeLeads(db, [leadRow('2026-11-21T08:00:00Z')]);
    expect(await reader.figures([0])).toEqual({ sources: [{ source: 'Startseite', count: 1 }], since: [1] });
    await reader.close();
  });
});

test('queries that the database never answers are refused as unavailable, and answered once it is back', async () => {
  const proxy = await startTcpProxy(await freshPostgresDatabase('staffed'));
  const site = await startTestSite('sqlite', { DATABASE_URL: proxy.url });
  const reader = threadedLeadReader(site.services.settings);
  expect((await reader.find(page, 10)).total).toBe(0);
  proxy.swallow();
  const refusals = await Promise.allSettled([reader.find(page, 10), reader.find(page, 10), reader.figures([0])]);
  for (const refusal of refusals) {
    assert(refusal.status === 'rejected');
    expect(isUnavailable(refusal.reason)).toBe(true);
  }
  proxy.forward();
  const answered = () => reader.find(page, 10).catch(() => null);
  await expect.poll(answered).toMatchObject({ total: 0 });
  await reader.close();
  await site.end();
  await proxy.end();
});
