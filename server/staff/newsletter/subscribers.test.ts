import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { de } from '#contract/leads/consent/general.de.ts';
import { de as radar } from '#contract/leads/consent/radar.de.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { type SubscribersAnswer, subscriberPaths } from '#contract/staff/newsletter.ts';
import { newId } from '#server/db/id.ts';
import { up } from '#server/db/migrations/2026-11-21-subscriber-search.ts';
import type { NewNewsletterSignup } from '#server/db/schema/schema.ts';
import { sampleSignup } from '#server/mail-preview/samples.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { countSignups } from './repository.ts';

test.each(
  engines,
)('the update makes sign-ups of an older version findable by their folded names, on %s', async (engine) => {
  const { db, close } = await freshDatabase(engine);
  await db.schema.alterTable('newsletter_signups').dropColumn('search_text').execute();
  const { search_text: _later, ...signup } = sampleSignup;
  const rows = Array.from({ length: 1001 }, (_, index) => ({ ...signup, id: `signup-${index}`, first_name: 'Özgür' }));
  for (const row of rows)
    await db
      .insertInto('newsletter_signups')
      .values(row as NewNewsletterSignup)
      .execute();
  await up(db as unknown as Kysely<unknown>);
  const all = { state: null, kind: null, suspect: false };
  expect(await countSignups(db, { ...all, words: ['oezguer'] })).toBe(1001);
  await close();
});

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let staff: Awaited<ReturnType<typeof signIn>>;
  const database = () => site.services.database.db;
  const list = async (query: Record<string, string> = {}) => {
    const answer = await staff.call(subscriberPaths.search, { method: 'POST', body: query });
    expect(answer.status).toBe(200);
    return (await answer.json()) as SubscribersAnswer;
  };
  const emails = async (query: Record<string, string> = {}) =>
    (await list(query)).subscribers.map(({ email }) => email).sort();
  const signUp = (
    email: string,
    more: Record<string, unknown> = {},
    kind: keyof typeof leadKinds = 'newsletter-radar',
  ) => site.post(leadKinds[kind].path, { firstName: 'Ewa', lastName: 'Nowicka', email, ...more });
  const confirm = (email: string) =>
    database()
      .updateTable('newsletter_signups')
      .set({ state: 'confirmed', confirmed_at: Date.parse('2026-11-21T09:00:00Z') })
      .where('email', '=', email)
      .execute();

  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off', PUBLIC_URL: 'https://site.example' });
    staff = await signIn(site);
  });
  afterAll(() => site.end());
  beforeEach(async () => {
    await database().deleteFrom('newsletter_signups').execute();
  });

  test('a subscriber is shown with the proof of consent', async () => {
    await signUp('ewa@post.example', {
      consent: true,
      wordingVersion: 'radar-de-2026-11',
      pageUrl: 'https://site.example/wissenscenter',
    });
    const { subscribers, ...rest } = await list();
    expect(rest).toEqual({ next: null, total: 1, totalExact: true });
    expect(subscribers).toMatchObject([
      {
        kind: 'newsletter-radar',
        state: 'pending',
        proof: {
          given: 'sending',
          wordingVersion: 'radar-de-2026-11',
          wording: expect.stringContaining('willigen Sie ein'),
          pageUrl: 'https://site.example/wissenscenter',
          messageId: expect.stringMatching(/^<[\w-]+@[\w.-]+>$/),
          mailedAt: expect.any(String),
          confirmedAt: null,
        },
      },
    ]);
    expect((await staff.call(subscriberPaths.search, { method: 'DELETE' })).status).toBe(405);
    expect((await site.app.request(subscriberPaths.search, { method: 'POST' })).status).toBe(401);
  });

  test('the proof says how consent was given: by a checkbox, by sending a form without one, or only by the mail', async () => {
    await signUp('kaestchen@post.example', { consent: true, wordingVersion: de.version }, 'newsletter-general');
    await signUp('absenden@post.example', { consent: 'on', wordingVersion: radar.version });
    await signUp('allein@post.example');
    const given = (await list()).subscribers.map(({ email, proof }) => [email, proof.given, proof.wording?.slice(-25)]);
    expect(given.sort()).toEqual([
      ['absenden@post.example', 'sending', 'abe. [KI-Radar abonnieren]'.slice(-25)],
      ['allein@post.example', 'mail', undefined],
      ['kaestchen@post.example', 'box', expect.stringMatching(/Datenschutzerklärung\.$/)],
    ]);
  });

  test('state, newsletter, suspicion and search narrow the list', async () => {
    await signUp('eins@post.example');
    await signUp('zwei@post.example', { firstName: 'Österreich', website: 'x' });
    await signUp('drei@post.example', { consent: true }, 'newsletter-general');
    await confirm('drei@post.example');
    expect(await emails()).toHaveLength(3);
    expect(await emails({ state: 'confirmed' })).toEqual(['drei@post.example']);
    expect(await emails({ kind: 'newsletter-radar' })).toEqual(['eins@post.example', 'zwei@post.example']);
    expect(await emails({ suspect: '1' })).toEqual(['zwei@post.example']);
    expect(await emails({ q: 'EWA eins' })).toEqual(['eins@post.example']);
    expect(await emails({ q: '%' })).toEqual([]);
    await signUp('vier@post.example', { firstName: 'Özgür', lastName: 'ÄRZTIN-Nuñez' });
    for (const q of ['özgür', 'ÖZGÜR', 'oezgur'.replace('u', 'ue'), 'ärztin', 'AERZTIN', 'nunez özgür']) {
      expect([q, await emails({ q })]).toEqual([q, ['vier@post.example']]);
    }
    for (const wrong of [{ state: 'x' }, { kind: 'x' }, { cursor: 'x' }, { q: 'x'.repeat(201) }]) {
      expect((await staff.call(subscriberPaths.search, { method: 'POST', body: wrong })).status).toBe(422);
    }
  });

  test('a long list is paged, with each sign-up once', async () => {
    const template =
      (await signUp('vorlage@post.example')) &&
      (await database().selectFrom('newsletter_signups').selectAll().executeTakeFirstOrThrow());
    await database()
      .insertInto('newsletter_signups')
      .values(
        Array.from({ length: 149 }, (_, index) => ({
          ...template,
          id: newId(),
          email: `nr${index}@post.example`,
        })),
      )
      .execute();
    const first = await list();
    expect([first.subscribers.length, first.total]).toEqual([100, 150]);
    const second = await list({ cursor: first.next ?? '' });
    expect([second.subscribers.length, second.next]).toEqual([50, null]);
    expect(new Set([...first.subscribers, ...second.subscribers].map(({ id }) => id)).size).toBe(150);
  });

  test('the file contains only confirmed subscribers, each with an unsubscribe link', async () => {
    await signUp('wartet@post.example');
    await signUp('dabei@post.example', { firstName: '=1+1' });
    await confirm('dabei@post.example');
    const ordered = await staff.call(subscriberPaths.export, { method: 'POST', body: { state: 'pending' } });
    const { url } = (await ordered.json()) as { url: string };
    const answer = await site.app.request(url);
    expect(answer.headers.get('content-disposition')).toMatch(/newsletter-export-\d{4}-\d\d-\d\d\.csv/);
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    const [head, row, ...rest] = text.split('\r\n');
    expect(head).toBe(
      '\uFEFF"E-Mail";"Vorname";"Nachname";"Sprache";"Newsletter";"Interessen";"Bestätigt am";"Abmeldelink"',
    );
    expect(rest).toEqual(['']);
    expect(row).toMatch(
      /^"dabei@post\.example";"'=1\+1";"Nowicka";"de";"KI-Radar";"";"21\.11\.2026, 10:00";"https:\/\/site\.example\/newsletter\/unsubscribe\/[\w.-]+"$/,
    );
    const link = new URL(row?.split('";"').at(-1)?.slice(0, -1) ?? '');
    const ended = await site.postForm(link.pathname, { 'List-Unsubscribe': 'One-Click' });
    expect(ended.status).toBe(200);
    expect(await emails({ state: 'unsubscribed' })).toEqual(['dabei@post.example']);
    expect((await site.app.request(url)).status, 'the address works once').toBe(404);
  });
});
