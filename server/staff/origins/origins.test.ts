import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#contract/office-time/calendar-day.ts';
import { officeDay, startOfOfficeDay } from '#contract/office-time/office.ts';
import { viewsPath } from '#contract/page-views.ts';
import { type OriginsAnswer, originPaths } from '#contract/staff/origins.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { createLeadDays } from './lead-days.ts';

const browser = { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 Firefox/150.0' };

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let staff: Awaited<ReturnType<typeof signIn>>;
  const database = () => site.services.database.db;
  const origins = async (days = 30) => {
    const answer = await staff.call(`${originPaths.staff}?days=${days}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as OriginsAnswer;
  };
  const daysAgo = (days: number) =>
    new Date(startOfOfficeDay(addDays(officeDay(Date.now()), -days)) + 1000).toISOString();
  const visit = (path: string, headers: Record<string, string> = browser) => site.app.request(path, { headers });

  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    staff = await signIn(site);
  });
  afterAll(() => site.end());
  beforeEach(async () => {
    await site.views.flush();
    await database().deleteFrom('leads').execute();
    for (const table of ['lead_days', 'lead_weeks', 'page_views'] as const)
      await database().deleteFrom(table).execute();
    await database().deleteFrom('site_state').where('name', '=', 'lead_days_through').execute();
  });

  test('leads are counted by day, source and kind, today included, suspected spam left out', async () => {
    await storeLeads(database(), [
      leadRow(daysAgo(0), { page_source: 'KI-Lab' }),
      leadRow(daysAgo(2), { page_source: 'KI-Lab', kind: 'investor' }),
      leadRow(daysAgo(2), { page_source: 'Kontakt' }),
      leadRow(daysAgo(2), { page_source: 'Kontakt', spam_signals: ['honeypot'] }),
      leadRow(daysAgo(29), { page_source: 'Kontakt', spam_signals: ['fast'] }),
      leadRow(daysAgo(30), { page_source: 'Kontakt' }),
    ]);
    const { periods, step, totals } = await origins();
    expect([step, periods.length, totals.leads]).toEqual(['day', 30, 4]);
    expect(periods.at(-1)).toEqual({
      start: officeDay(Date.now()),
      bySource: { 'KI-Lab': 1 },
      byKind: { contact: 1 },
    });
    expect(periods.at(-3)).toMatchObject({
      bySource: { 'KI-Lab': 1, Kontakt: 1 },
      byKind: { investor: 1, contact: 1 },
    });
    expect(periods[0]?.bySource).toEqual({ Kontakt: 1 });
    const year = await origins(365);
    expect([year.step, year.totals.leads]).toEqual(['week', 5]);
    expect((await staff.call(`${originPaths.staff}?days=7000`)).status).toBe(422);
    expect((await site.app.request(originPaths.staff)).status).toBe(401);
  });

  test('days are counted once, even by concurrent processes, and again when older leads are imported', async () => {
    await storeLeads(database(), [leadRow(daysAgo(3)), leadRow(daysAgo(40)), leadRow(daysAgo(40))]);
    await Promise.all([1, 2, 3].map(() => createLeadDays(database(), async () => []).bringUpToDate()));
    const counted = () => database().selectFrom('lead_days').select(['day', 'leads']).orderBy('day').execute();
    expect((await counted()).map(({ leads }) => leads)).toEqual([2, 1]);
    await database().deleteFrom('leads').execute();
    await createLeadDays(database(), async () => []).recount();
    expect(await counted(), 'what was erased stays a number').toHaveLength(2);
    await storeLeads(
      database(),
      Array.from({ length: 5 }, () => leadRow(daysAgo(10))),
    );
    await createLeadDays(database(), async () => []).recount();
    expect((await counted()).map(({ leads }) => leads)).toEqual([5]);
    expect((await origins(365)).totals.leads).toBe(5);
  });

  test('page views are compared with the leads that the pages bring', async () => {
    for (const path of ['/leistungsangebot/ki-lab', '/services/ai-lab', '/wissenscenter/white-paper/7'])
      await visit(path);
    await visit('/leistungsangebot/ki-lab', { ...browser, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await visit('/leistungsangebot/ki-lab', { ...browser, 'sec-purpose': 'prefetch' });
    await visit('/leistungsangebot/ki-lab', { accept: '*/*' });
    await visit('/gibt-es-nicht');
    await site.app.request('/leistungsangebot/ki-lab', { method: 'HEAD', headers: browser });
    const opened = (body: string) =>
      site.app.request(viewsPath, {
        method: 'POST',
        body,
        headers: { 'content-type': 'text/plain', 'content-length': String(body.length) },
      });
    for (const body of ['de /leistungsangebot/ki-lab', 'xx /contact', 'de /nirgends', 'de', `de /${'x'.repeat(400)}`]) {
      expect((await opened(body)).status).toBe(body.length > 300 ? 413 : 204);
    }
    await site.views.flush();
    await site.views.flush();
    await storeLeads(database(), [leadRow(daysAgo(0), { page_source: 'KI-Lab', button_text: 'Anfragen' })]);
    const { sources, totals, viewsSince } = await origins();
    expect(sources).toEqual([
      {
        source: 'KI-Lab',
        leads: 1,
        counted: 1,
        views: 3,
        buttons: [{ context: '', button: 'Anfragen', leads: 1, counted: 1 }],
      },
      { source: 'Wissenscenter', leads: 0, counted: 0, views: 1, buttons: [] },
    ]);
    expect([totals.views, viewsSince]).toEqual([4, officeDay(Date.now())]);
  });

  test('leads from before page views were counted are not part of a rate', async () => {
    await visit('/leistungsangebot/ki-lab');
    await site.views.flush();
    const source = { page_source: 'KI-Lab', button_text: 'Anfragen' };
    await storeLeads(database(), [
      leadRow(daysAgo(5), source),
      leadRow(daysAgo(3), source),
      leadRow(daysAgo(0), source),
    ]);
    for (const days of [30, 90, 365]) {
      const { sources } = await origins(days);
      const button = { context: '', button: 'Anfragen', leads: 3, counted: 1 };
      expect(sources).toEqual([{ source: 'KI-Lab', leads: 3, counted: 1, views: 1, buttons: [button] }]);
    }
  });

  test('counts from different times add up', async () => {
    await visit('/contact');
    await site.views.flush();
    await visit('/contact');
    await site.views.flush();
    const rows = await database().selectFrom('page_views').select(['page', 'language', 'views']).execute();
    expect(rows).toEqual([{ page: 'contact', language: 'de', views: 2 }]);
  });

  test('what could not be stored is stored with the next write', async () => {
    await visit('/contact');
    await sql`ALTER TABLE page_views RENAME TO page_views_away`.execute(database());
    await expect(site.views.flush()).rejects.toThrow('page_views');
    await visit('/contact');
    await sql`ALTER TABLE page_views_away RENAME TO page_views`.execute(database());
    await site.views.flush();
    const rows = await database().selectFrom('page_views').select(['page', 'views']).execute();
    expect(rows).toEqual([{ page: 'contact', views: 2 }]);
  });
});
