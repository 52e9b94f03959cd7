import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Server as NetServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFront } from './front.ts';

let http: Server;
let front: NetServer;
let generation = 0;
let peeked = 0;
let content = 'ready';

beforeEach(async () => {
  generation = 0;
  peeked = 0;
  content = 'ready';
  http = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => response.end(`http ${request.method} ${request.url} ${body}`));
  });
  front = createFront(http, {
    generation: () => generation,
    peek: (target, header) => {
      peeked += 1;
      if (target !== '/') return null;
      const body = Buffer.from(`${content} ${header('accept-language') ?? ''}`);
      return { status: 200, headers: { etag: `"${body}"`, 'content-length': String(body.length) }, body };
    },
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  front.close();
  http.closeAllConnections();
});

/** Sends the pieces one after another on one connection and reads until `expected` bodies have arrived. */
function talk(pieces: string[], last: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((front.address() as AddressInfo).port, '127.0.0.1');
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
    const socket = connect((front.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write(first, () => setImmediate(() => socket.write(second)));
    });
    socket.on('data', (chunk) => {
      socket.destroy();
      resolve(chunk.toString());
    });
  });
  expect(heard).toContain('http GET /pieces');
});
