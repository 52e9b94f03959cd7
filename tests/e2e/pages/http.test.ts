import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pageIds, pages } from '#contract/site/pages.ts';
import { site } from '#tests/support/shared/site.ts';

const chrome = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36' };
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers: { ...chrome, ...headers }, redirect: 'manual' });

test('a page has an ETag, is answered with 304 when unchanged, and is never cached publicly', async () => {
  const first = await get('/');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('vary')).toMatch(/Accept-Language.*Cookie/);
  const second = await get('/', { 'if-none-match': etag });
  expect([second.status, await second.text()]).toEqual([304, '']);
  expect((await get('/', { 'if-none-match': etag, 'accept-language': 'en' })).status).toBe(200);
});

test('pages and files are compressed as the client accepts', async () => {
  for (const [accepted, expected] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    const page = await get('/', { 'accept-encoding': accepted });
    expect([accepted, page.headers.get('content-encoding')]).toEqual([accepted, expected]);
    expect(await page.text()).toContain('</html>');
  }
  const html = await (await get('/')).text();
  const script = /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? '';
  const file = await get(script, { 'accept-encoding': 'br' });
  expect(file.headers.get('content-encoding')).toBe('br');
  expect(file.headers.get('cache-control')).toContain('immutable');
});

test('the Content-Security-Policy of each page only allows our own files and the one script in its head, and every response has the other security headers', async () => {
  for (const page of pageIds) {
    const answer = await get(pages[page].de);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy).toMatch(
      /default-src 'none';script-src 'self' 'sha256-[\w+/]{43}=';.*frame-ancestors 'none';require-trusted-types-for 'script';trusted-types page;report-uri \/api\/csp$/,
    );
    expect(await answer.text()).not.toMatch(/\snonce=/);
  }
  const tooLong = await get('/', { 'x-long': 'x'.repeat(60_000) });
  expect([tooLong.status, tooLong.headers.get('x-content-type-options')]).toEqual([431, 'nosniff']);
  for (const path of ['/', '/nowhere', '/api/nothing', '/api/geo', '/favicon.svg', '/admin/login']) {
    const { headers } = await get(path);
    expect([
      path,
      headers.get('x-content-type-options'),
      headers.get('x-frame-options'),
      headers.get('referrer-policy'),
    ]).toEqual([path, 'nosniff', 'DENY', 'strict-origin-when-cross-origin']);
    expect(headers.get('content-security-policy')).toBeTruthy();
    expect([path, headers.get('cross-origin-opener-policy')]).toEqual([
      path,
      path.startsWith('/admin') ? 'same-origin' : null,
    ]);
  }
});

test.each([
  ['a German path without any hint', '/leistungsangebot', {}, 'de'],
  ['an English path without any hint', '/services', {}, 'en'],
  [
    'a browser that prefers English, on a German path',
    '/leistungsangebot',
    { 'accept-language': 'en-GB,de;q=0.5' },
    'en',
  ],
  ['a browser from Switzerland in French', '/services', { 'accept-language': 'fr-CH' }, 'de'],
  ['a manual choice above everything but ?lang', '/services', { cookie: 'language=de', 'accept-language': 'en' }, 'de'],
  ['?lang above a manual choice', '/?lang=en', { cookie: 'language=de' }, 'en'],
  ['the quality of each wish', '/', { 'accept-language': 'en;q=0.5,de' }, 'de'],
  ['a nonsense cookie', '/', { cookie: 'language=fr', 'accept-language': 'en' }, 'en'],
  [
    'a crawler on a German path, whatever it prefers',
    '/leistungsangebot',
    { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' },
    'de',
  ],
  ['a crawler on an English alias', '/services', { 'user-agent': 'Googlebot/2.1', 'accept-language': 'de' }, 'en'],
])('the server chooses the language: %s', async (_case, path, headers, language) => {
  const html = await (await get(path, { 'accept-language': '', ...headers })).text();
  expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe(language);
});

test('unknown URLs get an uncached 404 page; malformed ones cause no error', async () => {
  for (const path of [
    '/nowhere',
    '/LEISTUNGSANGEBOT',
    '/services/x',
    '/%ff',
    '/assets/../server/env.ts',
    '/.env',
    '/data/site.sqlite',
    `/${'x'.repeat(4000)}`,
  ]) {
    const answer = await get(path);
    expect([path.slice(0, 40), answer.status]).toEqual([path.slice(0, 40), 404]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('<h1');
  }
});

test('files have an ETag, are answered with 304 when unchanged, and support ranges', async () => {
  const script = /\/assets\/[\w-]+\.js/.exec(await (await get('/')).text())?.[0] ?? '';
  for (const path of [script, '/favicon.svg', '/downloads/wp7.pdf']) {
    const whole = await get(path, { 'accept-encoding': 'identity' });
    const etag = whole.headers.get('etag') ?? '';
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([path, whole.status, whole.headers.get('content-length')]).toEqual([path, 200, String(bytes.length)]);
    // Without the last header, fetch asks for the whole file whatever has changed.
    const again = await get(path, {
      'accept-encoding': 'identity',
      'if-none-match': etag,
      'cache-control': 'max-age=0',
    });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 10],
      ['bytes=-7', -7, undefined],
    ] as const) {
      const part = await get(path, { 'accept-encoding': 'identity', range });
      expect([path, range, part.status]).toEqual([path, range, 206]);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true);
    }
    const beyond = await get(path, { 'accept-encoding': 'identity', range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    const head = await fetch(site.origin + path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  }
});

test('a HEAD request for a file and another request on the same connection both work', async () => {
  const { hostname, port } = new URL(site.origin);
  for (const path of ['/favicon.svg', '/downloads/wp1.pdf', '/contact']) {
    const socket = connect(Number(port), hostname);
    socket.write(
      `HEAD ${path} HTTP/1.1\r\nHost: x\r\n\r\nGET /robots.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    const answers = await text(socket);
    expect([path, answers.match(/^HTTP\/1\.1 \d+/gm)]).toEqual([path, ['HTTP/1.1 200', 'HTTP/1.1 200']]);
    expect(answers).toContain('Sitemap:');
  }
});

test('a page from memory is the same as one through the app: status, headers, bytes', async () => {
  await get('/contact');
  for (const headers of [
    {},
    { 'accept-language': 'en' },
    { cookie: 'language=en' },
    { 'user-agent': 'Googlebot/2.1' },
  ]) {
    for (const path of ['/contact', '/contact?lang=en', '/contact?utm_source=x']) {
      // HEAD is never answered from memory.
      const [ready, routed] = await Promise.all(
        ['GET', 'HEAD'].map((method) => fetch(site.origin + path, { method, headers: { ...chrome, ...headers } })),
      );
      const factsOf = (answer?: Response) => {
        const { date: _date, connection: _, 'keep-alive': __, ...rest } = Object.fromEntries(answer?.headers ?? []);
        return [answer?.status, rest];
      };
      // Both in the best compression, which comes a moment after the first rendering.
      if (ready?.headers.get('content-length') === routed?.headers.get('content-length')) {
        expect(factsOf(ready)).toEqual(factsOf(routed));
      }
      expect(ready?.headers.get('date')).toMatch(/GMT$/);
      expect(ready?.headers.get('content-language')).toBe(routed?.headers.get('content-language'));
    }
  }
});

test('a URL of more than 8 kB is refused, and one with ten thousand slashes is cheap', async () => {
  const tooLong = await get(`/${'/'.repeat(9000)}`);
  expect([tooLong.status, tooLong.headers.get('x-content-type-options')]).toEqual([414, 'nosniff']);
  expect((await get(`/${'/'.repeat(7000)}x`)).status).toBe(404);
});

test('other methods than GET are refused on pages', async () => {
  const answer = await fetch(`${site.origin}/contact`, { method: 'POST', body: 'x=1' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await fetch(site.origin, { method: 'HEAD' })).status).toBe(200);
});

test('only listed origins may call the API from scripts', async () => {
  const preflight = (origin: string) =>
    fetch(`${site.origin}/api/contact/send`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  expect((await preflight('http://localhost:0')).headers.get('access-control-allow-origin')).toBe('http://localhost:0');
});

test('the country of an IP address is determined without a third party, null for this machine', async () => {
  expect(await (await get('/api/geo')).json()).toEqual({ country_code: null });
});

test('a trailing slash and the bare staff folder are redirected to the correct URL', async () => {
  for (const [asked, meant] of [
    ['/leistungsangebot/', '/leistungsangebot'],
    ['/services/ai-mvp/?lang=de', '/services/ai-mvp?lang=de'],
    ['/admin', '/admin/dashboard'],
  ]) {
    const answer = await get(asked ?? '');
    expect([asked, answer.status, answer.headers.get('location')]).toEqual([asked, 308, meant]);
  }
});
