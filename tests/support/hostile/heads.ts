import fc from 'fast-check';
import { leadKinds } from '#contract/leads/registry.ts';
import { pages } from '#contract/site/pages.ts';

const paths = [...Object.values(pages).map(({ de }) => de), ...Object.values(leadKinds).map(({ path }) => path)];

const methods = [
  'GET',
  'POST',
  'HEAD',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'get',
  'FOO',
  '',
  ' ',
  '\0',
  'G'.repeat(5000),
];
const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', ''];
const oddLines = [
  ...[
    'host: 127.0.0.1',
    'host: 127.0.0.1',
    'Host: a\r\nHost: b',
    'host: ',
    'host: ../..',
    'host: xn--\xff',
    'host: a:99999',
  ],
  ...['transfer-encoding: chunked', 'transfer-encoding: chunked, identity', 'content-length: 5', 'content-length: -1'],
  ...[
    'content-length: 99999999999999999999',
    'content-length: 4\r\ncontent-length: 9',
    'content-length: 0x10',
    'expect: 100-continue',
  ],
  ...[
    'connection: upgrade\r\nupgrade: websocket',
    'upgrade: h2c',
    'connection: close',
    'connection: host',
    'te: trailers',
  ],
  ...['content-type: application/json', 'content-type: application/x-www-form-urlencoded', 'content-type: text/\xff'],
  ...[
    'accept-encoding: br, gzip;q=NaN',
    'range: bytes=0-0,1-1,2-2',
    'if-none-match: W/"x", *',
    'cookie: language=\xe4',
    ' folded: x',
  ],
  ...[
    'x'.repeat(20_000),
    `cookie: ${'a=b; '.repeat(3000)}`,
    `x-forwarded-for: ${'1.1.1.1,'.repeat(1000)}`,
    'no colon',
    ': no name',
    'a b: c',
    'x: \0',
    'x: a\rb',
  ],
];
const encodings = [
  '%',
  '%0',
  '%zz',
  '%00',
  '%c0%af',
  '%ed%a0%80',
  '%2e%2e%2f',
  '..',
  '//',
  '/\\',
  '\xff',
  '?',
  '#',
  '*',
  ';',
  'http://boese.example/',
  '%'.repeat(3000),
  '/'.repeat(9000),
  'a'.repeat(7900),
];
const contents = [
  '',
  '{}',
  '{"firstName":',
  'firstName=%ff',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  '\xff\xfe',
  'x'.repeat(70_000),
];

/** Request heads that no HTTP library sends, complete or cut off. One character is one byte. */
export const hostileHeads: fc.Arbitrary<string> = fc
  .record({
    method: fc.constantFrom(...methods),
    path: fc.constantFrom(...paths, '/api/nothing', '/downloads/wp1.pdf', '/admin/dashboard'),
    odd: fc.array(fc.oneof(fc.constantFrom(...encodings), fc.string({ maxLength: 20 })), { maxLength: 3 }),
    version: fc.constantFrom(...versions),
    lines: fc.array(fc.constantFrom(...oddLines), { maxLength: 5 }),
    hosted: fc.boolean(),
    content: fc.constantFrom(...contents),
    left: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 4 }),
    ending: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r'),
  })
  .map(({ method, path, odd, version, lines, hosted, content, left, ending }) => {
    const head = [`${method} ${path}${odd.join('')} ${version}`, ...(hosted ? ['host: 127.0.0.1'] : []), ...lines];
    const whole = `${head.join(ending)}${ending}${ending}${content}`;
    return left === null ? whole : whole.slice(0, Math.floor(whole.length * left));
  });
