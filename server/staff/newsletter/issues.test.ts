import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '#contract/http/problem.ts';
import type { PublicIssue } from '#contract/newsletter-issues.ts';
import { issuePaths, type StaffIssue } from '#contract/staff/newsletter/issues.ts';
import { issueSources } from '#server/newsletter/issues/public.ts';
import { contentVersion } from '#server/pages/repository.ts';
import { addStaff } from '#server/staff/account/accounts.ts';
import { issue, issueCalls, storeReaders } from '#tests/support/rows/issues.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let me: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    await site.outbox.stop();
    me = await signIn(site);
  });
  afterAll(() => site.end());
  beforeEach(async () => {
    for (const table of ['newsletter_issues', 'newsletter_signups', 'outbox'] as const)
      await db().deleteFrom(table).execute();
  });
  const db = () => site.services.database.db;
  const { write, send, list, ask, one } = issueCalls(() => me);
  const archive = () => issueSources(db());
  const change = (draft: StaffIssue, what: object) =>
    ask('PUT', one(draft.id), { ...issue, version: draft.version, ...what });
  const page = (path: string) => site.app.request(path, { headers: { accept: 'text/html' } });

  test('a draft is written, changed and deleted, and no visitor finds it', async () => {
    const draft = await write();
    expect(draft).toMatchObject({ ...issue, state: 'draft', version: 1, sending_at: null, mailed: 0 });
    const changed = await change(draft, { subject_de: 'Anders' });
    expect(await changed.json()).toMatchObject({ subject_de: 'Anders', version: 2 });
    expect((await page(`/newsletter/${issue.slug}`)).status).toBe(404);
    expect(await archive().issues('de')).toEqual([]);
    expect((await ask('DELETE', one(draft.id))).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await ask('DELETE', one(draft.id))).status).toBe(404);
  });

  test('changing or sending an outdated version returns the current one', async () => {
    const draft = await write();
    await change(draft, { subject_de: 'Von jemand anderem' });
    for (const answer of [await change(draft, {}), await send(draft)]) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ current: { subject_de: 'Von jemand anderem', version: 2 } });
    }
    expect(await list()).toMatchObject([{ state: 'draft' }]);
  });

  test('an issue that was sent can be neither changed nor deleted', async () => {
    const draft = await write();
    expect((await send(draft)).status).toBe(200);
    expect((await change(draft, { subject_de: 'Zu spät' })).status).toBe(409);
    expect((await ask('DELETE', one(draft.id))).status).toBe(409);
    expect((await list())[0]?.subject_de).toBe(issue.subject_de);
  });

  test('the list shows the number of confirmed readers by language', async () => {
    await storeReaders(db(), 5);
    await storeReaders(db(), 2, 'newsletter-radar');
    await db()
      .updateTable('newsletter_signups')
      .set({ state: 'pending' })
      .where('email', '=', 'leser-4@visitor.example')
      .execute();
    const answer = await (await ask('GET', issuePaths.list)).json();
    expect(answer).toMatchObject({
      readers: { 'newsletter-general': { de: 2, en: 2 }, 'newsletter-radar': { de: 1, en: 1 } },
    });
  });

  test('visitors can read issues sent, in both languages, newest first, with links to the neighbouring issues', async () => {
    const slugs = ['erste', 'zweite', 'dritte'];
    for (const slug of slugs) {
      const before = await contentVersion(db());
      await send(await write({ slug, kind: slug === 'zweite' ? 'newsletter-radar' : 'newsletter-general' }));
      expect(await contentVersion(db())).toBe(before + 1);
    }
    expect((await archive().issues('de')).map(({ slug }) => slug)).toEqual(slugs.toReversed());
    const [german, english] = [await archive().issue('zweite', 'de'), await archive().issue('zweite', 'en')];
    expect(german).toMatchObject({ subject: issue.subject_de, newer: { slug: 'dritte' }, older: { slug: 'erste' } });
    expect(english).toMatchObject({ kind: 'newsletter-radar', subject: issue.subject_en });
    expect((await page('/newsletter/zweite')).status).toBe(200);
    const map = await (await site.app.request('/sitemap.xml')).text();
    expect(map).toContain('/newsletter/zweite</loc>');
    expect(map).toContain('/newsletter/zweite?lang=en</loc>');
  });

  test('a withdrawn issue is missing from archive, page and sitemap until it is shown again', async () => {
    const draft = await write();
    await send(draft);
    const found = async () => [
      (await archive().issues('de')).length,
      (await page(`/newsletter/${issue.slug}`)).status,
      (await (await site.app.request('/sitemap.xml')).text()).includes(issue.slug),
    ];
    expect(await found()).toEqual([1, 200, true]);
    await ask('PUT', `${one(draft.id)}/shown`, { shown: false });
    expect(await found()).toEqual([0, 404, false]);
    await ask('PUT', `${one(draft.id)}/shown`, { shown: true });
    expect(await found()).toEqual([1, 200, true]);
  });

  test('withdrawing an issue and bumping the content version is one transaction', async () => {
    const draft = await write();
    await send(draft);
    await sql`alter table site_state rename to site_state_away`.execute(db());
    const refused = await ask('PUT', `${one(draft.id)}/shown`, { shown: false });
    await sql`alter table site_state_away rename to site_state`.execute(db());
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(await list()).toMatchObject([{ withdrawn_at: null }]);
    const before = await contentVersion(db());
    expect((await ask('PUT', `${one(draft.id)}/shown`, { shown: false })).status).toBe(200);
    expect(await contentVersion(db())).toBe(before + 1);
  });

  test('a test mail goes to the person who requests it, marked as a test, without links to unsubscribe', async () => {
    await addStaff(db(), 'redaktion@beispiel.example', 'Tannenzapfen Kran 4', { role: 'work', own: true });
    const editor = await signIn(site, {
      proven: false,
      as: { username: 'redaktion@beispiel.example', password: 'Tannenzapfen Kran 4' },
    });
    const draft = await write();
    const answer = await editor.call(`${one(draft.id)}/test`, { method: 'POST', body: { language: 'en' } });
    expect(await answer.json()).toEqual({ recipient: 'redaktion@beispiel.example' });
    const [row] = await db().selectFrom('outbox').selectAll().execute();
    const mail = row && (await site.services.renderMail(row));
    expect(mail).toMatchObject({
      to: { address: 'redaktion@beispiel.example' },
      subject: '[Test] Matching invoices',
      headers: {},
    });
    expect(mail?.text).not.toContain('/unsubscribe/');
    expect((await ask('POST', `${one(draft.id)}/test`, { language: 'de' })).status).toBe(200);
  });

  test('a preview shows the mail once, in a frame of this site, without scripts', async () => {
    const preview = {
      kind: issue.kind,
      language: 'de',
      subject: 'Ein Entwurf',
      teaser: '',
      body: '<script>alert(1)</script>',
    };
    const { url } = (await (await ask('POST', issuePaths.preview, preview)).json()) as { url: string };
    expect((await site.app.request(url, { method: 'HEAD' })).status, 'a look does not use it up').toBe(200);
    const shown = await site.app.request(url);
    expect([shown.status, shown.headers.get('x-frame-options')]).toEqual([200, 'SAMEORIGIN']);
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox; frame-ancestors 'self'/);
    const html = await shown.text();
    expect(html).toContain('Ein Entwurf');
    expect(html).not.toContain('<script');
    expect((await site.app.request(url)).status).toBe(404);
  });

  test.each([
    [{ slug: 'Große Worte' }, 'slug.invalid'],
    [{ slug: 'unsubscribe' }, 'slug.invalid'],
    [{ slug: '' }, 'slug.required'],
    [{ slug: 'schon-da' }, 'slug.taken'],
    [{ subject_en: ' ' }, 'subject_en.required'],
    [{ subject_de: 'x'.repeat(71) }, 'subject_de.tooLong'],
    [{ body_de: '' }, 'body_de.required'],
    [{ body_de: '[Los](javascript:alert(1))' }, 'body_de.link'],
    [{ body_en: '[Go](//elsewhere.example)' }, 'body_en.link'],
    [{ body_en: '![x](data:text/html,x) [Go][1]\n\n[1]: vbscript:x' }, 'body_en.link'],
    [{ kind: 'contact' }, 'kind.invalid'],
  ])('%j is refused', async (wrong, code) => {
    await write({ slug: 'schon-da' });
    const answer = await ask('POST', issuePaths.list, { ...issue, ...wrong });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as Problem).errors?.map((error) => error.code)).toEqual([code]);
  });

  test('a draft cannot be given the address of another issue, also by two colleagues at once', async () => {
    const [first, second] = [await write({ slug: 'erste' }), await write({ slug: 'zweite' })];
    const answers = await Promise.all([first, second].map((draft) => change(draft, { slug: 'dieselbe' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(((await refused?.json()) as Problem).errors?.map((error) => error.code)).toEqual(['slug.taken']);
  });

  test('the text of an issue is stored unchanged', async () => {
    await send(await write());
    const { blocks } = (await archive().issue(issue.slug, 'de')) as PublicIssue;
    expect(blocks).toEqual([
      { kind: 'heading', runs: [{ text: 'Was heute geschieht' }] },
      {
        kind: 'paragraph',
        runs: [
          { text: 'Jede Rechnung wird ' },
          { text: 'von Hand', strong: true },
          { text: ' gebucht, siehe ' },
          { text: 'Rechner', href: '/rechner' },
          { text: '.' },
        ],
      },
    ]);
  });
});
