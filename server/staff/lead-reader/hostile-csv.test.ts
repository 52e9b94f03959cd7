import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { samples } from '#scripts/seed/samples.ts';
import { germanDateTime } from '#server/staff/german-date-time.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

/** Parsed by an independent CSV parser. */
const rowsOf = (file: Buffer): string[][] =>
  parse(file, { bom: true, delimiter: ';', record_delimiter: '\r\n', relax_column_count: false });

/** What a visitor typed, and the cell in the file. */
const hostile: [typed: string, expected: string][] = [
  ['=HYPERLINK("https://boese.example";"Gewinn")', `'=HYPERLINK("https://boese.example";"Gewinn")`],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['+49 511 1', "'+49 511 1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1:A9)', "'@SUM(A1:A9)"],
  ['＝1＋1', "'＝1＋1"],
  ['"";=1;""', '"";\'=1;""'],
  ['";"', '";"'],
  ['eins;zwei,drei\tvier', 'eins;zwei,drei\tvier'],
  ['eins\r\nzwei\rdrei\nvier', 'eins\nzwei\ndrei\nvier'],
  ['\u202e=1', "'=1"],
  ['\u200f\u2066-1', "'-1"],
  ['vor\u0007\u001b[31mnach', 'vor[31mnach'],
  ['rechts\u202elinks', 'rechtslinks'],
  ["'=1", "'=1"],
  ['x'.repeat(5000), 'x'.repeat(5000)],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['Ärger “mit” „Zeichen“ 🙂 \u{1F468}\u200d\u{1F469}', 'Ärger “mit” „Zeichen“ 🙂 \u{1F468}\u200d\u{1F469}'],
];

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let staff: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    staff = await signIn(site);
  });
  afterAll(() => site.end());

  const download = async (filter: unknown = {}) => {
    const ordered = await staff.call(adminPaths.contactsExport, { method: 'POST', body: filter });
    const { url } = (await ordered.json()) as { url: string };
    return rowsOf(Buffer.from(await (await site.app.request(url)).arrayBuffer()));
  };

  test('whatever a value contains, another program reads rows of eight values and no formulas', async () => {
    const { db } = site.services.database;
    await storeLeads(
      db,
      hostile.map(([typed], number) =>
        leadRow(new Date(Date.UTC(2026, 10, 21, 8, hostile.length - number)).toISOString(), {
          first_name: typed.slice(0, 100),
          last_name: '',
          phone: typed.slice(0, 40),
          message: typed,
          page_source: typed.slice(0, 300),
          button_text: typed.slice(0, 300),
        }),
      ),
    );
    const [head, ...rows] = await download();
    expect(head).toEqual(['Datum', 'Name', 'Email', 'Telefon', 'Nachricht', 'Seite', 'Button Kontext', 'Button Text']);
    expect(rows.map((row) => row[4])).toEqual(hostile.map(([, expected]) => expected));
    for (const value of rows.flat()) expect(value).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝＋－＠]/u);
    for (const row of rows) expect(row).toHaveLength(8);
    await db.deleteFrom('leads').execute();
  });

  test('visitor input with zero bytes and lone surrogates is exported as text', async () => {
    const answer = await site.post(leadKinds.contact.path, {
      firstName: 'Nu\u0000ll',
      lastName: '=Muster',
      email: 'null@example.org',
      message: '\u0000=1+1 \ud800 Ende',
    });
    expect(answer.status).toBe(200);
    const [, row] = await download({ q: 'ende' });
    expect(row?.[1]).toBe('Nu ll =Muster');
    expect(row?.[4]).toMatch(/^'=1\+1 \S* ?Ende$/u);
    await site.services.database.db.deleteFrom('leads').execute();
  });

  test('thousands of rows are read back one by one as they are stored', async () => {
    const leads = [...samples({ count: 1500, seed: 4, until: Date.parse('2026-11-21') })].flatMap(
      ({ lead }) => lead ?? [],
    );
    await storeLeads(site.services.database.db, leads);
    const plain = (value = '') => value.replace(/^'(?=[+])/, '');
    for (const q of ['', 'example']) {
      const [, ...rows] = await download({ q });
      const plainRows = rows.map((row) => row.map(plain));
      const expected = leads
        .toReversed()
        .map((lead) => [
          germanDateTime(lead.created_at),
          `${lead.first_name} ${lead.last_name}`,
          lead.email,
          lead.phone,
          lead.message,
          lead.page_source,
          lead.button_context,
          lead.button_text,
        ]);
      expect(plainRows).toEqual(expected);
    }
  });
});
