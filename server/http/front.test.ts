import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFront, type Front } from './front.ts';

let http: Server;
let front: Front;
let generation = 0;
let peeked = 0;
let content = 'ready';
let view = { count: 0 };
let called: string[] = [];
let whenCalled = () => {};

beforeEach(async () => {
  generation = 0;
  peeked = 0;
  content = 'ready';
  view = { count: 0 };
  called = [];
  whenCalled = () => {};
  http = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => response.end(`http ${request.method} ${request.url} ${body}`));
  });
  front = createFront(http, {
    generation: () => generation,
    post: (target, header, _peer, body) => {
      if (target !== '/call' || header('content-type') !== 'application/json') return null;
      called.push(body.toString());
      whenCalled();
      const failing = body.toString() === '{"fail":1}';
      const answer = { status: 200, headers: { 'x-front': 'yes' }, body: Buffer.from(`called ${body}`) };
      return new Promise((resolve, reject) => setImmediate(() => (failing ? reject(new Error()) : resolve(answer))));
    },
    peek: (target, header) => {
      peeked += 1;
      if (target !== '/') return null;
      const body = Buffer.from(`${content} ${header('accept-language') ?? ''}`);
      const headers = { etag: `"${body}"`, 'content-length': String(body.length) };
      // Crawlers get the same bytes and are not counted.
      return { status: 200, headers, body, view: header('user-agent') === 'bot' ? null : view };
    },
  });
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  front.server.close();
  http.closeAllConnections();
});

/** Sends the pieces one after another on one connection and reads until `expected` bodies have arrived. */
function talk(pieces: string[], last: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1');
    let heard = '';
    const next = () => {
      const piece = pieces.shift();
      if (piece !== undefined) socket.write(piece);
    };
    socket.on('connect', next);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      heard += chunk;
      if (heard.includes(last)) {
        socket.destroy();
        resolve(heard);
      } else next();
    });
  });
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: site.example\r\n${headers}\r\n`;

test('a plain GET for a ready page is answered from memory, again and again on one connection', async () => {
  const heard = await talk(
    [get('/', 'Accept-Language: a\r\n'), get('/', 'Accept-Language: a\r\n'), get('/', 'Accept-Language: b\r\n')],
    'ready b',
  );
  expect(heard.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
  expect(heard.match(/ready a/g)?.length).toBeGreaterThanOrEqual(2);
  expect(heard).toMatch(/date: \w{3}, \d\d \w{3} 20\d\d \d\d:\d\d:\d\d GMT\r\n/);
  expect(peeked, 'the same head is looked up once').toBe(2);
});

test('each answer from memory is counted, those to crawlers are not', async () => {
  await talk(
    [get('/', 'User-Agent: a\r\n'), get('/', 'User-Agent: a\r\n'), get('/', 'User-Agent: bot\r\n'), get('/end')],
    '/end',
  );
  expect(view.count).toBe(2);
});

test('after content has changed, the new page is sent', async () => {
  await talk([get('/')], 'ready');
  content = 'changed';
  generation = 1;
  expect(await talk([get('/')], 'changed')).toContain('changed');
});

test('a page that is not ready goes to the HTTP server, and so does the rest of its connection', async () => {
  const heard = await talk([get('/other'), get('/')], 'http GET / ');
  expect(heard).toContain('http GET /other');
  expect(heard).not.toContain('ready');
});

test.each([
  ['another method', 'HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 'HTTP/1.1 200'],
  ['a body', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc', 'http GET / abc'],
  [
    'a chunked body',
    'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
    'http GET / abc',
  ],
  ['Connection: close', get('/', 'Connection: close\r\n'), 'http GET / '],
  ['HTTP/1.0', 'GET / HTTP/1.0\r\nHost: x\r\n\r\n', 'http GET / '],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 'HTTP/1.1'],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n', 'HTTP/1.1'],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n', '400 Bad Request'],
  ['a header of 3,900 spaces', `GET / HTTP/1.1\r\nHost: a\r\nX: ${' '.repeat(3900)}\x80\r\n\r\n`, 'HTTP/1.1'],
  ['an address that could be read as a host', 'GET //other.example/ HTTP/1.1\r\nHost: a\r\n\r\n', 'http GET //other'],
  [
    'a length after a strange space',
    'POST /call HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length:\xa02\r\n\r\n{}',
    'HTTP/1.1 400',
  ],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b/c@d\r\n\r\n', 'HTTP/1.1'],
  ['no HTTP at all', 'GARBAGE\r\n\r\n', '400 Bad Request'],
])('%s is a matter for the HTTP server', async (_case, bytes, answer) => {
  const heard = await talk([bytes], answer);
  expect(heard).not.toContain('ready');
});

test('two requests in one packet are both answered, in order', async () => {
  const heard = await talk([get('/one') + get('/two')], 'http GET /two');
  expect(heard.indexOf('/one')).toBeLessThan(heard.indexOf('/two'));
});

test('a request that arrives in pieces is answered', async () => {
  const [first, second] = [get('/pieces').slice(0, 20), get('/pieces').slice(20)];
  const heard = await new Promise<string>((resolve) => {
    const socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write(first, () => setImmediate(() => socket.write(second)));
    });
    socket.on('data', (chunk) => {
      socket.destroy();
      resolve(chunk.toString());
    });
  });
  expect(heard).toContain('http GET /pieces');
});

const post = (body: string, headers = '') =>
  `POST /call HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;

test('a call that arrives in one packet is answered, and the next one on the same connection', async () => {
  const heard = await talk([post('{"name":"Jörg"}'), post('{"n":2}')], 'called {"n":2}');
  expect(called).toEqual(['{"name":"Jörg"}', '{"n":2}']);
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\nx-front: yes\r\ncontent-length: 23\r\n/);
  expect(heard).not.toContain('http POST');
});

test.each([
  ['a body that is not all there', [post('{"n":12}').slice(0, -3), '12}']],
  ['two calls in one packet', [post('{"n":1}') + post('{"n":2}')]],
  [
    'a chunked call',
    [`${post('').replace('Content-Length: 0', 'Transfer-Encoding: chunked')}8\r\n{"n":12}\r\n0\r\n\r\n`],
  ],
  ['two lengths', [post('{"n":12}', 'Content-Length: 3\r\n')]],
  ['Expect: 100-continue', [post('{"n":12}', 'Expect: 100-continue\r\n')]],
  ['a compressed body', [post('{"n":12}', 'Content-Encoding: gzip\r\n')]],
  ['another type', [post('a=b').replace('application/json', 'text/plain')]],
])('%s is a matter for the HTTP server', async (_case, [first = '', second]) => {
  const heard = await new Promise<string>((resolve, reject) => {
    let all = '';
    const socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1', () => {
      if (second) http.once('connection', () => socket.write(second));
      socket.write(first);
    });
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      all += chunk;
      if (/\d{3} [A-Z].*\r\n\r\n./s.test(all) || /^HTTP\/1\.1 400/.test(all)) {
        socket.destroy();
        resolve(all);
      }
    });
  });
  expect(called).toEqual([]);
  expect(heard).not.toContain('x-front');
});

test('what a client sends while its call is being answered waits its turn', async () => {
  const heard = await new Promise<string>((resolve) => {
    let all = '';
    const socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write(post('{"n":1}'), () => socket.write(get('/other')));
    });
    socket.on('data', (chunk) => {
      all += chunk;
      if (all.includes('http GET /other')) {
        socket.destroy();
        resolve(all);
      }
    });
  });
  expect(heard.indexOf('called {"n":1}')).toBeLessThan(heard.indexOf('http GET /other'));
});

test('a call under way when the server is told to end is answered, then the connection ends', async () => {
  const heard = await new Promise<string>((resolve) => {
    let all = '';
    whenCalled = () => front.server.close();
    const socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(post('{"n":1}')),
    );
    socket.on('data', (chunk) => (all += chunk));
    socket.on('close', () => resolve(all));
  });
  expect(heard).toContain('called {"n":1}');
  expect(heard).toContain('connection: close');
});

test('a call that fails without an answer ends its connection', async () => {
  const closed = await new Promise<boolean>((resolve) => {
    const socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(post('{"fail":1}')),
    );
    socket.on('error', () => {});
    socket.on('close', () => resolve(true));
  });
  expect(closed).toBe(true);
});
