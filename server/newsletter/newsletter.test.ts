import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { day, hour } from '#contract/durations.ts';
import { renderMail } from '#server/all-mails.ts';
import type { OutboxRow } from '#server/db/schema/schema.ts';
import { sweep } from '#server/housekeeping.ts';
import { general, newsletterOf, person, radar } from '#tests/support/rows/newsletter.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await startTestSite(engine);
    // The tests read the outbox, so no worker may send its mails or drop those that need not be sent.
    await site.outbox.stop();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await site.end();
  });

  const { db, signups, link, mails, states, subscribe } = newsletterOf(() => site);

  test('a sign-up is pending with its proof, and one mail asks for the confirmation', async () => {
    await site.post(general, {
      ...person,
      language: 'en',
      wordingVersion: 'general-en-2026-11',
      pageUrl: 'https://x.example/',
    });
    const [signup] = await signups();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: person.email, language: 'en' });
    expect(signup).toMatchObject({
      state: 'pending',
      email_key: 'mia@muster.example',
      mail_id: mail?.id,
      wording_version: 'general-en-2026-11',
      page_url: 'https://x.example/',
      language: 'en',
      confirmed_at: null,
    });
  });

  test('a second sign-up with the same address within the hour, however spelt, gets the same answer; one mail waits until the hour is over', async () => {
    const first = await (await site.post(general, person)).json();
    const answers = await Promise.all(
      ['mia@muster.example', 'MIA@muster.example '].map(async (email) =>
        (await site.post(general, { ...person, email })).json(),
      ),
    );
    expect(answers).toEqual([first, first]);
    expect(await signups()).toHaveLength(3);
    const [now, waiting, ...others] = await mails();
    expect(others).toEqual([]);
    const due = (now?.created_at ?? 0) + hour;
    // A mail program sorts by its date, which is that of the row: an hour old, it would be missed.
    expect(waiting).toMatchObject({ next_attempt_at: due, created_at: due });
    expect((await signups()).map(({ mail_id }) => mail_id)).toEqual([now?.id, waiting?.id, waiting?.id]);
  });

  test('the mail about another newsletter for the same address waits until the hour is over', async () => {
    await site.post(general, person);
    await site.post(radar, person);
    const [first, second] = await mails();
    expect(second?.next_attempt_at).toBe((first?.created_at ?? 0) + hour);
  });

  test('a subscriber who signs up again within the hour is told that nothing is left to do', async () => {
    await subscribe();
    await site.post(general, person);
    await site.post(general, { ...person, language: 'en' });
    const [first, waiting, ...others] = await mails();
    expect(others).toEqual([]);
    expect(waiting?.next_attempt_at).toBe((first?.created_at ?? 0) + hour);
    const mail = await renderMail(waiting as OutboxRow, { ...site.services, db: db() });
    expect(mail?.subject).toBe('Newsletter: you are signed up already');
    expect(mail?.text).not.toContain('14 days');
  });

  test('a waiting mail asks about the newest sign-up once the earlier ones are confirmed', async () => {
    await site.post(general, person);
    await site.post(general, person);
    const [first] = await signups();
    await site.postForm(link('confirm', first), {});
    const waiting = (await mails()).at(-1) as OutboxRow;
    const written = () => renderMail(waiting, { ...site.services, db: db() });
    expect(await written(), 'nothing is left to ask').toBeNull();
    await site.post(radar, person);
    expect(await mails()).toHaveLength(2);
    expect((await written())?.subject).toBe('KI-Radar: bitte Anmeldung bestätigen');
  });

  test('the proof contains when the mail was sent, not when it was due', async () => {
    const working = await startTestSite(engine);
    const stored = newsletterOf(() => working);
    await working.post(general, person);
    await working.post(radar, person);
    const second = async () => (await stored.signups())[1];
    const isAhead = async () => ((await second())?.mailed_at ?? 0) > Date.now();
    // The mail would wait for an hour; here it is made due earlier.
    expect(await isAhead()).toBe(true);
    const id = (await second())?.mail_id ?? '';
    await stored.db().updateTable('outbox').set({ next_attempt_at: 0 }).where('id', '=', id).execute();
    working.outbox.wake();
    await expect.poll(isAhead).toBe(false);
    await working.end();
  });

  test('a sign-up is not served by a waiting mail that was dropped because it had nothing left to ask', async () => {
    await site.post(general, person);
    await site.post(general, person);
    const [, waiting] = await mails();
    await site.postForm(link('confirm', (await signups())[0]), {});
    // Staff send it now; the worker finds nothing to ask.
    await db()
      .deleteFrom('outbox')
      .where('id', '=', waiting?.id ?? '')
      .execute();
    await site.post(radar, person);
    const last = (await signups()).at(-1);
    expect((await mails()).map(({ id }) => id)).toContain(last?.mail_id);
  });

  test('after an hour the address gets another confirmation mail', async () => {
    await site.post(general, person);
    await db()
      .updateTable('newsletter_signups')
      .set({ mailed_at: Date.now() - 3_600_001 })
      .execute();
    await site.post(general, person);
    expect(await mails()).toHaveLength(2);
  });

  test('without JavaScript, submitting twice makes one sign-up, and an hour later it sends another confirmation mail', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-21T10:05:00Z');
    const fields = { ...person, consent: 'on', page: 'home', language: 'de' };
    for (let press = 0; press < 2; press++) expect((await site.postForm(general, fields)).status).toBe(303);
    expect([await signups(), await mails()].map(({ length }) => length)).toEqual([1, 1]);
    vi.setSystemTime('2026-11-21T11:10:00Z');
    await site.postForm(general, fields);
    expect([await signups(), await mails()].map(({ length }) => length)).toEqual([2, 2]);
  });

  test('unconfirmed sign-ups are deleted after 14 days, with their unsent mails', async () => {
    await subscribe();
    await site.post(radar, person);
    await sweep(site.services.database, site.folder, Date.now() + 14 * day + 1000);
    expect(await states()).toEqual(['newsletter-general confirmed']);
  });

  test('someone who unsubscribes and signs up again gets another confirmation mail, an hour after the previous one', async () => {
    const signup = await subscribe();
    await site.postForm(link('unsubscribe', signup), {});
    await site.post(general, person);
    const [first, second] = await mails();
    expect(second?.next_attempt_at).toBe((first?.created_at ?? 0) + hour);
    // The old link has confirmed once and does not confirm again.
    await site.postForm(link('confirm', signup), {});
    expect(await states()).toEqual(['newsletter-general unsubscribed', 'newsletter-general pending']);
  });

  test('many sign-ups from one office all get their confirmation mail', async () => {
    for (let count = 0; count < 12; count++)
      await site.post(general, { ...person, email: `mia${count}@muster.example` });
    expect(await mails()).toHaveLength(12);
  });

  test('a sign-up with two spam signals is stored but not mailed, and staff get one mail an hour about all of them', async () => {
    const machine = { ...person, website: 'https://spam.example', elapsed: 200 };
    await Promise.all([1, 2].map((n) => site.post(general, { ...machine, email: `bot${n}@muster.example` })));
    await site.post(radar, { ...machine, email: 'bot3@muster.example' });
    expect(await states()).toHaveLength(3);
    expect(await mails()).toEqual([]);
    const [row, ...others] = await mails('newsletter-held');
    expect(others).toEqual([]);
    expect(row?.data).toEqual({ since: (row?.next_attempt_at ?? 0) - hour });
    const mail = await renderMail(row as OutboxRow, { ...site.services, db: db() });
    expect(mail).toMatchObject({
      subject: 'Newsletter: 3 Anmeldungen zurückgehalten',
      to: { address: site.services.company.mail.to },
    });
    for (const email of ['bot1@', 'bot2@', 'bot3@']) expect(mail?.text).toContain(email);
    // A mail that is due may have been rendered already, so the next sign-up gets a mail of its own.
    await db().updateTable('outbox').set({ next_attempt_at: 0 }).where('template', '=', 'newsletter-held').execute();
    await site.post(general, { ...machine, email: 'bot4@muster.example' });
    expect(await mails('newsletter-held')).toHaveLength(2);
  });

  test('a mail about sign-ups held back is not sent if they were deleted meanwhile', async () => {
    await site.post(general, { ...person, website: 'x', elapsed: 1 });
    const [row] = await mails('newsletter-held');
    await db().deleteFrom('newsletter_signups').execute();
    expect(await renderMail(row as OutboxRow, { ...site.services, db: db() })).toBeNull();
  });

  test('a sign-up stores the consent wording, or none for an unknown version', async () => {
    await site.post(general, { ...person, wordingVersion: 'general-de-2026-11' });
    await site.post(radar, { ...person, wordingVersion: 'made-up' });
    expect((await signups()).map(({ consent_wording }) => consent_wording)).toEqual([
      'Ja, senden Sie mir den Newsletter per E-Mail. Ich kann mich jederzeit abmelden; es gilt die Datenschutzerklärung.',
      '',
    ]);
  });

  test('a second newsletter within the hour can be confirmed on the page of the first, and then its waiting mail is not sent', async () => {
    await site.post(general, person);
    await site.post(radar, person);
    const [first] = await signups();
    const [, waiting] = await mails();
    const confirm = link('confirm', first);
    await site.postForm(confirm, { newsletter: 'newsletter-radar' });
    expect(await states(), 'not before the newsletter that the mail asks about').toEqual([
      'newsletter-general pending',
      'newsletter-radar pending',
    ]);
    await site.postForm(confirm, {});
    expect(await states()).toEqual(['newsletter-general confirmed', 'newsletter-radar pending']);
    for (let click = 0; click < 2; click++) await site.postForm(confirm, { newsletter: 'newsletter-radar' });
    expect(await states()).toEqual(['newsletter-general confirmed', 'newsletter-radar confirmed']);
    expect(await mails('newsletter-welcome')).toHaveLength(2);
    expect(await renderMail(waiting as OutboxRow, { ...site.services, db: db() })).toBeNull();
  });

  test('while a mail waits, no other is queued, so that none waits longer than an hour', async () => {
    const signup = await subscribe();
    await site.post(radar, person);
    await site.postForm(link('unsubscribe', signup), {});
    await site.post(general, person);
    const ahead = (await mails()).filter(({ next_attempt_at }) => next_attempt_at > Date.now());
    expect(ahead).toHaveLength(1);
    expect(ahead[0]?.next_attempt_at).toBeLessThanOrEqual(Date.now() + hour);
  });

  test('preferences sent several times at once, and concurrent confirmations, take effect once', async () => {
    const signup = await subscribe();
    const both = [
      ['newsletter', 'newsletter-general'],
      ['newsletter', 'newsletter-radar'],
    ] as [string, string][];
    await Promise.all(Array.from({ length: 4 }, () => site.postForm(link('preferences', signup), both)));
    expect(await states()).toEqual(['newsletter-general confirmed', 'newsletter-radar confirmed']);
    const other = { ...person, email: 'noah@muster.example' };
    for (let times = 0; times < 2; times++) await site.post(general, other);
    const pending = (await signups()).filter(({ state }) => state === 'pending');
    await Promise.all(pending.map((one) => site.postForm(link('confirm', one), {})));
    expect((await states()).slice(2).toSorted()).toEqual([
      'newsletter-general confirmed',
      'newsletter-general pending',
    ]);
  });

  test('the proof of consent on the preference page has the URL of that page, not of the earlier form', async () => {
    await site.post(general, { ...person, pageUrl: 'https://x.example/ki-fallstudien' });
    const [signup] = await signups();
    await site.postForm(link('confirm', signup), {});
    await site.postForm(link('preferences', signup), [
      ['newsletter', 'newsletter-general'],
      ['newsletter', 'newsletter-radar'],
    ]);
    const addresses = (await signups()).map(({ kind, page_url }) => [kind, page_url]);
    expect(addresses).toEqual([
      ['newsletter-general', 'https://x.example/ki-fallstudien'],
      // Without the token, which would open the preferences.
      ['newsletter-radar', `${site.services.settings.PUBLIC_URL}/newsletter/preferences/…`],
    ]);
  });

  test('a newsletter chosen on the preference page needs no confirmation mail', async () => {
    const signup = await subscribe();
    await site.post(radar, person);
    const waiting = (await mails()).at(-1) as OutboxRow;
    await site.postForm(link('preferences', signup), [
      ['newsletter', 'newsletter-general'],
      ['newsletter', 'newsletter-radar'],
    ]);
    const chosen = (await signups()).find(({ kind, state }) => kind === 'newsletter-radar' && state === 'confirmed');
    expect(chosen?.consent_wording).toMatch(/^Was möchten Sie erhalten\? .* \[Auswahl speichern\]$/);
    expect(await renderMail(waiting, { ...site.services, db: db() })).toBeNull();
  });
});
