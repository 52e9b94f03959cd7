import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/staff/contacts.ts';
import { newMail } from '#server/outbox/repository.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { leadStatistics } from './statistics.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  const database = () => site.services.database.db;
  const at = (now: string) => leadStatistics(site.services.leadReader.figures, Date.parse(now));
  const store = (...times: string[]) =>
    storeLeads(
      database(),
      times.map((time) => leadRow(time)),
    );

  beforeAll(async () => {
    site = await startTestSite(engine);
  });
  afterAll(() => site.end());
  beforeEach(async () => {
    await database().deleteFrom('leads').execute();
  });

  test('this week means the last seven days, to the millisecond', async () => {
    await store('2026-11-14T08:59:59.999Z', '2026-11-14T09:00:00Z', '2026-11-21T08:59:59Z');
    expect(await at('2026-11-21T09:00:00Z')).toMatchObject({ total: 3, thisWeek: 2 });
  });

  test('this month begins on the same day of the previous month', async () => {
    await store('2026-10-20T21:59:59Z', '2026-10-20T22:00:00Z', '2026-11-21T08:00:00Z');
    expect((await at('2026-11-21T09:00:00Z')).thisMonth).toBe(2);
  });

  test('this month begins on the last day of the previous month if it has no such day', async () => {
    await store('2026-02-27T22:59:59Z', '2026-02-27T23:00:00Z', '2026-03-31T08:00:00Z');
    expect((await at('2026-03-31T09:00:00Z')).thisMonth).toBe(2);
    // Already 31 March in Berlin while UTC still has the 30th.
    expect((await at('2026-03-30T22:30:00Z')).thisMonth).toBe(2);
  });

  test('the five strongest sources are listed, and all of them on request', async () => {
    const counts = { Kontakt: 2, 'Über uns': 4, 'KI-Lab': 3, Startseite: 5, 'Spin-offs': 2, Zuletzt: 1, '': 9 };
    await storeLeads(
      database(),
      Object.entries(counts).flatMap(([page_source, count]) =>
        Array.from({ length: count }, () => leadRow('2026-11-21T08:00:00Z', { page_source })),
      ),
    );
    const { total, topSources, sources } = await at('2026-11-21T09:00:00Z');
    expect(total).toBe(26);
    expect(topSources).toEqual([
      { source: 'Startseite', count: 5 },
      { source: 'Über uns', count: 4 },
      { source: 'KI-Lab', count: 3 },
      { source: 'Kontakt', count: 2 },
      { source: 'Spin-offs', count: 2 },
    ]);
    expect(sources).toEqual(['KI-Lab', 'Kontakt', 'Spin-offs', 'Startseite', 'Über uns', 'Zuletzt']);
  });

  test('twelve weeks begin on Berlin Mondays, across the end of summer time too', async () => {
    await store(
      '2026-08-30T21:59:59Z', // Sunday before the twelve weeks
      '2026-08-30T22:00:00Z', // Monday 31 August, midnight
      '2026-10-25T22:59:59Z', // Sunday, winter time since the morning
      '2026-10-25T23:00:00Z', // Monday 26 October
      '2026-11-16T08:00:00Z',
      '2026-11-21T08:00:00Z',
    );
    const { perWeek } = await at('2026-11-21T09:00:00Z');
    expect(perWeek).toHaveLength(12);
    expect(perWeek[0]).toEqual({ weekStart: '2026-08-31', count: 1 });
    expect(perWeek.filter(({ count }) => count > 0)).toEqual([
      { weekStart: '2026-08-31', count: 1 },
      { weekStart: '2026-10-19', count: 1 },
      { weekStart: '2026-10-26', count: 1 },
      { weekStart: '2026-11-16', count: 2 },
    ]);
    expect(perWeek.at(-1)?.weekStart).toBe('2026-11-16');
  });

  test('the dashboard shows parked mails and resends them', async () => {
    const { call } = await signIn(site);
    const parked = {
      ...newMail({ template: 'lead-receipt', language: 'de', recipient: 'a@beispiel.example' }),
      state: 'parked' as const,
      attempts: 9,
      last_error: '550 no',
    };
    await database().insertInto('outbox').values(parked).execute();
    const statistics = async () => (await call(adminPaths.statistics)).json();
    expect(await statistics()).toMatchObject({
      total: 0,
      topSources: [],
      sources: [],
      parkedMails: 1,
    });
    expect(await (await call(adminPaths.outbox)).json()).toEqual({
      mails: [
        {
          id: parked.id,
          template: 'lead-receipt',
          recipient: 'a@beispiel.example',
          state: 'parked',
          attempts: 9,
          lastError: '550 no',
          created_at: new Date(parked.created_at).toISOString(),
        },
      ],
    });
    const retry = (id: string) => call(`${adminPaths.outbox}/${id}/retry`, { method: 'POST' });
    expect((await retry(parked.id)).status).toBe(204);
    expect(await statistics()).toMatchObject({ parkedMails: 0 });
    for (const id of ['unknown', '%00', "'--"]) expect((await retry(id)).status).toBe(404);
    expect((await call(`${adminPaths.outbox}/${parked.id}/retry`)).status).toBe(405);
  });
});
