import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPaths } from '#contract/staff/account.ts';
import { adminPaths, type ExportFormat } from '#contract/staff/contacts.ts';
import { deskPaths } from '#contract/staff/desk.ts';
import { newId } from '#server/db/id.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { columnTitles } from './fields.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let staff: Awaited<ReturnType<typeof signIn>>;
  const hostile = '=HYPERLINK("http://x.example";"a"),=1+1;@SUM(1)';
  const lead = leadRow('2026-11-21T08:12:00Z', {
    company: hostile,
    phone: '+49 511 12345-0',
    message: 'Zeile 1\nZeile 2\u0001\ufffe\uffff 😀',
    details: { Thema: 'Ü' },
  });
  beforeAll(async () => {
    site = await startTestSite(engine);
    staff = await signIn(site);
    const others = Array.from({ length: 1100 }, (_, n) => leadRow('2026-11-20T08:00:00Z', { first_name: `N${n}` }));
    await storeLeads(site.services.database.db, [...others, lead]);
    const note = { id: newId(), text: '-2+3 angerufen', answered: true };
    await staff.call(`${deskPaths.leads}/${lead.id}/notes`, { method: 'POST', body: note });
  });
  afterAll(() => site.end());

  async function file(format: ExportFormat, filter: object = {}): Promise<[Response, Buffer]> {
    const answer = await staff.call(adminPaths.completeExport, { method: 'POST', body: { ...filter, format } });
    const { url } = (await answer.json()) as { url: string };
    const download = await site.app.request(url);
    expect((await site.app.request(url)).status, 'an address works once').toBe(404);
    return [download, Buffer.from(await download.arrayBuffer())];
  }

  test('JSON contains every field and note unchanged, in the order of the list', async () => {
    const [answer, bytes] = await file('json');
    expect(answer.headers.get('content-disposition')).toMatch(/leads-complete-[\d-]+\.json"$/);
    const leads = JSON.parse(bytes.toString()) as Record<string, unknown>[];
    expect(leads).toHaveLength(1101);
    expect(leads[0]).toMatchObject({
      id: lead.id,
      createdAt: '2026-11-21T08:12:00.000Z',
      company: hostile,
      message: lead.message,
      details: { Thema: 'Ü' },
      state: 'new',
      answeredAt: expect.stringMatching(/Z$/),
      changedBy: 'leitung',
      notes: [{ by: 'leitung', text: '-2+3 angerufen', at: expect.stringMatching(/Z$/) }],
    });
  });

  test('no cell of the CSV is a formula, whichever separator it is read with', async () => {
    const [, bytes] = await file('csv', { from: '2026-11-21' });
    for (const delimiter of [';', ',']) {
      const rows: string[][] = parse(bytes, { bom: true, delimiter, relax_quotes: true, relax_column_count: true });
      expect(rows.flat().filter((cell) => /^\s*"*[=+\-@]/.test(cell))).toEqual([]);
    }
    const [head, row, ...more] = parse(bytes, { bom: true, delimiter: ';' });
    expect(more).toEqual([]);
    expect(head).toEqual(Object.values(columnTitles));
    expect(row?.[head?.indexOf('Angaben der Art') ?? 0]).toBe('Thema: Ü');
  });

  test('XLSX opens with all rows in words that staff read, and what looks like a formula is text', async () => {
    const [answer, bytes] = await file('xlsx');
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    const { sheets } = await readXlsx(bytes);
    const rows = sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(1102);
    const cell = (name: keyof typeof columnTitles) => rows[1]?.[Object.keys(columnTitles).indexOf(name)];
    expect([cell('createdAt'), cell('kind'), cell('state')]).toEqual(['21.11.2026, 09:12', 'Kontaktanfrage', 'neu']);
    expect(cell('company')).toMatch(/^'=HYPERLINK/);
    expect(cell('phone')).toBe('+49 511 12345-0');
    expect(cell('message')).toBe('Zeile 1\nZeile 2 😀');
  });

  test('the export’s filter is in the audit log, without search words', async () => {
    await file('json', { q: 'Geheimes' });
    const [entry] = await site.services.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'leads-exported')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    expect(entry?.details).toMatchObject({ format: 'json' });
    expect(JSON.stringify(entry?.details)).not.toContain('Geheimes');
  });

  test('a download ends with the session that requested it, but continues if that only gets a new token', async () => {
    // More than is generated ahead of the reader.
    const long = { message: 'x'.repeat(1000) };
    const more = Array.from({ length: 1000 }, () => leadRow('2026-11-19T08:00:00Z', long));
    await storeLeads(site.services.database.db, more);
    const leaver = await signIn(site);
    const begun = async () => {
      const answer = await leaver.call(adminPaths.completeExport, { method: 'POST', body: { format: 'csv' } });
      const { url } = (await answer.json()) as { url: string };
      const reader = (await site.app.request(url)).body?.getReader();
      await reader?.read();
      return async () => {
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read());
      };
    };
    const [kept, cut] = [await begun(), await begun()];
    await leaver.call(accountPaths.proof, { method: 'POST', body: { password: staffLogin.password } });
    await kept();
    await leaver.call(adminPaths.logout, { method: 'POST' });
    await expect(cut()).rejects.toThrow('session');
  });
});
