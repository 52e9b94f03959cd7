import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BookedAnswer } from '#contract/booking/booking.ts';
import { idempotencyHeader, type Problem } from '#contract/http/problem.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { heldSignups } from '#server/newsletter/repository.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';

const person = { firstName: 'Mia', lastName: 'Beispiel', email: 'mia@muster.example' };
const papers = ['cost-reduction'];

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let sender = 0;

  beforeEach(async () => {
    site = await startTestSite(engine, { SMTP_URL: 'smtp://127.0.0.1:1' });
  });
  afterEach(() => site.end());

  const db = () => site.services.database.db;
  /** Posts from a new public IP address each time, unless one is given. */
  const post = (path: string, body: object, from = `192.0.2.${sender++}`) =>
    site.app.request(
      path,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      { incoming: { socket: { remoteAddress: from } } },
    );
  const mailsTo = async (address: string) =>
    (await db().selectFrom('outbox').select(['recipient', 'template']).execute()).filter(
      ({ recipient }) => recipient.toLowerCase() === address,
    );
  const signals = async () =>
    (await db().selectFrom('leads').select('spam_signals').orderBy('id').execute()).map(
      ({ spam_signals }) => spam_signals,
    );
  const book = (start: string | undefined, change: object = {}, from?: string) =>
    post(leadKinds.booking.path, { ...person, start, timeZone: 'Europe/Berlin', ...change }, from);

  test('a mailbox gets twenty mails a day, regardless of the number of clients, and the response does not show it', async () => {
    const request = leadKinds['private-equity-request'].path;
    const answers = [];
    for (let count = 0; count < 22; count++) {
      // One mailbox, regardless of case.
      const email = count % 2 ? person.email : 'Mia@Muster.example';
      const answer = await post(request, { ...person, email, phone: `+49 ${count}`, selectedWhitepapers: papers });
      answers.push([answer.status, await answer.text()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(await mailsTo(person.email)).toHaveLength(20);
    expect(await signals()).toEqual([...Array(20).fill([]), ['recipient'], ['recipient']]);
    await post(leadKinds.contact.path, { ...person, message: 'Hallo' });
    await post(leadKinds['newsletter-radar'].path, person);
    await book((await site.freeStarts())[0]);
    expect(await mailsTo(person.email), 'nor a receipt, a confirmation, an invitation').toHaveLength(20);
    expect(await heldSignups(db(), 0), 'staff are told of the sign-up').toHaveLength(1);
    await post(leadKinds.contact.path, { ...person, email: 'ben@muster.example', message: 'Hallo' });
    expect(await mailsTo('ben@muster.example'), 'others are not touched').toHaveLength(1);
  });

  test('submissions that could not be stored are not counted: retrying until it works still brings the receipt', async () => {
    const send = () => post(leadKinds.contact.path, { ...person, message: 'Hallo' }, '192.0.2.7');
    await db().schema.alterTable('leads').renameTo('leads_elsewhere').execute();
    for (let tries = 0; tries < 22; tries++) expect((await send()).status).toBe(503);
    await db().schema.alterTable('leads_elsewhere').renameTo('leads').execute();
    expect((await send()).status).toBe(200);
    expect(await signals()).toEqual([[]]);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  test('what is stored is answered as stored, also if a count cannot be refunded', async () => {
    const { limits } = site.services;
    if (!limits) throw new Error('no limits');
    limits.refundMail = () => Promise.reject(new Error('counts are away'));
    limits.submissions.refund = () => Promise.reject(new Error('counts are away'));
    const headers = { [idempotencyHeader]: 'a'.repeat(32) };
    const send = () => site.post(leadKinds.contact.path, { ...person, message: 'Hallo' }, headers);
    expect((await send()).status).toBe(200);
    expect((await send()).status, 'the same once more').toBe(200);
  });

  test('appointments that could not be stored do not count towards a connection’s twenty', async () => {
    const [start] = await site.freeStarts();
    await db().schema.alterTable('outbox').renameTo('outbox_elsewhere').execute();
    for (let tries = 0; tries < 21; tries++) expect((await book(start, {}, '192.0.2.7')).status).toBe(503);
    await db().schema.alterTable('outbox_elsewhere').renameTo('outbox').execute();
    expect((await book(start, {}, '192.0.2.7')).status).toBe(200);
  });

  test('tagged addresses count as one mailbox, and a domain gets at most two hundred mails a day', async () => {
    const request = leadKinds['private-equity-request'].path;
    const send = (email: string) => post(request, { ...person, email, selectedWhitepapers: papers });
    const receipts = async () =>
      (await db().selectFrom('outbox').select('recipient').where('template', '=', 'lead-receipt').execute()).length;
    for (let count = 0; count < 22; count++) await send(`opfer+${count}@muster.example`);
    expect(await receipts()).toBe(20);
    // The two that were not sent do not count.
    for (let count = 0; count < 182; count++) await send(`gast${count}@muster.example`);
    expect(await receipts()).toBe(200);
    await send('x@anderswo.example');
    expect(await receipts(), 'other domains are not touched').toBe(201);
  }, 60_000);

  test('requests for a mailbox at its limit do not use up the limit of its domain', async () => {
    const may = (email: string) => site.services.limits?.mayMail(email);
    for (let count = 0; count < 20; count++) await may(person.email);
    for (let count = 0; count < 200; count++) expect(await may(person.email)).toBe(false);
    expect(await may('ben@muster.example')).toBe(true);
  });

  test('papers are held back from the eleventh request of a connection', async () => {
    const request = leadKinds['organisation-request'].path;
    for (let count = 0; count < 12; count++) {
      const email = `mia@firma${count}.example`;
      const answer = await post(request, { ...person, email, selectedWhitepapers: ['human-in-loop'] }, '203.0.113.9');
      expect(answer.status).toBe(200);
    }
    const receipts = await db()
      .selectFrom('outbox')
      .select('recipient')
      .where('template', '=', 'lead-receipt')
      .execute();
    expect(receipts).toHaveLength(10);
    expect((await signals()).slice(-2)).toEqual([['rate'], ['rate']]);
  });

  test('a site’s IPv6 /48 may send as much as four connections, from however many of its networks', async () => {
    const send = (count: number, from: string) =>
      post(leadKinds.contact.path, { ...person, email: `m${count}@firma${count}.example`, message: 'Hallo' }, from);
    for (let count = 0; count < 41; count++)
      expect((await send(count, `2001:db8:7:${count.toString(16)}::1`)).status).toBe(200);
    await send(41, '2001:db8:8::1');
    expect(await signals()).toEqual([...Array(40).fill([]), ['rate'], []]);
    for (let count = 42; count < 241; count++) await send(count, `2001:db8:7:${count.toString(16)}::1`);
    const refused = await send(241, '2001:db8:7:ffff::1');
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await send(242, '2001:db8:8::2')).status).toBe(200);
  });

  test('beyond twenty notifications in ten minutes staff get one mail about all further leads', async () => {
    for (let count = 0; count < 25; count++) {
      const email = `gast${count}@firma${count}.example`;
      expect((await post(leadKinds.contact.path, { ...person, email, message: 'Hallo' })).status).toBe(200);
    }
    const rows = await db()
      .selectFrom('outbox')
      .selectAll()
      .where('template', '<>', 'lead-receipt')
      .orderBy('id')
      .execute();
    expect(rows.map(({ template }) => template)).toEqual([...Array(20).fill('lead-notification'), 'leads-gathered']);
    const [gathered] = rows.slice(-1);
    if (!gathered) throw new Error('nothing was gathered');
    expect(gathered.data).toEqual({ since: gathered.next_attempt_at - 600_000 });
    // Simulates a fast machine: the last lead with its own mail arrived in the same millisecond as the first without
    // one.
    const [last] = rows.slice(-2);
    if (!last) throw new Error('nobody was told');
    const same = { created_at: gathered.next_attempt_at - 600_000 };
    await db().updateTable('leads').set(same).where('id', '=', last.subject_id).execute();
    const mail = await site.services.renderMail(gathered);
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('zehn Minuten 5 weitere Anfragen eingegangen');
    expect(mail?.text).not.toContain('gast2');

    // Simulates a mail server that was down for more than the ten minutes: leads that arrive then are not counted by
    // the mail. Deleted one by one, because the worker locks some of the rows and deleting several in one statement
    // could deadlock.
    for (const { id } of rows.slice(0, -1)) await db().deleteFrom('outbox').where('id', '=', id).execute();
    const later = { attempts: 1, next_attempt_at: Date.now() + 60_000 };
    await db().updateTable('outbox').set(later).where('id', '=', gathered.id).execute();
    await post(leadKinds.contact.path, { ...person, message: 'Hallo' });
    const notices = db().selectFrom('outbox').select('id').where('template', '=', 'lead-notification');
    expect(await notices.execute()).toHaveLength(1);
  });

  test('all visitors together get at most five hundred mails an hour, and staff are notified once when it is reached', async () => {
    const { limits } = site.services;
    const may = (count: number) => limits?.mayMail(`gast@firma${count}.example`);
    for (let count = 0; count < 500; count++) expect(await may(count)).toBe(true);
    expect([await may(500), await may(501)]).toEqual([false, false]);
    const held = () => db().selectFrom('outbox').selectAll().where('template', '=', 'visitors-held').execute();
    await expect.poll(async () => (await held()).length).toBe(1);
    await post(leadKinds.contact.path, { ...person, message: 'Hallo' });
    expect(await mailsTo(person.email)).toEqual([]);
    expect(await signals()).toEqual([['recipient']]);
    const [row] = await held();
    expect(row && (await site.services.renderMail(row))?.text).toMatch(/mehr\s+als\s+500/);
  });

  test('repeated submissions and taken times do not count towards the mail limits', async () => {
    const slots = await site.freeStarts();
    const [first] = slots;
    await book(first, { email: 'erste@muster.example' });
    for (let count = 0; count < 12; count++) expect((await book(first)).status).toBe(409);
    expect((await book(slots.at(-1))).status).toBe(200);
    expect((await mailsTo(person.email)).map(({ template }) => template)).toContain('booking-confirmation');
  });

  test('an address may have five upcoming appointments; the form says so at the address field, and a past one does not count', async () => {
    const slots = await site.freeStarts();
    const made: BookedAnswer[] = [];
    for (const start of slots.filter((_, index) => index % 7 === 0).slice(0, 5)) {
      made.push((await (await book(start)).json()) as BookedAnswer);
    }
    const refused = await book(slots.at(-1), { language: 'en', email: 'MIA@muster.example' });
    expect(refused.status).toBe(422);
    const { errors, message } = (await refused.json()) as Problem;
    expect(errors).toEqual([{ field: 'email', code: 'email.booked' }]);
    expect(message).toContain('already has five appointments');
    expect(await site.freeStarts(), 'nothing of it is kept').toContain(slots.at(-1));
    expect((await book(slots.at(-1), { email: 'ben@muster.example' })).status).toBe(200);
    await post(made[0]?.booking.manageUrl ?? '', { action: 'cancel' });
    expect((await book(slots.at(-8))).status).toBe(200);
  });

  test('a connection gets twenty appointments a day and is then told when to try again; a taken time is still reported as taken', async () => {
    const [from, slots] = ['203.0.113.7', await site.freeStarts()];
    const each = slots.filter((_, index) => index % 4 === 0);
    const statuses: number[] = [];
    let refused: Response | undefined;
    for (let count = 0; count < 21; count++) {
      // Meanwhile others book the time first; that is not counted.
      if (count === 4) {
        const late = await Promise.all(
          Array.from({ length: 30 }, () => book(each[0], { email: 'x@muster.example' }, from)),
        );
        expect(new Set(late.map(({ status }) => status))).toEqual(new Set([409]));
      }
      refused = await book(each[count], { email: `gast${count}@muster.example` }, from);
      statuses.push(refused.status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3600);
    expect((await post(leadKinds.contact.path, { ...person, message: 'Kein Termin frei?' }, from)).status).toBe(200);
    expect((await book(each[21], { email: 'anderswo@muster.example' })).status).toBe(200);
  });

  test('a site’s IPv6 /48 gets as many appointments as four connections', async () => {
    const each = (await site.freeStarts()).filter((_, index) => index % 4 === 0);
    // Most of the eighty are used up in advance.
    for (let count = 0; count < 75; count++) await site.services.limits?.bookings.count(`2001:db8:7:a${count}`);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      const from = `2001:db8:7:b${count}::1`;
      statuses.push((await book(each[count], { email: `gast${count}@firma${count}.example` }, from)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await book(each[6], { email: 'anderswo@muster.example' }, '2001:db8:8::1')).status).toBe(200);
  });
});
