import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsletterLinkAt } from '../../contract/newsletter.ts';
import { engines } from '../../tests/support/databases.ts';
import { startTestSite, type TestSite } from '../../tests/support/site.ts';
import type { NewsletterSignup } from '../db/schema.ts';
import { sweep } from '../housekeeping.ts';
import { newsletterLink } from './links.ts';

const general = '/api/newsletter/general';
const radar = '/api/newsletter/ki-radar';
const person = { firstName: 'Mia', lastName: 'Beispiel', email: 'Mia@Muster.example' };
const day = 86_400_000;

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await startTestSite(engine);
  });
  afterEach(() => site.end());

  const db = () => site.services.database.db;
  const signups = () => db().selectFrom('newsletter_signups').selectAll().orderBy('id').execute();
  const mails = (template = 'newsletter-confirmation') =>
    db().selectFrom('outbox').selectAll().where('template', '=', template).orderBy('id').execute();
  const link = (action: 'confirm' | 'unsubscribe' | 'preferences', signup: NewsletterSignup | undefined) =>
    newsletterLink(action, signup?.id ?? '', site.services.secret, signup?.created_at ?? 0);
  const states = async () => (await signups()).map(({ kind, state }) => `${kind} ${state}`);
  /** Signs up and confirms. */
  async function subscribe(path = general): Promise<NewsletterSignup> {
    await site.post(path, person);
    const signup = (await signups()).at(-1) as NewsletterSignup;
    await site.postForm(link('confirm', signup), {});
    return (await signups()).at(-1) as NewsletterSignup;
  }

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

  test('the same address again within the hour, however spelt, is answered alike and mailed once', async () => {
    const first = await (await site.post(general, person)).json();
    const answers = await Promise.all(
      ['mia@muster.example', 'MIA@muster.example '].map(async (email) =>
        (await site.post(general, { ...person, email })).json(),
      ),
    );
    expect(answers).toEqual([first, first]);
    expect(await signups()).toHaveLength(3);
    expect(await mails()).toHaveLength(1);
  });

  test('another newsletter for the same address waits for its hour', async () => {
    await site.post(general, person);
    await site.post(radar, person);
    const [first, second] = await mails();
    expect(second?.next_attempt_at).toBe((first?.created_at ?? 0) + 3_600_000);
  });

  test('after an hour the address is asked again', async () => {
    await site.post(general, person);
    await db()
      .updateTable('newsletter_signups')
      .set({ mailed_at: Date.now() - 3_600_001 })
      .execute();
    await site.post(general, person);
    expect(await mails()).toHaveLength(2);
  });

  test('opening the links, as mail scanners do, changes nothing', async () => {
    await site.post(general, person);
    const [signup] = await signups();
    for (const action of ['confirm', 'unsubscribe', 'preferences'] as const) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await site.app.request(link(action, signup), { method });
        expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual([
          200,
          'no-store',
          'no-referrer',
        ]);
      }
    }
    expect(await states()).toEqual(['newsletter-general pending']);
  });

  test('only the button confirms; pressed again it stays one confirmation and one welcome', async () => {
    await site.post(general, person);
    const [signup] = await signups();
    const confirm = link('confirm', signup);
    const answers = await Promise.all([site.postForm(confirm, {}), site.postForm(confirm, {})]);
    answers.push(await site.postForm(confirm, {}));
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
      answers.map(() => [303, confirm]),
    );
    const [confirmed] = await signups();
    expect(confirmed).toMatchObject({ state: 'confirmed', consent: 0 });
    expect(confirmed?.confirmed_at).toBeGreaterThanOrEqual(confirmed?.created_at ?? 0);
    expect(await mails('newsletter-welcome')).toHaveLength(1);
  });

  test('one click of the mail program unsubscribes (RFC 8058), a second one too', async () => {
    const signup = await subscribe();
    for (let click = 0; click < 2; click++) {
      const answer = await site.postForm(link('unsubscribe', signup), { 'List-Unsubscribe': 'One-Click' });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    }
    const [ended] = await signups();
    expect(ended?.state).toBe('unsubscribed');
    expect(ended?.unsubscribed_at).not.toBeNull();
  });

  test('unsubscribing from one newsletter leaves the other', async () => {
    const signup = await subscribe();
    await subscribe(radar);
    await site.postForm(link('unsubscribe', signup), {});
    expect(await states()).toEqual(['newsletter-general unsubscribed', 'newsletter-radar confirmed']);
  });

  test('the preference page ends what is not ticked and begins what is', async () => {
    const signup = await subscribe();
    const path = link('preferences', signup);
    const answer = await site.postForm(path, { newsletter: 'newsletter-radar' });
    expect(answer.headers.get('location')).toBe(`${path}?saved=1`);
    expect((await states()).sort()).toEqual(['newsletter-general unsubscribed', 'newsletter-radar confirmed']);
    await site.postForm(path, {});
    expect((await states()).sort()).toEqual(['newsletter-general unsubscribed', 'newsletter-radar unsubscribed']);
  });

  test.each([
    ['made up', () => '/newsletter/confirm/abc.def'],
    ['cut off', () => newsletterLink('confirm', 'x', site.services.secret, Date.now()).slice(0, -3)],
    ['of another purpose', async () => link('unsubscribe', (await signups())[0]).replace('/unsubscribe/', '/confirm/')],
    [
      'older than 14 days',
      async () =>
        newsletterLink('confirm', (await signups())[0]?.id ?? '', site.services.secret, Date.now() - 14 * day),
    ],
  ])('a link that is %s changes nothing', async (_case, make) => {
    await site.post(general, person);
    expect((await site.postForm(await make(), {})).status).toBe(303);
    expect(await states()).toEqual(['newsletter-general pending']);
  });

  test('sign-ups that nobody confirmed are deleted after 14 days, with their mails still unsent', async () => {
    await subscribe();
    await site.post(radar, person);
    await sweep(site.services.database, site.folder, Date.now() + 14 * day + 1000);
    expect(await states()).toEqual(['newsletter-general confirmed']);
  });

  test('who unsubscribes and signs up again is asked again, an hour after the mail before', async () => {
    const signup = await subscribe();
    await site.postForm(link('unsubscribe', signup), {});
    await site.post(general, person);
    const [first, second] = await mails();
    expect(second?.next_attempt_at).toBe((first?.created_at ?? 0) + 3_600_000);
    // The old link confirmed once and does so no more.
    await site.postForm(link('confirm', signup), {});
    expect(await states()).toEqual(['newsletter-general unsubscribed', 'newsletter-general pending']);
  });

  test('many sign-ups from one office are all asked', async () => {
    for (let count = 0; count < 12; count++)
      await site.post(general, { ...person, email: `mia${count}@muster.example` });
    expect(await mails()).toHaveLength(12);
  });

  test('a choice that cannot be read changes nothing', async () => {
    const signup = await subscribe();
    const answer = await site.post(link('preferences', signup), { newsletter: [] });
    expect(answer.status).toBe(415);
    expect(await states()).toEqual(['newsletter-general confirmed']);
  });

  test('the one click may come as multipart', async () => {
    const signup = await subscribe();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const answer = await site.app.request(link('unsubscribe', signup), { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(await states()).toEqual(['newsletter-general unsubscribed']);
  });

  test('a sign-up that looks like spam is stored and mails nobody', async () => {
    await site.post(general, { ...person, website: 'https://spam.example' });
    expect(await states()).toEqual(['newsletter-general pending']);
    expect(await mails()).toEqual([]);
  });
});

test('addresses of links are recognised, others are not', () => {
  expect(newsletterLinkAt('/newsletter/confirm/a.b-c_d')).toEqual({ action: 'confirm', token: 'a.b-c_d' });
  for (const path of ['/newsletter/confirm/', '/newsletter/other/a.b', '/newsletter/confirm/a/b', '/newsletter']) {
    expect(newsletterLinkAt(path)).toBeNull();
  }
});
