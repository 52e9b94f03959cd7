import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuditExportFormat, auditPaths } from '#contract/staff/audit.ts';
import { entryHash } from '#server/audit/entry.ts';
import { appendEntries } from '#server/audit/repository.ts';
import type { AuditRow } from '#server/db/schema/audit-tables.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let staff: Awaited<ReturnType<typeof signIn>>;
  const hostile = '=HYPERLINK("http://x.example";"a"),=1+1;@SUM(1)';
  const rows = () => site.services.database.db.selectFrom('audit_log').selectAll().orderBy('seq', 'desc').execute();
  beforeAll(async () => {
    site = await startTestSite(engine);
    staff = await signIn(site);
    const viewed = { actor: 'leitung', action: 'lead-viewed' } as const;
    const entries = Array.from({ length: 2100 }, (_, n) => ({ ...viewed, subject: `lead-${n}` }));
    const { db } = site.services.database;
    for (let at = 0; at < entries.length; at += 700) {
      const some = entries.slice(at, at + 700);
      await db.transaction().execute((transaction) => appendEntries(transaction, some));
    }
    const named = [{ actor: hostile, action: 'logout', details: { device: hostile } } as const];
    await db.transaction().execute((transaction) => appendEntries(transaction, named));
  });
  afterAll(() => site.end());

  async function file(format: AuditExportFormat, filter: object = {}): Promise<[Response, string]> {
    const answer = await staff.call(auditPaths.export, { method: 'POST', body: { ...filter, format } });
    const { url } = (await answer.json()) as { url: string };
    const download = await site.app.request(url);
    expect((await site.app.request(url)).status, 'an address works once').toBe(404);
    return [download, await download.text()];
  }

  test('JSON lines contain the whole log, so that its chain can be verified elsewhere', async () => {
    const [answer, text] = await file('jsonl');
    expect(answer.headers.get('content-disposition')).toMatch(/audit-log-[\d-]+\.jsonl"$/);
    const entries = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditRow & { at: string; previousHash: string });
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => entries.length - n));
    expect(entries.length).toBeGreaterThan(2100);
    for (const [n, { at, previousHash, ...entry }] of entries.entries()) {
      expect(previousHash).toBe(entries[n + 1]?.hash ?? '');
      expect(entryHash({ ...entry, at: Date.parse(at), previous_hash: previousHash })).toBe(entry.hash);
    }
  });

  test('CSV contains what the list with the same filter shows, and no formulas', async () => {
    const [answer, text] = await file('csv', { action: 'logout' });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    for (const delimiter of [';', ',']) {
      const lines: string[][] = parse(text, { bom: true, delimiter, relax_quotes: true, relax_column_count: true });
      expect(lines.flat().filter((cell) => /^\s*"*[=+\-@]/.test(cell))).toEqual([]);
    }
    const [head, line, ...more]: string[][] = parse(text, { bom: true, delimiter: ';' });
    expect(more).toEqual([]);
    expect(head?.[3]).toBe('Vorgang');
    expect(line?.[3]).toBe('Abgemeldet');
    const [, all] = await file('csv', { actor: 'leitung', action: 'lead-viewed' });
    expect(parse(all, { bom: true, delimiter: ';' })).toHaveLength(2101);
  });

  test('request and download are both recorded, without the person searched for', async () => {
    await file('csv', { about: 'anna@example.org', from: '2026-01-01' });
    const [downloaded, exported] = await rows();
    expect(downloaded).toMatchObject({ action: 'audit-downloaded', actor: 'leitung' });
    expect(exported).toMatchObject({ action: 'audit-exported', actor: 'leitung' });
    expect(exported?.details).toEqual({ about: true, from: '2026-01-01', format: 'csv' });
    expect(JSON.stringify([downloaded, exported])).not.toContain('anna');
  });

  test('it requires a proof, like other complete exports', async () => {
    const { call } = await signIn(site, { proven: false });
    const answer = await call(auditPaths.export, { method: 'POST', body: { format: 'csv' } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ needs: 'proof' });
  });
});
