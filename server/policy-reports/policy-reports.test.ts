import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day } from '#contract/durations.ts';
import { hrefFor } from '#contract/site/pages.ts';
import { type PolicyReportsAnswer, policyReportPaths } from '#contract/staff/alerts/policy-reports.ts';
import { migrate } from '#server/db/update/migrate.ts';
import { sweep } from '#server/housekeeping.ts';
import { pagePolicy, policyReportPath, reportingHeaders } from '#server/http/headers/content-security-policy.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { countPolicyReports } from './count-reports.ts';
import { readReports } from './read-report.ts';

const site = 'https://www.example.com';
const contact = site + hrefFor('contact', 'en');

const api = (...bodies: object[]) => JSON.stringify(bodies.map((body) => ({ type: 'csp-violation', body })));
const uri = (body: object) => JSON.stringify({ 'csp-report': body });

test.each([
  [
    'of the older way',
    uri({
      'document-uri': `${contact}?x=1`,
      'violated-directive': 'img-src x',
      'blocked-uri': 'https://a.example/b?c',
    }),
    [{ directive: 'img-src', blocked: 'https', page: 'contact' }],
  ],
  [
    'of the newer way, several at once, other kinds left out',
    JSON.stringify([
      { type: 'deprecation', body: { id: 'x' } },
      {
        type: 'csp-violation',
        body: { documentURL: contact, effectiveDirective: 'script-src-elem', blockedURL: 'inline', sample: 'Anna' },
      },
    ]),
    [{ directive: 'script-src-elem', blocked: 'inline', page: 'contact' }],
  ],
  [
    'of Trusted Types',
    api({ documentURL: contact, effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' }),
    [{ directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', page: 'contact' }],
  ],
  [
    'of a page behind a mailed link, which keeps its token to itself',
    api({
      documentURL: `${site}/booking/secret-token`,
      effectiveDirective: 'img-src',
      blockedURL: `${site}/a?token=b`,
    }),
    [{ directive: 'img-src', blocked: 'self', page: 'other' }],
  ],
  [
    'of the staff area, and of an extension',
    api({
      documentURL: `${site}/admin/dashboard/leads/1`,
      effectiveDirective: 'font-src',
      blockedURL: 'moz-extension://ab12',
    }),
    [{ directive: 'font-src', blocked: 'moz-extension', page: 'staff' }],
  ],
  [
    'that somebody made up',
    api(
      { documentURL: 'Anna', effectiveDirective: 'Anna', blockedURL: 'Anna Muster' },
      { blockedURL: 'wss://anna-muster.example/' },
    ),
    [
      { directive: 'other', blocked: 'other', page: 'other' },
      { directive: 'other', blocked: 'wss', page: 'other' },
    ],
  ],
  [
    'with a user in its address',
    uri({ 'blocked-uri': 'https://anna:pw@a.example/' }),
    [expect.objectContaining({ blocked: 'https' })],
  ],
])('of a report %s only known words are stored', (_kind, body, expected) => {
  expect(readReports(body, site)).toEqual(expected);
});

test.each(['', '{', '[1]', '{"a":1}', '"x"', 'null'])('%s is not a report', (body) => {
  expect(readReports(body, site)).toBeNull();
});

test('pages say where to report: over HTTPS with both mechanisms, otherwise with the one that works without it', () => {
  const policyOf = (publicUrl: string) => pagePolicy('', 'n', '', { apiUrl: '', geoUrl: '', publicUrl }, false);
  expect(policyOf(site)).toMatch(/;report-uri \/api\/csp;report-to r$/);
  expect(reportingHeaders(site)).toEqual({ 'reporting-endpoints': 'r="/api/csp"' });
  expect(policyOf('http://localhost:3000')).toMatch(/;report-uri \/api\/csp$/);
  expect(reportingHeaders('http://localhost:3000')).toEqual({});
});

describe.each(engines)('on %s', (engine) => {
  let tested: TestSite;
  beforeEach(async () => {
    tested = await startTestSite(engine);
  });
  afterEach(() => tested.end());

  const db = () => tested.services.database.db;
  const rows = () => db().selectFrom('policy_reports').selectAll().execute();
  const send = (body: string, headers: Record<string, string> = {}) =>
    tested.app.request(policyReportPath, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/csp-report', 'content-length': String(body.length), ...headers },
    });
  const list = async () => {
    const { call } = await signIn(tested);
    return ((await (await call(policyReportPaths.list)).json()) as PolicyReportsAnswer).reports;
  };
  const blocked = (origin: string) =>
    uri({ 'effective-directive': 'img-src', 'blocked-uri': origin, 'document-uri': contact });

  test('equal reports are one row with their number, first and last time', async () => {
    for (const path of ['/a', '/b', '/c']) expect((await send(blocked(`https://a.example${path}`))).status).toBe(204);
    const [line, ...more] = await list();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ directive: 'img-src', blocked: 'https', page: 'contact', count: 3 });
    await send(blocked('https://a.example/'));
    expect(await list()).toMatchObject([{ count: 4, first: line?.first }]);
  });

  test('first and last time are right even if a process with earlier reports writes later', async () => {
    const [early, late] = [countPolicyReports(db()), countPolicyReports(db())];
    const report = { directive: 'img-src', blocked: 'inline', page: 'home' };
    early.count(report, 1000);
    late.count(report, 2000);
    const now = Date.now();
    await late.flush(now);
    await early.flush(now);
    expect(await rows()).toMatchObject([{ count: 2, first_at: 1000, last_at: 2000 }]);
    await Promise.all([early.stop(), late.stop()]);
  });

  test('bodies that are too large, of another type or not a report are refused', async () => {
    expect((await send(blocked('https://a.example'), { 'content-length': '16385' })).status).toBe(413);
    expect((await send(blocked('https://a.example'), { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send('{}')).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  test('thirty reports in ten minutes are accepted per connection', async () => {
    const answers = [];
    for (let n = 0; n < 31; n++) answers.push((await send(blocked('https://a.example'))).status);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 204), 429]);
    expect(await list()).toMatchObject([{ count: 30 }]);
  });

  test('hosts stored by an older version are deleted by the update', async () => {
    const row = { day: '2026-11-24', directive: 'img-src', page: 'home', count: 1, first_at: 1, last_at: 2 };
    for (const blocked of ['https://anna-muster.example', 'inline'])
      await db()
        .insertInto('policy_reports')
        .values({ ...row, blocked })
        .execute();
    await sql`delete from kysely_migration where name = '2026-11-25-policy-reports-without-hosts'`.execute(db());
    await migrate(tested.services.database);
    expect((await rows()).map(({ blocked }) => blocked)).toEqual(['inline']);
  });

  test('a flood is limited to two hundred rows a day and one for the rest, across processes', async () => {
    const processes = [countPolicyReports(db()), countPolicyReports(db())];
    for (const [index, counted] of processes.entries()) {
      for (let n = 0; n < 400; n++)
        counted.count({ directive: 'img-src', blocked: 'https', page: `page ${index}-${n}` });
      await counted.flush();
    }
    const kept = await rows();
    expect(kept.length).toBeLessThanOrEqual(201);
    expect(kept.reduce((sum, { count }) => sum + count, 0)).toBe(800);
    await Promise.all(processes.map((counted) => counted.stop()));
  });

  test('reports are deleted after 90 days', async () => {
    const counted = countPolicyReports(db());
    counted.count({ directive: 'img-src', blocked: 'inline', page: 'home' });
    await counted.flush(Date.now() - 92 * day);
    counted.count({ directive: 'img-src', blocked: 'inline', page: 'home' });
    await counted.flush(Date.now() - 88 * day);
    await sweep({ db: db(), engine }, tested.folder);
    expect(await rows()).toHaveLength(1);
    await counted.stop();
  });
});
