import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day } from '#contract/durations.ts';
import { newsletterLinkAt } from '#contract/newsletter.ts';
import { general, newsletterOf, person, radar } from '#tests/support/rows/newsletter.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { newsletterLink } from './links.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await startTestSite(engine);
  });
  afterEach(() => site.end());

  const { db, signups, link, mails, states, subscribe } = newsletterOf(() => site);

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

  test('only the button confirms; pressing it again causes no second confirmation or welcome mail', async () => {
    await site.post(general, person);
    const [signup] = await signups();
    const confirm = link('confirm', signup);
    const answers = await Promise.all([site.postForm(confirm, {}), site.postForm(confirm, {})]);
    answers.push(await site.postForm(confirm, {}));
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
      answers.map(() => [303, `${confirm}?saved=1`]),
    );
    const [confirmed] = await signups();
    expect(confirmed).toMatchObject({ state: 'confirmed', consent: 0 });
    expect(confirmed?.confirmed_at).toBeGreaterThanOrEqual(confirmed?.created_at ?? 0);
    expect(await mails('newsletter-welcome')).toHaveLength(1);
  });

  test('one-click unsubscribing by the mail program works (RFC 8058), and can be repeated', async () => {
    const signup = await subscribe();
    for (let click = 0; click < 2; click++) {
      const answer = await site.postForm(link('unsubscribe', signup), { 'List-Unsubscribe': 'One-Click' });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    }
    const [ended] = await signups();
    expect(ended?.state).toBe('unsubscribed');
    expect(ended?.unsubscribed_at).not.toBeNull();
  });

  test('unsubscribing from one newsletter keeps the other', async () => {
    const signup = await subscribe();
    await subscribe(radar);
    await site.postForm(link('unsubscribe', signup), {});
    expect(await states()).toEqual(['newsletter-general unsubscribed', 'newsletter-radar confirmed']);
  });

  test('the preference page ends subscriptions that are not ticked and begins those that are', async () => {
    const signup = await subscribe();
    const path = link('preferences', signup);
    const answer = await site.postForm(path, { newsletter: 'newsletter-radar' });
    expect(answer.headers.get('location')).toBe(`${path}?saved=1#saved`);
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

  test('a link to the preference page expires after two years, an unsubscribe link does not, and the form sends a new one', async () => {
    const signup = await subscribe();
    const long = Date.now() - 730 * day;
    const old = newsletterLink('preferences', signup.id, site.services.secret, long);
    await site.postForm(old, {});
    expect(await states()).toEqual(['newsletter-general confirmed']);
    await db().updateTable('newsletter_signups').set({ created_at: long }).execute();
    await site.post(general, person);
    const mail = (await mails('newsletter-confirmation')).at(-1);
    expect(mail && (await site.services.renderMail(mail))?.text).toMatch(/\/newsletter\/preferences\//);
    await site.postForm(newsletterLink('unsubscribe', signup.id, site.services.secret, long), {});
    expect(await states()).toContain('newsletter-general unsubscribed');
  });

  test('a sign-up in the very millisecond of an earlier one’s confirmation is asked about', async () => {
    await site.post(general, person);
    await site.postForm(link('confirm', (await signups())[0]), {});
    await site.post(general, person);
    const [first, second] = await signups();
    const { id = '', created_at = 0 } = second ?? {};
    await db()
      .updateTable('newsletter_signups')
      .set({ confirmed_at: created_at })
      .where('id', '=', first?.id ?? '')
      .execute();
    const asking = async () => {
      const mail = (await mails()).find(({ subject_id }) => subject_id === id);
      return mail && (await site.services.renderMail(mail))?.subject;
    };
    expect(await asking()).toBeDefined();
    await db().updateTable('newsletter_signups').set({ confirmed_at: created_at }).where('id', '=', id).execute();
    await db().updateTable('newsletter_signups').set({ state: 'confirmed' }).where('id', '=', id).execute();
    expect(await asking()).toBeUndefined();
  });

  test('invalid preferences change nothing', async () => {
    const signup = await subscribe();
    const answer = await site.post(link('preferences', signup), { newsletter: [] });
    expect(answer.status).toBe(415);
    expect(await states()).toEqual(['newsletter-general confirmed']);
  });

  test.each([
    ['a length', { 'content-length': '95' }],
    ['no length', {}],
  ])('preferences whose body breaks off change nothing (%s)', async (_how, more) => {
    const signup = await subscribe();
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...more };
    const answer = await site.app.request(
      new Request(`http://localhost${link('preferences', signup)}`, { method: 'POST', headers, body, duplex: 'half' }),
    );
    expect(answer.status).toBe(415);
    expect(await states()).toEqual(['newsletter-general confirmed']);
  });

  test('one-click unsubscribing also accepts a multipart body', async () => {
    const signup = await subscribe();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const answer = await site.app.request(link('unsubscribe', signup), { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(await states()).toEqual(['newsletter-general unsubscribed']);
  });

  test.each([
    [{ website: 'https://spam.example' } as object, 'a password manager'],
    [{ elapsed: 200 }, 'a browser that fills in'],
  ])('a single spam signal (%j, perhaps %s) is stored, and the confirmation mail is still sent', async (sign, _cause) => {
    await site.post(general, { ...person, ...sign });
    expect((await signups()).map(({ spam_signals }) => spam_signals.length)).toEqual([1]);
    expect(await mails()).toHaveLength(1);
    expect(await mails('newsletter-held')).toEqual([]);
  });
});

test('URLs of newsletter links are recognised, others are not', () => {
  expect(newsletterLinkAt('/newsletter/confirm/a.b-c_d')).toEqual({ action: 'confirm', token: 'a.b-c_d' });
  for (const path of ['/newsletter/confirm/', '/newsletter/other/a.b', '/newsletter/confirm/a/b', '/newsletter']) {
    expect(newsletterLinkAt(path)).toBeNull();
  }
});
