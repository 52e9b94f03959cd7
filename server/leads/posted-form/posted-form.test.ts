import { afterEach, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';
import { readSentMark, sentMark } from './sent-mark.ts';

let site: TestSite;
afterEach(() => site.end());

const path = leadKinds.contact.path;
/** The contact form as a browser without JavaScript posts it. */
const fields = { ...message, page: 'contact', language: 'en' };
const leads = () => site.services.database.db.selectFrom('leads').selectAll().orderBy('id').execute();
const mails = () => site.services.database.db.selectFrom('outbox').selectAll().orderBy('id').execute();

test('a posted form is stored and the browser is redirected to a page that confirms it', async () => {
  site = await startTestSite();
  const answer = await site.postForm(path, fields);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/^\/contact\?sent=[\w.-]+&lang=en#contact$/);
  expect((await leads())[0]).toMatchObject({ language: 'en', first_name: 'Änne' });
});

test('the page that a form was posted from is stored, and a form on another site is a spam signal', async () => {
  site = await startTestSite();
  const home = site.services.settings.PUBLIC_URL;
  await site.postForm(path, { ...fields, pageUrl: '' }, { referer: `${home}/contact?from=home.hero` });
  await site.postForm(
    path,
    { ...fields, pageUrl: '', message: 'Von anderswo' },
    { referer: 'https://other.example/', 'sec-fetch-site': 'cross-site' },
  );
  expect((await leads()).map(({ page_url, spam_signals }) => [page_url, spam_signals])).toEqual([
    [`${home}/contact?from=home.hero`, []],
    ['', ['elsewhere']],
  ]);
  expect((await mails()).filter(({ template }) => template === 'lead-receipt')).toHaveLength(1);
});

test('the page that a form was posted from is stored without the calculation in its URL', async () => {
  site = await startTestSite();
  const home = site.services.settings.PUBLIC_URL;
  const referer = `${home}/contact?from=calculation.message&calculation=calculation%3DMahnungen%3B1%3B2%3B3%3B4%3B5%3B6`;
  await site.postForm(path, { ...fields, pageUrl: '' }, { referer });
  expect((await leads()).map(({ page_url, calculation }) => [page_url, calculation])).toEqual([
    [`${home}/contact?from=calculation.message`, null],
  ]);
});

test('a corrected form still stores its page and the button that led to it', async () => {
  site = await startTestSite();
  const home = site.services.settings.PUBLIC_URL;
  const referer = `${home}/api/contact/send`;
  await site.postForm(path, { ...fields, pageUrl: '', from: 'ai-mvp.hero' }, { referer });
  await site.postForm(path, { ...fields, pageUrl: '', from: 'made-up', message: 'Noch eine' }, { referer });
  const signup = { firstName: 'Mia', lastName: 'Beispiel', email: 'mia@muster.example', page: 'use-cases' };
  await site.postForm(
    '/api/newsletter/general',
    { ...signup, consent: 'on', language: 'en' },
    { referer: `${home}/api/newsletter/general` },
  );
  expect((await leads()).map(({ page_url }) => page_url)).toEqual([
    `${home}/contact?from=ai-mvp.hero&lang=en`,
    `${home}/contact?lang=en`,
  ]);
  const signups = await site.services.database.db.selectFrom('newsletter_signups').select('page_url').execute();
  expect(signups).toEqual([{ page_url: `${home}/ai-use-cases` }]);
});

test('the confirmation is only shown with a valid mark: a forged or ten-minute-old one shows nothing', async () => {
  site = await startTestSite();
  const answer = await site.postForm(path, fields);
  const location = new URL(answer.headers.get('location') ?? '', site.services.settings.PUBLIC_URL);
  const sentKind = async () => ((await (await site.app.request(location)).json()) as { sent: string | null }).sent;
  expect(await sentKind()).toBe('contact');
  const mark = location.searchParams.get('sent') ?? '';
  location.searchParams.set('sent', sentMark('contact', 'a'.repeat(32), Date.now()));
  expect(await sentKind()).toBeNull();
  const { secret } = site.services;
  expect(readSentMark(mark, secret, Date.now() + 9 * 60_000)).toBe('contact');
  expect(readSentMark(mark, secret, Date.now() + 10 * 60_000)).toBeNull();
});

test.each([
  ['64 kB', { ...fields, message: 'x'.repeat(70_000) }],
  [
    '200 fields',
    [...Object.entries(fields), ...Array.from({ length: 200 }, (): [string, string] => ['interests', 'x'])],
  ],
] as [
  string,
  Record<string, string> | [string, string][],
][])('a form over %s is refused on its page with the reason, and not read any further', async (_limit, form) => {
  site = await startTestSite();
  const answer = await site.postForm(path, form);
  expect(answer.status).toBe(413);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.json()).toMatchObject({ posted: { kind: 'contact', problem: { status: 413 }, values: {} } });
  expect(await leads()).toEqual([]);
});

test('at most 64 kB of a form without Content-Length is read', async () => {
  site = await startTestSite();
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1;
      controller.enqueue(new Uint8Array(16_384).fill(120));
    },
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await site.app.request(path, { method: 'POST', headers, body: endless, duplex: 'half' });
  expect(answer.status).toBe(413);
  expect(given).toBeLessThan(10);
});

test.each([
  '/api/newsletter/general',
  '/api/newsletter/ki-radar',
])('a sign-up at %s without the consent box ticked is not stored', async (newsletter) => {
  site = await startTestSite();
  const answer = await site.postForm(newsletter, {
    firstName: 'Mia',
    lastName: 'Beispiel',
    email: 'mia@muster.example',
    page: 'home',
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    posted: { errors: [{ field: 'consent', code: 'consent.required' }] },
  });
  const signups = await site.services.database.db.selectFrom('newsletter_signups').selectAll().execute();
  expect(signups).toEqual([]);
});

test('posting the same form twice makes one lead', async () => {
  site = await startTestSite();
  await Promise.all([site.postForm(path, fields), site.postForm(path, fields)]);
  await site.postForm(path, fields);
  expect(await leads()).toHaveLength(1);
});

test('an invalid form is shown again with its input and the errors', async () => {
  site = await startTestSite();
  const answer = await site.postForm(path, { ...fields, email: 'nowhere', message: '' });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const context = (await answer.json()) as {
    language: string;
    posted: { values: Record<string, string>; errors: unknown };
  };
  expect(context.language).toBe('en');
  expect(context.posted.values).toMatchObject({ firstName: 'Änne', email: 'nowhere' });
  expect(context.posted.errors).toEqual([
    { field: 'email', code: 'email.invalid' },
    { field: 'message', code: 'message.required' },
  ]);
  expect(await leads()).toEqual([]);
});

test('after a paper is requested by form, the next page has its download link', async () => {
  site = await startTestSite();
  const { firstName, lastName, email } = fields;
  const answer = await site.postForm('/api/leads/whitepaper', { firstName, lastName, email, whitePaperId: '7' });
  const location = new URL(answer.headers.get('location') ?? '', 'http://site.example');
  expect([answer.status, location.pathname, location.hash]).toEqual([303, '/wissenscenter', '#white-paper']);
  expect(Object.fromEntries(location.searchParams)).toMatchObject({ sent: expect.any(String), paper: '7' });
  const link = `/api/downloads/${location.searchParams.get('download')}`;
  expect((await site.app.request(link, { headers: { accept: 'text/html' } })).headers.get('location')).toBe(
    '/downloads/wp7.pdf',
  );
});

test('a single ticked paper is stored as a list of one', async () => {
  site = await startTestSite();
  const { firstName, lastName, email } = fields;
  const answer = await site.postForm('/api/org-whitepaper-request', {
    firstName,
    lastName,
    email,
    selectedWhitepapers: 'human-in-loop',
  });
  expect(answer.status).toBe(303);
  expect(await leads()).toHaveLength(1);
});

test('over HTTPS the language cookie can only be set by this host', async () => {
  site = await startTestSite('sqlite', { PUBLIC_URL: 'https://firma.example' });
  const answer = await site.postForm(path, { ...fields, switch: 'en' });
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-language=en; Path=\/; .*; Secure$/);
});

test('the language switch on a page without JavaScript keeps the form’s input, stores no lead and sets the language', async () => {
  site = await startTestSite();
  const answer = await site.postForm(path, { ...fields, email: 'nowhere', wordingVersion: 'x', switch: 'de' });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('language=de;')]);
  const { language, posted } = (await answer.json()) as {
    language: string;
    posted: { values: Record<string, string>; errors: unknown; problem: unknown };
  };
  expect(language).toBe('de');
  expect(posted.values).toMatchObject({ firstName: 'Änne', email: 'nowhere' });
  expect(posted.values, 'the words of a consent are those now shown').not.toHaveProperty('wordingVersion');
  expect([posted.errors, posted.problem]).toEqual([[{ field: 'email', code: 'email.invalid' }], null]);
  expect([await leads(), await mails()]).toEqual([[], []]);
});

test('a paper asked for while the database is away is answered by its page, with the input', async () => {
  site = await startTestSite();
  const { whitePapers } = site.services;
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const find = whitePapers.find;
  whitePapers.find = () => Promise.reject(away);
  const { firstName, lastName, email } = fields;
  const answer = await site.postForm('/api/leads/whitepaper', { firstName, lastName, email, whitePaperId: '7' });
  whitePapers.find = find;
  const context = (await answer.json()) as { posted: { values: Record<string, string> } };
  expect([answer.status, context.posted?.values.firstName]).toEqual([503, firstName]);
});
