import { afterEach, expect, test } from 'vitest';
import { knownHeader } from '#contract/http/known-parts.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { languages } from '#contract/site/languages.ts';
import { hrefFor, pageIds } from '#contract/site/pages.ts';
import { switchParameter } from '#contract/site/storage.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';

let site: TestSite;
afterEach(() => site.end());

test('pages rendered for a single request are limited per connection, cached pages are not', async () => {
  site = await startTestSite('sqlite', { TRUST_PROXY: '127.0.0.1' });
  const get = (path: string, address: string) =>
    site.app.request(
      path,
      { headers: { 'x-forwarded-for': address } },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
  const statuses: number[] = [];
  for (let question = 0; question < 122; question++)
    statuses.push((await get(`/contact?text=Frage+${question}`, '203.0.113.9')).status);
  expect([statuses.indexOf(429), new Set(statuses)]).toEqual([120, new Set([200, 429])]);
  for (const path of ['/search?q=ki', '/booking', '/booking/token']) {
    const answer = await get(path, '203.0.113.9');
    expect([path, answer.status]).toEqual([path, 429]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await get('/contact', '203.0.113.9')).status, 'kept for all').toBe(200);
  expect((await get('/booking', '203.0.113.10')).status, 'somebody else').toBe(200);
});

test('requesting all variants of a page is limited as well, except for cached ones', async () => {
  site = await startTestSite('sqlite', { TRUST_PROXY: '127.0.0.1' });
  const get = (path: string, headers: Record<string, string>, address = '203.0.113.9') =>
    site.app.request(
      path,
      { headers: { 'x-forwarded-for': address, ...headers } },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
  const papers = Array.from({ length: 36 }, (_, index) => `/wissenscenter/white-paper/${index + 1}`);
  const paths = pageIds
    .flatMap((page) => languages.map((language) => hrefFor(page, language).split('?')[0] ?? ''))
    .concat(papers);
  const variants = [...new Set(paths.filter((path) => !hrefFor('booking', 'de').startsWith(path)))].flatMap((path) =>
    ['', '?lang=de', '?lang=en'].flatMap((query) =>
      [{}, { [knownHeader]: 'styles' }, { [knownHeader]: 'frame' }, { 'user-agent': 'Googlebot/2.1' }].map(
        (headers) => [path + query, headers] as const,
      ),
    ),
  );
  const statuses: number[] = [];
  for (const [path, headers] of variants) statuses.push((await get(path, headers)).status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(600);
  const [path = '', headers = {}] = variants[statuses.indexOf(429)] ?? [];
  const refused = await get(path, headers);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const [kept = '', asked = {}] = variants[0] ?? [];
  expect((await get(kept, asked)).status, 'kept for all').toBe(200);
  expect((await get(path, headers, '203.0.113.10')).status, 'somebody else').toBe(200);
}, 60_000);

test('rejected forms count towards the limit, accepted ones do not; a few mistakes are well within it', async () => {
  site = await startTestSite('sqlite', { TRUST_PROXY: '127.0.0.1' });
  const post = (path: string, fields: Record<string, string>, address = '203.0.113.9') =>
    site.app.request(
      path,
      { method: 'POST', body: new URLSearchParams(fields), headers: { 'x-forwarded-for': address } },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
  const { path } = leadKinds.contact;
  const mistaken = { language: 'de', page: 'contact', email: 'mia' };
  const right = { ...mistaken, email: 'mia@muster.example', firstName: 'Mia', lastName: 'Muster', message: 'Hallo' };
  for (let mistake = 0; mistake < 10; mistake++) expect((await post(path, mistaken)).status).toBe(422);
  expect((await post(path, right)).status).toBe(303);
  const ways = [
    () => post(path, mistaken),
    () => post(path, { ...mistaken, [switchParameter]: 'en' }),
    () => post(hrefFor('calculator', 'de'), { language: 'de' }),
  ];
  const statuses: number[] = [];
  for (let count = 10; count < 120; count++) statuses.push((await ways[count % 3]?.())?.status ?? 0);
  expect(new Set(statuses)).toEqual(new Set([422, 200]));
  for (const way of ways) {
    const answer = await way();
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  }
  expect((await post(path, { ...right, message: 'Noch eine' })).status, 'what is right is taken').toBe(303);
  expect((await post(path, mistaken, '203.0.113.10')).status, 'somebody else').toBe(422);
});
