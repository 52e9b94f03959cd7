import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { staffBookingPaths } from '#contract/staff/bookings.ts';
import { deskPaths } from '#contract/staff/desk.ts';
import { type ImportView, importPaths } from '#contract/staff/imports/imports.ts';
import { privacyPaths } from '#contract/staff/privacy.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { createFeed } from '#server/newsletter/issues/feed.ts';
import { lockSignups } from '#server/newsletter/repository.ts';
import { tables } from '#server/privacy/places/places.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import { issueCalls } from '#tests/support/rows/issues.ts';
import { general, newsletterOf, person } from '#tests/support/rows/newsletter.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { until } from '#tests/support/until.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  beforeEach(async () => {
    // The mail server is down, so queued mails stay queued.
    site = await startTestSite(engine, { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT: 'off' });
    ({ call } = await signIn(site));
    // The first search starts the worker thread that finds people.
    await post(privacyPaths.search, { q: person.email });
  });
  afterEach(() => site.end());

  const db = () => site.services.database.db;
  const post = (path: string, body: unknown, method = 'POST') => call(path, { method, body });
  const erase = () => post(privacyPaths.erase, { email: person.email, confirmation: person.email });

  async function tablesWith(text: RegExp): Promise<string[]> {
    const found = [];
    for (const table of Object.keys(tables)) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db());
      if (text.test(JSON.stringify(rows))) found.push(table);
    }
    return found;
  }

  /** Waits until this many PostgreSQL transactions wait for a lock; SQLite runs transactions one at a time, in turn. */
  async function waiting(count: number): Promise<void> {
    if (engine === 'sqlite') return;
    await until(`${count} that wait`, async () => {
      const { rows } = await sql<{ count: string }>`select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
      return Number(rows[0]?.count) >= count || undefined;
    });
  }

  /** Holds the locks that `lock` takes while the calls start, one after the other, each in its own transaction. */
  async function atOnce(
    lock: (transaction: Db) => Promise<unknown>,
    calls: readonly (() => Promise<Response> | Response)[],
  ): Promise<number[]> {
    const begun: (Promise<Response> | Response)[] = [];
    const hold = async () => {
      for (const [at, begin] of calls.entries()) {
        begun.push(begin());
        await waiting(at + 1);
      }
    };
    if (engine === 'sqlite') await hold();
    else {
      await db()
        .transaction()
        .execute(async (transaction) => {
          await lock(transaction);
          await hold();
        });
    }
    return (await Promise.all(begun)).map(({ status }) => status);
  }
  /** A call that writes to the audit log waits here, at the end of its work. */
  const holdLog = (transaction: Db) =>
    transaction
      .updateTable('audit_head')
      .set((set) => ({ seq: set.ref('seq') }))
      .execute();

  async function booked() {
    const slots = await site.freeStarts();
    await site.post(leadKinds.booking.path, { ...person, phone: '0511 1', start: slots.at(-1) });
    const { id } = await db().selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    return { slots, move: () => post(`${staffBookingPaths.bookings}/${id}/move`, { start: slots.at(-9), version: 1 }) };
  }

  const leftOfBooking = async () => [
    ...(await tablesWith(/muster/i)),
    ...(await db().selectFrom('booking_quarters').selectAll().execute()),
  ];

  test('moving an appointment while its visitor is erased leaves no mail, no reminder and no slot taken', async () => {
    const { move } = await booked();
    expect(await atOnce(holdLog, [move, erase])).toEqual([200, 200]);
    expect(await leftOfBooking()).toEqual([]);
  });

  test('an appointment whose visitor is being erased is not moved', async () => {
    const { move } = await booked();
    await atOnce(holdLog, [erase, move]);
    expect(await leftOfBooking()).toEqual([]);
  });

  test('a staff change to a lead that is being erased finds nothing, without an error', async () => {
    await site.post(leadKinds.contact.path, { ...person, message: 'Hallo' });
    const { id } = await db().selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const one = `${deskPaths.leads}/${id}`;
    const statuses = await atOnce(holdLog, [
      erase,
      () => post(`${one}/notes`, { id: crypto.randomUUID(), text: `Ruft an: ${person.email}` }),
      () => post(one, { version: 0, state: 'won' }, 'PATCH'),
      () => post(deskPaths.bulk, { items: [{ id, version: 0, state: 'spam' }] }),
    ]);
    // On SQLite some of the calls may succeed before the erasure.
    expect(statuses).toEqual(
      engine === 'sqlite' ? statuses.map((status) => Math.min(status, 409)) : [200, 404, 404, 200],
    );
    expect(await tablesWith(/mia@muster/i)).toEqual([]);
  });

  test.each(['before', 'after'])('a person in a file imported %s the erasure is not brought back', async (order) => {
    await site.post(leadKinds.contact.path, { ...person, message: 'Hallo' });
    const begun = await post(importPaths.list, { kind: 'leads', fileName: 'alt.csv', headings: ['E-Mail', 'Name'] });
    const { id } = ((await begun.json()) as { import: ImportView }).import;
    const one = `${importPaths.list}/${id}`;
    const rows = [person.email, 'ida@alt.example'].map((email, at) => ({ line: at + 2, cells: [email, 'Muster'] }));
    await post(`${one}/parts`, { part: 0, rows, last: true }, 'PUT');
    await post(`${one}/plan`, {
      fields: ['email', 'lastName'],
      language: 'de',
      duplicates: 'add',
      state: 'lost',
      newsletter: 'newsletter-general',
      consentDate: '',
      consentText: '',
    });
    const run = () => post(`${one}/run`, { part: 0 });
    expect(await atOnce(holdLog, order === 'before' ? [run, erase] : [erase, run])).toEqual([200, 200]);
    expect(await db().selectFrom('leads').select('email').execute()).toEqual([{ email: 'ida@alt.example' }]);
    expect(await tablesWith(/mia@muster/i)).toEqual([]);
  });

  test('sending an issue while one of its readers is erased leaves no mail to them', async () => {
    await newsletterOf(() => site).subscribe(general);
    await Promise.all([site.outbox.stop(), site.issueMails.stop()]);
    const me = await signIn(site);
    const { write, send } = issueCalls(() => me);
    await send(await write());
    const feed = createFeed({
      ...site.services.database,
      personHash: createPersonHash(site.services.secret),
      isDelivering: () => true,
    });
    let both: Promise<unknown> | undefined;
    // The feed has read its readers, and then waits to write their mails.
    const holdMails = (transaction: Db) => sql`lock table outbox in share mode`.execute(transaction);
    if (engine === 'sqlite') both = Promise.all([feed(), erase()]);
    else {
      await db()
        .transaction()
        .execute(async (transaction) => {
          await holdMails(transaction);
          const fed = feed();
          await waiting(1);
          both = Promise.all([fed, erase()]);
          await waiting(2);
        });
    }
    await both;
    expect(await tablesWith(/mia@muster/i)).toEqual([]);
  });

  test('choosing another newsletter while its reader is erased makes no sign-up', async () => {
    const letters = newsletterOf(() => site);
    const signup = await letters.subscribe(general);
    const choose = () => site.postForm(letters.link('preferences', signup), { newsletter: 'newsletter-radar' });
    // The choice starts the other newsletter, and then waits to end this one.
    const holdThis = (transaction: Db) =>
      transaction.selectFrom('newsletter_signups').select('id').forUpdate().execute();
    expect(await atOnce(holdThis, [choose, erase])).toEqual([303, 200]);
    expect(await tablesWith(/muster/i)).toEqual([]);
  });

  test('preferences submitted with a link that was checked before its reader was erased make no sign-up', async () => {
    const letters = newsletterOf(() => site);
    const signup = await letters.subscribe(general);
    const choose = () =>
      site.postForm(letters.link('preferences', signup), [
        ['newsletter', 'newsletter-general'],
        ['newsletter', 'newsletter-radar'],
      ]);
    let chosen: Response | Promise<Response> | undefined;
    if (engine === 'sqlite') chosen = choose();
    else {
      await db()
        .transaction()
        .execute(async (transaction) => {
          await lockSignups(transaction, engine);
          chosen = choose();
          await waiting(1);
          await erase();
        });
    }
    expect([(await chosen)?.status, (await erase()).status]).toEqual([303, engine === 'sqlite' ? 200 : 404]);
    expect(await tablesWith(/muster/i)).toEqual([]);
  });
});
