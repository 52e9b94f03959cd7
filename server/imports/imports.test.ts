import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adminPaths, type ContactsAnswer } from '#contract/staff/contacts.ts';
import { deskPaths, type LeadDeskAnswer } from '#contract/staff/desk.ts';
import { type ImportPlan, type ImportView, importPaths, type PreviewAnswer } from '#contract/staff/imports/imports.ts';
import { privacyPaths } from '#contract/staff/privacy.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { newsletterOf } from '#tests/support/rows/newsletter.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { sweepImportFiles } from './repository.ts';

const headingsOf = {
  leads: ['E-Mail', 'Name', 'Nachricht', 'Datum', 'Quelle'],
  subscribers: ['E-Mail', 'Name', 'Einwilligung am', 'Wortlaut'],
};
const plan: ImportPlan = {
  fields: ['email', 'fullName', 'message', 'date', 'detail'],
  language: 'de',
  duplicates: 'skip',
  state: 'in-progress',
  newsletter: 'newsletter-general',
  consentDate: '',
  consentText: '',
};
type Undone = { import: ImportView; kept: { name: string }[] };
const consents: ImportPlan = { ...plan, fields: ['email', 'fullName', 'date', 'consent'] };

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let me: Awaited<ReturnType<typeof signIn>>;
  const db = () => site.services.database.db;
  const post = (path: string, body: unknown, method = 'POST') => me.call(path, { method, body });
  const one = (id: string, step: string) => `${importPaths.list}/${id}/${step}`;

  beforeEach(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    me = await signIn(site);
  });
  afterEach(() => site.end());

  /** Uploads rows in parts of `perPart`, all of them or, `interrupted`, without saying that these are all. */
  async function begin(
    kind: ImportView['kind'],
    rows: string[][],
    { perPart = 2, interrupted = false, headings = headingsOf[kind] } = {},
  ) {
    const begun = await post(importPaths.list, { kind, fileName: 'alt.csv', headings });
    const { id } = ((await begun.json()) as { import: ImportView }).import;
    const lines = rows.map((cells, at) => ({ line: at + 2, cells }));
    for (let part = 0; part * perPart < lines.length; part++) {
      const last = !interrupted && (part + 1) * perPart >= lines.length;
      const body = { part, rows: lines.slice(part * perPart, (part + 1) * perPart), last };
      expect((await post(one(id, 'parts'), body, 'PUT')).status).toBe(204);
    }
    return id;
  }
  const preview = async (id: string, by: ImportPlan) =>
    (await (await post(one(id, 'plan'), by)).json()) as PreviewAnswer;
  async function run(id: string, by: ImportPlan): Promise<ImportView> {
    await preview(id, by);
    for (let part = 0; ; ) {
      const answer = await post(one(id, 'run'), { part });
      expect(answer.status).toBe(200);
      const { import: view } = (await answer.json()) as { import: ImportView };
      if (view.state === 'done') return view;
      part = view.nextPart;
    }
  }
  async function undo(id: string, changed = false) {
    for (;;) {
      const answer = (await (await post(one(id, 'undo'), { changed })).json()) as Undone;
      if (answer.import.state === 'undone') return answer;
    }
  }
  const leads = () => db().selectFrom('leads').selectAll().orderBy('created_at').execute();

  test('imported leads keep their date, need no reply, cause no mails and are found by staff', async () => {
    const id = await begin('leads', [
      ['Mia@Alt.example', 'Mia Beispiel', 'Bitte um Rückruf', '03.05.2021 14:30', 'Messe'],
      ['nils@alt.example', 'Muster, Nils', '=cmd|1', '2020-01-31', '\u0000+49'],
    ]);
    const { fresh, first } = await preview(id, plan);
    expect([fresh, first.map(({ line }) => line)]).toEqual([2, [2, 3]]);
    expect(first[0]?.values).toMatchObject({ firstName: 'Mia', lastName: 'Beispiel', Quelle: 'Messe' });
    expect(await leads()).toEqual([]);
    expect(await run(id, plan)).toMatchObject({ made: 2, duplicates: 0, refused: 0, left: 2 });
    expect(await leads()).toMatchObject([
      { first_name: 'Nils', last_name: 'Muster', message: '=cmd|1', details: { Quelle: '+49' }, kind: 'contact' },
      { email_key: 'mia@alt.example', created_at: Date.parse('2021-05-03T12:30:00Z'), page_source: 'Import' },
    ]);
    expect(await db().selectFrom('outbox').selectAll().execute()).toEqual([]);
    const search = async (q: object) => (await (await post(adminPaths.contactsSearch, q)).json()) as ContactsAnswer;
    expect((await search({ q: 'rückruf' })).contacts).toMatchObject([{ lastName: 'Beispiel' }]);
    expect((await search({ due: 'overdue' })).total).toBe(0);
    const [, mia] = await leads();
    const detail = (await (await me.call(`${deskPaths.leads}/${mia?.id}`)).json()) as LeadDeskAnswer;
    expect(detail).toMatchObject({
      desk: { state: 'in-progress' },
      history: [{ what: 'imported', to: 'alt.csv', by: { name: 'leitung' } }],
    });
    expect(await db().selectFrom('import_parts').selectAll().execute()).toEqual([]);
    const all = await db().selectFrom('audit_log').selectAll().execute();
    const log = all.filter(({ action }) => action.startsWith('import-'));
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([
      ['import-begun', id],
      ['import-run', id],
    ]);
    expect(JSON.stringify(log)).not.toMatch(/mia|alt\.csv/i);
  });

  test('columns with duplicate or missing headings are all kept', async () => {
    const headings = ['E-Mail', 'Notiz', 'Notiz', '', 'Notiz', 'Spalte 4'];
    const cells = ['mia@alt.example', 'rief an', 'kommt zur Messe', 'ohne Namen', '', 'vier'];
    const id = await begin('leads', [cells], { headings });
    await run(id, { ...plan, fields: ['email', 'detail', 'detail', 'detail', 'detail', 'detail'] });
    expect(Object.values((await leads())[0]?.details ?? {})).toEqual(cells.slice(1).filter(Boolean));
  });

  test('rows that cannot be imported are reported by line and reason; duplicates are skipped, or added on request', async () => {
    await storeLeads(db(), [leadRow('2026-11-20T09:00:00Z', { email: 'da@alt.example' })]);
    const rows = [
      ['kein Postfach', 'A B', '', '', ''],
      ['zwei@alt.example', 'Z', '', '31.02.2021', ''],
      ['drei@alt.example', 'D', '', '01.01.2999', ''],
      ['vier@alt.example', 'V', 'x'.repeat(5001), '', ''],
      ['da@alt.example', '', '', '', ''],
      ['neu@alt.example', '', '', '', ''],
      ['NEU@alt.example', '', '', '', ''],
      [],
    ];
    const found = await preview(await begin('leads', rows), plan);
    expect(found).toMatchObject({ fresh: 1, duplicates: 2 });
    expect(found.refused).toEqual([
      { line: 2, reasons: ['email.invalid'] },
      { line: 3, reasons: ['date.invalid'] },
      { line: 4, reasons: ['date.future'] },
      { line: 5, reasons: ['message.tooLong'] },
      { line: 9, reasons: ['email.required'] },
    ]);
    expect(await run(await begin('leads', rows, { perPart: 3 }), plan)).toMatchObject({
      made: 1,
      duplicates: 2,
      refused: 5,
    });
    expect(await run(await begin('leads', rows), { ...plan, duplicates: 'add' })).toMatchObject({ made: 3 });
  });

  test('subscribers need proof of consent; unsubscribed and erased people are not imported', async () => {
    const letters = newsletterOf(() => site);
    const stays = await letters.subscribe();
    await site.postForm(letters.link('unsubscribe', stays), { 'List-Unsubscribe': 'One-Click' });
    await storeLeads(db(), [leadRow('2026-11-20T09:00:00Z', { email: 'weg@alt.example' })]);
    const erasure = { email: 'weg@alt.example', confirmation: 'weg@alt.example' };
    expect((await post(privacyPaths.erase, erasure)).status).toBe(200);
    const rows = [
      ['gut@alt.example', 'Gut Beispiel', '2022-05-01', 'Messe, unterschriebene Karte'],
      ['ohne@alt.example', 'Ohne', '', ''],
      ['tag@alt.example', 'Tag', '2022-05-01', ''],
      ['mia@muster.example', 'Mia', '2022-05-01', 'Messe'],
      ['weg@alt.example', 'Weg', '2022-05-01', 'Messe'],
      ['gut@alt.example', 'Gut', '2022-05-01', 'Messe'],
    ];
    const sent = (await letters.mails()).length;
    const id = await begin('subscribers', rows);
    expect((await preview(id, consents)).refused).toEqual([
      { line: 3, reasons: ['consent.required'] },
      { line: 4, reasons: ['consent.required'] },
      { line: 5, reasons: ['unsubscribed'] },
      { line: 6, reasons: ['erased'] },
    ]);
    expect(await run(id, consents)).toMatchObject({ made: 1, duplicates: 1, refused: 4 });
    expect((await letters.signups()).at(-1)).toMatchObject({
      email: 'gut@alt.example',
      state: 'confirmed',
      wording_version: 'import',
      consent_wording: 'Messe, unterschriebene Karte (importiert aus alt.csv)',
      confirmed_at: Date.parse('2022-05-01T10:00:00Z'),
    });
    expect((await letters.mails()).length).toBe(sent);
    const stated = { ...consents, consentDate: '2022-05-01', consentText: 'Liste der Messe' };
    expect(await run(await begin('subscribers', [['tag@alt.example', '', '', '']]), stated)).toMatchObject({ made: 1 });
  });

  test('with concurrent runs by two managers, and after a crash, each row is imported once', async () => {
    const rows = Array.from({ length: 7 }, (_, n) => [`n${n}@alt.example`, `N${n}`, '', '', '']);
    const id = await begin('leads', rows);
    // With duplicates added, a part that ran twice would otherwise go unnoticed.
    await preview(id, { ...plan, duplicates: 'add' });
    const both = await Promise.all([post(one(id, 'run'), { part: 0 }), post(one(id, 'run'), { part: 0 })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await leads()).toHaveLength(2);
    // A process killed in the middle of a part leaves nothing of it.
    const crash = db()
      .transaction()
      .execute(async (transaction) => {
        await transaction.updateTable('imports').set({ next_part: 2 }).where('id', '=', id).execute();
        throw new Error('killed');
      });
    await expect(crash).rejects.toThrow('killed');
    expect(await (await post(one(id, 'plan'), plan)).json()).toMatchObject({ status: 409 });
    for (const part of [1, 2, 2, 3]) await post(one(id, 'run'), { part });
    expect((await leads()).map(({ email }) => email).toSorted()).toEqual(rows.map(([email]) => email));
  });

  test.each([
    ['leads', plan],
    ['subscribers', consents],
  ] as const)('of two files with the same %s, imported concurrently, each address is imported once', async (kind, by) => {
    const stored = async () =>
      (kind === 'leads' ? await leads() : await newsletterOf(() => site).signups()).map(({ email }) => email);
    const rows = Array.from({ length: 100 }, (_, n) => [`n${n}@alt.example`, `N${n}`, '2022-05-01', 'Karte']);
    const cells = kind === 'leads' ? rows.map(([email = '', name = '']) => [email, name, '', '', '']) : rows;
    const imports = [await begin(kind, cells, { perPart: 100 }), await begin(kind, cells, { perPart: 100 })];
    for (const id of imports) await preview(id, by);
    const both = await Promise.all(imports.map((id) => post(one(id, 'run'), { part: 0 })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stored()).toSorted()).toEqual(rows.map(([email]) => email).toSorted());
  });

  test('an interrupted import can be undone, which the audit log shows from the first batch on', async () => {
    const rows = Array.from({ length: 402 }, (_, n) => [`n${n}@alt.example`]);
    const id = await begin('leads', rows, { perPart: 201 });
    await preview(id, plan);
    await post(one(id, 'run'), { part: 0 });
    await post(one(id, 'undo'), { changed: false });
    const entry = db().selectFrom('audit_log').select('seq').where('action', '=', 'import-undone');
    expect(await entry.execute()).toHaveLength(1);
    expect((await undo(id)).import).toMatchObject({ state: 'undone', left: 0 });
    expect(await leads()).toEqual([]);
    expect(await db().selectFrom('lead_desk').select('lead_id').execute()).toEqual([]);
  });

  test('undo removes imported records, and keeps those changed since unless told otherwise', async () => {
    await storeLeads(db(), [leadRow('2026-11-20T09:00:00Z', { email: 'da@alt.example' })]);
    const rows = Array.from({ length: 5 }, (_, n) => [`n${n}@alt.example`, `Nr ${n}`, '', `2021-01-0${n + 1}`, '']);
    const id = await begin('leads', rows);
    await run(id, plan);
    const [, second] = await leads();
    await post(`${deskPaths.leads}/${second?.id}`, { version: 1, state: 'won' }, 'PATCH');
    expect(await undo(id)).toMatchObject({ import: { left: 1, kept: 1 }, kept: [{ name: 'Nr 1' }] });
    expect(await leads()).toMatchObject([{ email: 'n1@alt.example' }, { email: 'da@alt.example' }]);
    expect(await undo(id, true)).toMatchObject({ import: { left: 0, kept: 0 }, kept: [] });
    expect((await leads()).map(({ email }) => email)).toEqual(['da@alt.example']);
  });

  test('undoing an import of subscribers keeps those who have unsubscribed since', async () => {
    const letters = newsletterOf(() => site);
    const rows = ['a', 'b'].map((name) => [`${name}@alt.example`, '', '2022-05-01', 'Messe']);
    const id = await begin('subscribers', rows);
    await run(id, consents);
    await site.postForm(letters.link('unsubscribe', (await letters.signups())[0]), { 'List-Unsubscribe': 'One-Click' });
    await undo(id, true);
    expect(await letters.states()).toEqual(['newsletter-general unsubscribed']);
  });

  test('an erasure removes a person from the file of an open import, and the file is deleted after a day', async () => {
    const id = await begin('leads', [
      ['hanna@alt.example', 'Hanna', 'hallo', '', ''],
      ['otto@alt.example', 'Otto', 'kennt hanna@alt.example', '', ''],
      ['ida@alt.example', 'Ida', '', '', ''],
    ]);
    const erasure = { email: 'Hanna@alt.example', confirmation: 'hanna@alt.example' };
    expect((await post(privacyPaths.erase, erasure)).status).toBe(200);
    expect(JSON.stringify(await db().selectFrom('import_parts').selectAll().execute())).not.toMatch(/hanna/i);
    expect(await run(id, plan)).toMatchObject({ made: 1, refused: 2 });
    const unused = await begin('leads', [['x@alt.example']]);
    await sweepImportFiles(db(), Date.now() - 86_400_000);
    expect((await post(one(unused, 'plan'), plan)).status).toBe(200);
    await sweepImportFiles(db(), Date.now() + 1);
    expect((await post(one(unused, 'plan'), plan)).status).toBe(404);
  });

  test('an interrupted upload is not listed and cannot be run; its rows are deleted after a day', async () => {
    const id = await begin('leads', [['a@alt.example']], { interrupted: true });
    expect(await (await me.call(importPaths.list)).json()).toEqual({ imports: [] });
    expect((await post(one(id, 'plan'), plan)).status).toBe(409);
    expect((await post(one(id, 'undo'), { changed: false })).status).toBe(409);
    await sweepImportFiles(db(), Date.now() + 1);
    expect(await db().selectFrom('import_parts').selectAll().execute()).toEqual([]);
  });

  test('invalid rows, parts out of order and too many parts are refused', async () => {
    const id = await begin('leads', [['a@alt.example']], { interrupted: true });
    const put = async (body: object) => (await post(one(id, 'parts'), { last: false, ...body }, 'PUT')).status;
    const row = { line: 2, cells: ['a@alt.example'] };
    expect(await put({ part: 0, rows: [row] }), 'sent again').toBe(204);
    expect(await put({ part: 0, rows: [{ ...row, line: 3 }] })).toBe(409);
    expect(await put({ part: 2, rows: [row] })).toBe(409);
    expect(await put({ part: 1, rows: [{ line: 2, cells: Array(201).fill('') }] })).toBe(422);
    expect(await put({ part: 1, rows: [{ line: 2, cells: ['x'.repeat(10_001)] }] })).toBe(422);
    expect(await put({ part: 1, rows: [{ line: 2, cells: ['x'.repeat(70_000)] }] })).toBe(413);
    await db().updateTable('imports').set({ row_count: 50_000 }).where('id', '=', id).execute();
    expect(await put({ part: 1, rows: [row] })).toBe(409);
    expect((await post(one(id, 'plan'), { ...plan, fields: [null, 'date'] })).status).toBe(422);
    expect((await post(one(id, 'run'), { part: 0 })).status, 'without a plan').toBe(409);
    expect((await me.call(`${importPaths.list}/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await (await me.call(importPaths.list)).json()).toEqual({ imports: [] });
  });
});
