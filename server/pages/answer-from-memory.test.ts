import { afterEach, beforeEach, expect, test } from 'vitest';
import { hrefFor } from '#contract/site/pages.ts';
import { endServer, type Listening, listen } from '#server/listen.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { until } from '#tests/support/until.ts';

let site: TestSite;
let listening: Listening;
let answeredCount = 0;
let rendered = 0;

beforeEach(async () => {
  answeredCount = 0;
  rendered = 0;
  site = await startTestSite('sqlite', { TRUST_PROXY: '127.0.0.1' }, (request, context) => {
    rendered += 1;
    const text = `${new URL(request.url).pathname} in ${context.language}, rendering ${rendered}`;
    return Promise.resolve({ status: 200, html: text });
  });
  const counted: TestSite['fromMemory'] = (request, response) => {
    const answered = site.fromMemory(request, response);
    if (answered) answeredCount += 1;
    return answered;
  };
  listening = await listen(site.app, counted, 0, '127.0.0.1');
});
afterEach(async () => {
  await new Promise<void>((resolve) => endServer(listening, resolve));
  await site.end();
});

const browser = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'de' };
const requestPage = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(listening.origin + path, { method, headers: { ...browser, ...headers } });

/** Requests the page until it is served from memory, which it is once its best compression is ready. */
const ready = (path: string, headers: Record<string, string> = {}) =>
  until(`${path} from memory`, async () => {
    const before = answeredCount;
    const answer = await requestPage(path, headers);
    return answeredCount > before ? answer : undefined;
  });

test('a page in memory is served before routing, to each visitor in the right language', async () => {
  for (const [headers, language] of [
    [{}, 'de'],
    [{ 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
    [{ cookie: 'a=b; language=en' }, 'en'],
    [{ cookie: 'language=de; __Host-language=en' }, 'en'],
    [{ 'x-forwarded-for': '8.8.8.8' }, 'en'],
    [{ 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' }, 'de'],
  ] as const) {
    const answer = await ready(hrefFor('services', 'de'), headers);
    expect(answer.headers.get('content-language')).toBe(language);
    expect(await answer.text()).toContain(`in ${language}`);
  }
});

test('the response from memory is that of the app, including all headers', async () => {
  const path = hrefFor('contact', 'de');
  const fast = await ready(path);
  const slow = await requestPage(path, {}, 'HEAD');
  for (const name of [
    'etag',
    'cache-control',
    'vary',
    'content-length',
    'content-encoding',
    'content-security-policy',
  ]) {
    expect([name, fast.headers.get(name)]).toEqual([name, slow.headers.get(name)]);
  }
  const unchanged = await requestPage(path, { 'if-none-match': fast.headers.get('etag') ?? '' });
  expect([unchanged.status, await unchanged.text(), answeredCount]).toEqual([304, '', 2]);
});

test('each response from memory counts as a page view, except for crawlers and prefetching', async () => {
  const path = hrefFor('about', 'de');
  await ready(path);
  await ready(path, { 'user-agent': 'Googlebot/2.1' });
  await ready(path, { 'sec-purpose': 'prefetch' });
  const before = await views();
  await requestPage(path);
  await requestPage(path, { 'user-agent': 'Googlebot/2.1' });
  await requestPage(path, { 'sec-purpose': 'prefetch' });
  expect((await views()) - before).toBe(1);
});

async function views(): Promise<number> {
  await site.views.flush();
  const rows = await site.services.database.db.selectFrom('page_views').select('views').execute();
  return rows.reduce((sum, row) => sum + row.views, 0);
}

test('after staff have changed content, the new page is sent', async () => {
  const path = hrefFor('knowledge-center', 'de');
  const before = await (await ready(path)).text();
  site.services.contentChanged();
  expect(await (await requestPage(path)).text()).not.toBe(before);
});

test.each([
  ['a switch of the language', '/contact?switch=en', 303],
  ['what was just stored', '/contact?sent=made-up', 200],
  ['a trailing slash', '/contact/', 308],
  ['a page that changes by the minute', '/booking', 200],
  ['a search', '/suche?q=KI', 200],
  ['a call', '/api/geo', 200],
])('%s is handled by the app', async (_what, path, status) => {
  await ready('/contact');
  const before = answeredCount;
  for (let again = 0; again < 2; again++) {
    expect((await fetch(listening.origin + path, { headers: browser, redirect: 'manual' })).status).toBe(status);
  }
  expect(answeredCount).toBe(before);
});
