import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/staff/contacts.ts';
import { staffTemplates } from '#contract/staff/mail-templates.ts';
import { type ErasureView, type ExportAnswer, type PeopleAnswer, privacyPaths } from '#contract/staff/privacy.ts';
import { renderMail } from '#server/all-mails.ts';
import { newId } from '#server/db/id.ts';
import { newMail } from '#server/outbox/repository.ts';
import { fileTransport } from '#server/outbox/transport/file-transport.ts';
import { senderOf } from '#server/outbox/transport/transport.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

const anna = 'anna@sub.example';
/** Their addresses contain Anna's, or their messages name her. */
const others = ['hanna@sub.example', 'x.hanna@sub.example.com', 'anna@sub.example.com', 'o-anna@sub.example'];

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const db = () => site.services.database.db;
  const post = (path: string, body: unknown) => call(path, { method: 'POST', body });
  const search = async (q: string) => (await (await post(privacyPaths.search, { q })).json()) as PeopleAnswer;
  const erase = (email: string) => post(privacyPaths.erase, { email, confirmation: email });
  const held = ({ person }: PeopleAnswer) =>
    Object.fromEntries((person?.held ?? []).map((one) => [one.place, one.count]));
  const send = (email: string, message: string) =>
    site.post('/api/contact/send', { firstName: 'A', lastName: 'B', email, message });
  const files = () => readdirSync(join(site.folder, 'mail'));
  /** Writes all queued mails to files, as the worker does without a mail server. */
  async function writeMails() {
    const { settings, company, secret } = site.services;
    const transport = fileTransport(site.folder, senderOf(settings, company));
    for (const row of await db().selectFrom('outbox').selectAll().execute()) {
      const mail = await renderMail(row, { db: db(), company, settings, secret });
      if (mail) await transport.send(row, mail);
    }
  }

  beforeEach(async () => {
    // The mail server is down, so that the worker takes no mail meanwhile.
    site = await startTestSite(engine, { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT: 'off' });
    ({ call } = await signIn(site));
  });
  afterEach(() => site.end());

  test('erasing an address keeps the mails of people whose address contains it or whose message mentions it', async () => {
    await send(anna, 'E-Mail: hanna@sub.example');
    for (const other of others) await send(other, `E-Mail: ${anna}\nBitte auch an ${anna}.`);
    await writeMails();
    expect(files()).toHaveLength(10);
    expect(held(await search(anna))).toMatchObject({ leads: 1, outbox: 2, 'mail-files': 2 });
    const proof = (await (await erase(anna)).json()) as ErasureView;
    expect(proof.report.erased).toContainEqual({ place: 'mail-files', count: 2 });
    expect(files()).toHaveLength(8);
    expect(held(await search('hanna@sub.example'))).toMatchObject({ leads: 1, outbox: 2, 'mail-files': 2 });
  });

  test('erasing an address keeps mails that staff got there about others, such as the anchors of the audit log', async () => {
    await send(anna, '');
    // Not due yet, so that the worker does not take them.
    const due = Date.now() + 3_600_000;
    const mails = staffTemplates.map((template) => newMail({ template, language: 'de', recipient: anna }, due));
    await db().insertInto('outbox').values(mails).execute();
    expect((await erase(anna)).status).toBe(200);
    const left = await db().selectFrom('outbox').select('template').where('recipient', '=', anna).execute();
    // An alert may be about its recipient's own account.
    expect(left.map(({ template }) => template).sort()).toEqual(
      staffTemplates.filter((template) => template !== 'staff-alert').sort(),
    );
  });

  test('mail files without a row in the outbox are still found by the person they are about', async () => {
    for (const email of [anna, 'Änne@bücher.example', 'hanna@sub.example']) await send(email, '');
    await site.post('/api/newsletter/general', { firstName: 'A', lastName: 'B', email: anna, consent: true });
    const signup = await db().updateTable('newsletter_signups').set({ state: 'confirmed' }).returning('id').execute();
    await db()
      .insertInto('outbox')
      .values(
        newMail({ template: 'newsletter-welcome', language: 'de', recipient: anna, subject_id: signup[0]?.id ?? null }),
      )
      .execute();
    await writeMails();
    for (const table of ['outbox', 'leads', 'newsletter_signups'] as const) await db().deleteFrom(table).execute();
    for (const [email, count] of [
      [anna, 3],
      ['änne@xn--bcher-kva.example', 2],
    ] as const) {
      expect([email, held(await search(email))]).toEqual([email, { 'mail-files': count }]);
      expect((await erase(email)).status).toBe(200);
    }
    expect(files()).toHaveLength(2);
  });

  test('other people’s records that mention the address are listed, exported without their text, and kept by the erasure with a reason', async () => {
    await send(anna, 'Ich bin Anna');
    await send('Chef@Firma.example', `Bitte antworten Sie (auch) an „${anna.toUpperCase()}“.`);
    await send('hanna@sub.example', 'Nichts von ihr');
    await send('andere@firma.example', 'Ohne Adresse');
    const leads = await db().selectFrom('leads').selectAll().orderBy('id').execute();
    const [own = '', chief = '', , other = ''] = leads.map(({ id }) => id);
    const staff = await db().selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const note = (lead_id: string, text: string) => ({
      id: newId(),
      lead_id,
      staff_id: staff.id,
      created_at: Date.now(),
      text,
    });
    const notes = [
      note(own, `${anna} ruft zurück`),
      note(other, `Kollegin: Anna@Sub.example.`),
      note(other, 'Kollege: o-anna@sub.example'),
    ];
    await db().insertInto('lead_notes').values(notes).execute();
    await writeMails();
    const { person } = await search(anna);
    const mentioned = person?.mentions.map(({ place, lead }) => [place, lead]);
    expect(mentioned).toEqual([
      ['leads', chief],
      ['lead_notes', other],
      ['mail-files', chief],
    ]);
    const exported = async (format: string) =>
      ((await (await post(privacyPaths.export, { email: anna, format, language: 'de' })).json()) as ExportAnswer)
        .content;
    const json = await exported('json');
    expect(JSON.parse(json).mentions.map(({ place }: { place: string }) => place)).toEqual([
      'leads',
      'lead_notes',
      'mail-files',
    ]);
    expect(json).not.toMatch(/firma\.example|Kollegin/i);
    expect(await exported('html')).toContain('Nennungen in Einträgen zu anderen Personen');
    const proof = (await (await erase(anna)).json()) as ErasureView;
    expect(proof.report.kept).toEqual(
      expect.arrayContaining([
        { place: 'leads', count: 1, reason: 'mention' },
        { place: 'lead_notes', count: 1, reason: 'mention' },
        { place: 'mail-files', count: 1, reason: 'mention' },
      ]),
    );
    const after = (await search(anna)).person;
    expect([after?.held, after?.mentions.length]).toEqual([[], 3]);
  });

  test('an address with umlauts is found where others mention it, in any spelling', async () => {
    await send('chef@firma.example', 'Kontakt: Ünal@Bücher.example');
    await send('chefin@firma.example', 'Kontakt: ünal@xn--bcher-kva.example!');
    const { person } = await search('ünal@bücher.example');
    expect(person?.mentions.map(({ place }) => place)).toEqual(['leads', 'leads']);
  });

  test('the export has subject and text of each mail, without links that act for the person', async () => {
    await send(anna, 'Bitte um Rückruf');
    await site.post('/api/newsletter/general', { firstName: 'A', lastName: 'B', email: anna, consent: true });
    const exported = async () => {
      const answer = await post(privacyPaths.export, { email: anna, format: 'json', language: 'de' });
      return JSON.parse(((await answer.json()) as ExportAnswer).content);
    };
    const everything = await exported();
    const notice = everything.outbox.find(({ template }: { template: string }) => template === 'lead-notification');
    expect(notice.subject).toBe('A B: Ohne Angabe');
    expect(notice.rendered_text).toContain('Bitte um Rückruf');
    const texts: string[] = everything.outbox.map(({ rendered_text }: { rendered_text: string }) => rendered_text);
    expect(texts).toHaveLength(3);
    await writeMails();
    const written = await exported();
    expect(written['mail-files'].map(({ mail_text }: { mail_text: string }) => mail_text).sort()).toEqual(texts.sort());
    expect(JSON.stringify(written.outbox), 'no text twice').not.toContain('rendered_text');
    expect(JSON.stringify(everything)).toMatch(/\/newsletter\/confirm\/…/);
    expect(JSON.stringify(everything)).not.toMatch(/\/newsletter\/confirm\/[\w-]/);
  });

  test('a search by name says if there are more people than it lists', async () => {
    const named = (from: number, to: number) =>
      storeLeads(
        db(),
        Array.from({ length: to - from }, (_, at) =>
          leadRow('2026-11-20T09:00:00Z', { last_name: 'Schmidt', email: `s${from + at}@firma.example` }),
        ),
      );
    await named(0, 50);
    expect(await search('schmidt')).toMatchObject({ people: expect.objectContaining({ length: 50 }), more: false });
    await named(50, 51);
    expect(await search('schmidt')).toMatchObject({ people: expect.objectContaining({ length: 50 }), more: true });
  });

  test('the erasure removes a pending export filtered by the address, but not one filtered by a longer address', async () => {
    for (const q of [anna, 'hanna@sub.example', `firma ${anna.toUpperCase()}`]) {
      expect((await post(adminPaths.contactsExport, { q })).status).toBe(200);
    }
    await send(anna, '');
    expect(held(await search(anna))).toMatchObject({ one_time_links: 2 });
    await erase(anna);
    const links = await db().selectFrom('one_time_links').select('data').execute();
    expect(links.map(({ data }) => 'asked' in data && data.asked)).toMatchObject([{ q: 'hanna@sub.example' }]);
  });
});
