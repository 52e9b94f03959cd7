import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleCompany } from '#contract/site/company.ts';
import { type ErasureView, type ExportAnswer, type PeopleAnswer, privacyPaths } from '#contract/staff/privacy.ts';
import { checkAuditLog } from '#server/audit/check.ts';
import { newId } from '#server/db/id.ts';
import { newMail } from '#server/outbox/repository.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

const mira = { firstName: 'Mira', lastName: 'Weißenfels', email: 'Mira@Beispiel.example' };
const noah = { firstName: 'Noah', lastName: 'Weißenfels', email: 'noah@beispiel.example' };

const toVisitor = (email: string) => `To: ${email}\r\nX-Auto-Response-Suppress: All\r\n`;

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const db = () => site.services.database.db;
  const post = (path: string, body: unknown) => call(path, { method: 'POST', body });
  const search = async (q: string) => (await (await post(privacyPaths.search, { q })).json()) as PeopleAnswer;
  const erase = (email: string, confirmation = email) => post(privacyPaths.erase, { email, confirmation });
  const counts = async () => {
    const tables = ['leads', 'newsletter_signups', 'outbox', 'idempotency_keys', 'consent_proofs', 'erasures'] as const;
    const rows = await Promise.all(tables.map((table) => db().selectFrom(table).selectAll().execute()));
    return Object.fromEntries(tables.map((table, at) => [table, rows[at]?.length]));
  };
  const held = ({ person }: PeopleAnswer) =>
    Object.fromEntries((person?.held ?? []).map((one) => [one.place, one.count]));

  beforeEach(async () => {
    // The mail server is down: no mail leaves the outbox, and none is written to a file.
    site = await startTestSite(engine, { SMTP_URL: 'smtp://127.0.0.1:1' });
    ({ call } = await signIn(site));
    const key = { 'idempotency-key': 'a-key-of-the-form' };
    await site.post('/api/contact/send', { ...mira, message: '<b>Bitte</b> um Rückruf', phone: '+49 511 1' }, key);
    await site.post('/api/contact/send', { ...mira, email: 'MIRA@beispiel.example', message: 'Noch einmal' });
    await site.post('/api/contact/send', { ...noah, message: 'Grüße von Mira' });
    await site.post('/api/newsletter/general', { ...mira, consent: true, language: 'en' });
    const signup = await db().selectFrom('newsletter_signups').selectAll().executeTakeFirstOrThrow();
    const confirmed = {
      ...signup,
      id: newId(),
      kind: 'newsletter-radar' as const,
      state: 'confirmed' as const,
      confirmed_at: Date.now(),
    };
    await db().insertInto('newsletter_signups').values(confirmed).execute();
    const lead = await db().selectFrom('leads').select('id').orderBy('id').executeTakeFirstOrThrow();
    const staff = await db().selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const note = {
      id: newId(),
      lead_id: lead.id,
      staff_id: staff.id,
      created_at: Date.now(),
      text: 'Mira ruft zurück',
    };
    await db().insertInto('lead_notes').values(note).execute();
    const [mail] = await db().selectFrom('outbox').select('id').orderBy('id').execute();
    mkdirSync(join(site.folder, 'mail'), { recursive: true });
    writeFileSync(join(site.folder, 'mail', `2026-11-21T10-00-00.000Z-${mail?.id}.eml`), 'To: sales@example.com\r\n');
    writeFileSync(join(site.folder, 'mail', '2026-11-21T10-00-01.000Z-other.eml'), toVisitor('mira@beispiel.example'));
    writeFileSync(join(site.folder, 'mail', '2026-11-21T10-00-02.000Z-noah.eml'), toVisitor('noah@beispiel.example'));
  });
  afterEach(() => site.end());

  test('one search by address finds everything in every table and mail, whatever the spelling', async () => {
    const answer = await search(' mira@BEISPIEL.example ');
    expect(held(answer)).toEqual({
      leads: 2,
      newsletter_signups: 2,
      idempotency_keys: 1,
      lead_notes: 1,
      outbox: expect.any(Number),
      'mail-files': 2,
    });
    // A notification to staff and a receipt for each lead, and the newsletter's confirmation request.
    expect(held(answer).outbox).toBe(5);
    expect(answer.person).toMatchObject({ email: 'mira@beispiel.example', names: ['Mira Weißenfels'], language: 'en' });
    expect((await search('niemand@beispiel.example')).person).toMatchObject({ held: [], erasures: [] });
  });

  test('an address is found and erased in every spelling, umlauts in its domain included', async () => {
    const spellings = ['Ünal@Bücher.example', 'ünal@xn--bcher-kva.example', 'ÜNAL@BÜCHER.example'];
    for (const email of spellings) await site.post('/api/contact/send', { ...mira, email, message: email });
    const orphan = newMail({
      template: 'newsletter-welcome',
      language: 'de',
      recipient: 'ünAL@BÜCHER.example',
      subject_id: newId(),
    });
    await db()
      .insertInto('outbox')
      .values({ ...orphan, state: 'sent' })
      .execute();
    for (const spelling of spellings) {
      const answer = await search(spelling);
      expect(held(answer)).toEqual({ leads: 3, outbox: 7 });
      expect(answer.person?.email).toBe('ünal@xn--bcher-kva.example');
    }
    expect((await erase('ünal@bücher.example', 'Ünal@BÜCHER.example')).status).toBe(200);
    expect((await counts()).leads).toBe(3);
    for (const spelling of spellings) expect((await search(spelling)).person?.held).toEqual([]);
  });

  test('a search by name lists people, but not those who are only mentioned', async () => {
    const people = async (q: string) => (await search(q)).people.map(({ email, count }) => [email, count]);
    expect(await people('weissenfels')).toEqual([
      ['noah@beispiel.example', 1],
      ['mira@beispiel.example', 4],
    ]);
    expect(await people('Mira')).toEqual([['mira@beispiel.example', 4]]);
    expect(await people("100% '--")).toEqual([]);
  });

  test('the export is readable, without active content, in the person’s language, and complete as JSON', async () => {
    const exported = async (format: string, language: string) =>
      (await (await post(privacyPaths.export, { email: mira.email, format, language })).json()) as ExportAnswer;
    const german = await exported('html', 'de');
    expect(german.content).toContain('<html lang="de">');
    expect(german.content).toContain('&lt;b&gt;Bitte&lt;/b&gt; um Rückruf');
    expect(german.content).not.toContain('<b>');
    expect(german.content).toContain('Anfragen <small>2 Einträge');
    expect((await exported('html', 'en')).content).toContain('Inquiries <small>2 records');
    const json = JSON.parse((await exported('json', 'de')).content);
    expect(json.leads).toHaveLength(2);
    expect(json.leads[1]).toMatchObject({ phone: '+49 511 1', message: '<b>Bitte</b> um Rückruf' });
    expect(json.leads[1].created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(JSON.stringify(json)).not.toContain('noah@');
  });

  test('an erasure requires the address again, does not affect others, and leaves a proof without personal data', async () => {
    expect((await erase(mira.email, 'noah@beispiel.example')).status).toBe(422);
    expect((await counts()).leads).toBe(3);
    const answer = await erase(mira.email);
    const proof = (await answer.json()) as ErasureView;
    expect(answer.status).toBe(200);
    expect(proof).toMatchObject({
      actor: 'leitung',
      report: {
        erased: expect.arrayContaining([
          { place: 'leads', count: 2 },
          { place: 'lead_notes', count: 1 },
          { place: 'newsletter_signups', count: 2 },
          { place: 'outbox', count: 5 },
          { place: 'mail-files', count: 2 },
        ]),
        kept: expect.arrayContaining([{ place: 'newsletter_signups', count: 1, reason: 'consent-proof' }]),
      },
    });
    expect(await counts()).toMatchObject({
      leads: 1,
      newsletter_signups: 0,
      outbox: 2,
      consent_proofs: 1,
      erasures: 1,
    });
    const proofs = await db().selectFrom('consent_proofs').select(['kind', 'confirmed_at']).execute();
    expect(proofs, 'of what was confirmed, not of what was not').toEqual([
      { kind: 'newsletter-radar', confirmed_at: expect.any(Number) },
    ]);
    expect(readdirSync(join(site.folder, 'mail'))).toEqual(['2026-11-21T10-00-02.000Z-noah.eml']);
    const everything = await Promise.all([
      db().selectFrom('erasures').selectAll().execute(),
      db().selectFrom('consent_proofs').selectAll().execute(),
      db().selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(JSON.stringify(everything)).not.toMatch(/mira|Weißenfels/i);
    expect((await checkAuditLog(db())).intact).toBe(true);

    const after = await search(mira.email);
    expect(held(after)).toEqual({ consent_proofs: 1 });
    expect(after.person?.erasures).toEqual([proof]);
    expect(after.person?.auditEntries).toBeGreaterThan(0);
    expect((await erase(mira.email)).status, 'nothing is left').toBe(404);
  });

  test('an appointment, and the mails to staff about it, belong to its visitor', async () => {
    const lead = await db().selectFrom('leads').select('id').orderBy('id').executeTakeFirstOrThrow();
    const booking = {
      id: newId(),
      lead_id: lead.id,
      created_at: Date.now(),
      start_at: Date.now(),
      end_at: Date.now(),
      buffer: 0,
      day: '2026-11-23',
      mode: 'video' as const,
      time_zone: 'Europe/Berlin',
      state: 'booked' as const,
      version: 1,
      changed_at: Date.now(),
    };
    await db().insertInto('bookings').values(booking).execute();
    await db().insertInto('booking_quarters').values({ quarter: 1, booking_id: booking.id }).execute();
    await db()
      .insertInto('outbox')
      .values({
        ...newMail({
          template: 'booking-notice',
          language: 'de',
          recipient: sampleCompany.email,
          subject_id: booking.id,
        }),
        // Not due yet: the worker drops a notice that belongs to no version of its booking.
        next_attempt_at: Date.now() + 86_400_000,
      })
      .execute();
    expect(held(await search(mira.email))).toMatchObject({ bookings: 1, outbox: 6 });
    expect((await erase(mira.email)).status).toBe(200);
    for (const table of ['bookings', 'booking_quarters'] as const) {
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(held(await search(mira.email))).toEqual({ consent_proofs: 1 });
  });

  test('of two concurrent erasures of one person, one gets the proof and the other finds nothing', async () => {
    const answers = await Promise.all([erase(mira.email), erase(mira.email), erase(mira.email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await counts()).toMatchObject({ leads: 1, consent_proofs: 1, erasures: 1 });
  });

  test('an erasure that fails in the middle changes nothing', async () => {
    // A folder in place of a file cannot be deleted as a file.
    mkdirSync(join(site.folder, 'mail', `2026-11-21T10-00-00.000Z-${await firstMail()}.eml.part`, 'x'), {
      recursive: true,
    });
    const before = await counts();
    expect((await erase(mira.email)).status).toBe(500);
    expect(await counts()).toEqual(before);
    expect((await search(mira.email)).person?.erasures).toEqual([]);
  });

  test('the operator’s own addresses cannot be erased, because notifications are sent to them', async () => {
    const { email, mail } = sampleCompany;
    const before = await counts();
    for (const own of [email, mail.from, mail.to, mail.to.toUpperCase()]) {
      const answer = await erase(own);
      expect([own, answer.status]).toEqual([own, 422]);
      expect(await answer.json()).toMatchObject({ errors: [{ code: 'confirmation.own' }] });
    }
    expect(await counts()).toEqual(before);
  });

  test('notifications to a former address of the operator belong to the people they are about', async () => {
    const before = 'frueher@musterwerk-ki.example';
    await db().updateTable('outbox').set({ recipient: before }).where('template', '=', 'lead-notification').execute();
    await site.post('/api/contact/send', { ...noah, email: before, message: 'Ein Test von uns' });
    expect(held(await search(before))).toEqual({ leads: 1, outbox: 2 });
    expect((await erase(before)).status).toBe(200);
    expect((await counts()).outbox).toBe(7);
  });

  const firstMail = async () => (await db().selectFrom('outbox').select('id').orderBy('id').executeTakeFirst())?.id;
});
