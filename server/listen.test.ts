import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnswerFromMemory } from './http/answer/answer.ts';
import { endServer, type Listening, listen } from './listen.ts';

let site: Listening;
let onSlow = (_answer: () => void) => {};
let asked = 0;
beforeEach(async () => {
  asked = 0;
  const app = new Hono()
    .use((_c, next) => {
      asked += 1;
      return next();
    })
    .post('/slow', (c) => new Promise<Response>((resolve) => onSlow(() => resolve(c.text('stored')))))
    .get('/large', (c) => c.body(new Uint8Array(2 ** 26)))
    .get('/begun', () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(encode('half of it')) })))
    .get('*', (c) => c.text(`asked ${c.req.path}`))
    .post('*', async (c) => c.text(await c.req.text().catch(() => 'half')));
  const fromMemory: AnswerFromMemory = ({ url }, response) => {
    if (url !== '/ready') return false;
    response.end('ready');
    return true;
  };
  site = await listen(app, fromMemory, 0, '127.0.0.1', { 'strict-transport-security': 'max-age=1' });
});
afterEach(() => {
  site.server.close();
  site.server.closeAllConnections();
});

const portOf = ({ origin }: Listening) => Number(new URL(origin).port);
const encode = (text: string) => new TextEncoder().encode(text);

/** Sends these bytes and resolves with everything received until the server closes the connection. */
function receivedUntilEnd(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(portOf(site), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (received += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

test.each([
  ['a head', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"a"'],
])('%s that is never completed does not hold a connection open forever', async (_case, bytes) => {
  site.server.headersTimeout = 100;
  site.server.requestTimeout = 100;
  expect(await receivedUntilEnd(bytes)).toMatch(/^HTTP\/1\.1 408 .*x-content-type-options: nosniff/s);
});

test('an unread response does not hold a connection open forever', async () => {
  // Scales the real timeout down; if there were none (0), it would stay none.
  site.server.timeout /= 500;
  const socket = connect(portOf(site), '127.0.0.1').pause();
  socket.on('error', () => {}).write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(site.server, 'request');
  expect(site.underway.size).toBe(1);
  await expect.poll(() => site.underway.size).toBe(0);
  socket.destroy();
});

test('a connection is closed after its response, even if the client keeps its half open', async () => {
  site.server.requestTimeout = 100;
  site.server.headersTimeout = 100;
  const socket = connect({ port: portOf(site), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {}).write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"a"`);
  await once(socket.resume(), 'end');
  await expect.poll(() => site.underway.size).toBe(0);
  await expect.poll(() => promisify(site.server.getConnections).call(site.server)).toBe(0);
  socket.destroy();
});

test.each([
  ['of one client the newest', () => '127.0.0.2', (at: number) => at >= 64],
  ['of many clients the oldest', (at: number) => `127.0.1.${at + 1}`, (at: number) => at < 86],
])('of bodies that are never completed, %s are dropped, and a message is still answered', async (_whose, from, isMeant) => {
  const half = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 65000\r\n\r\n${'x'.repeat(1000)}`;
  const ended: number[] = [];
  const sockets: Socket[] = [];
  for (let at = 0; at < 150; at++) {
    const socket = connect({ port: portOf(site), host: '127.0.0.1', localAddress: from(at) });
    socket.on('data', (answer) => String(answer).startsWith('HTTP/1.1 408 ') && ended.push(at)).on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(half);
    await expect.poll(() => site.underway.size + ended.length, { interval: 1 }).toBeGreaterThan(at);
  }
  await expect.poll(() => ended.length).toBe(150 - 64);
  expect(ended.every(isMeant)).toBe(true);
  expect(await (await fetch(site.origin, { method: 'POST', body: 'whole' })).text()).toBe('whole');
  for (const socket of sockets) socket.destroy();
});

test('a client that floods the server with incomplete bodies loses its own connections, not those of a visitor on a slow line', async () => {
  const post = (size: number) => `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`;
  const visitor = connect(portOf(site), '127.0.0.1');
  const received = text(visitor);
  visitor.write(`${post(10)}slow `);
  await expect.poll(() => site.underway.size).toBe(1);
  let ended = 0;
  const flood = Array.from({ length: 300 }, () => {
    const socket = connect({ port: portOf(site), host: '127.0.0.1', localAddress: '127.0.0.2' });
    socket.on('data', (answer) => (ended += Number(String(answer).startsWith('HTTP/1.1 408 ')))).on('error', () => {});
    socket.write(`${post(65_000)}${'x'.repeat(1000)}`);
    return socket;
  });
  await expect.poll(() => ended).toBe(300 - 63);
  visitor.write('phone');
  expect(await received).toMatch(/^HTTP\/1\.1 200 .*slow phone$/s);
  for (const socket of flood) socket.destroy();
});

test('a health check over HTTP/1.0 without a Host header is answered', async () => {
  expect(await receivedUntilEnd('GET /health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.[01] 200 .*asked \/health$/s);
});

test.each([
  ['two hosts', 'GET /ready HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n', 400],
  ['no host', 'GET /ready HTTP/1.1\r\n\r\n', 400],
  ['a host that is none', 'GET /ready HTTP/1.1\r\nHost: a b/c@d\r\n\r\n', 400],
  ['an address over 8 kB', `GET /ready?${'x'.repeat(8192)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
  ['a length after a strange space', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length:\xa02\r\n\r\n{}', 400],
  ['a length and chunks', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
  ['an asterisk for an address', 'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['a whole address that is none', 'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['an expectation that is none of ours', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n', 417],
])('%s is refused with the usual headers, and the connection is closed', async (_case, bytes, status) => {
  const received = await receivedUntilEnd(bytes);
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(received).toContain('x-content-type-options: nosniff');
  expect(received).not.toContain('ready');
});

test('an invalid request does not put its answer into a response that has begun', async () => {
  const received = await new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(portOf(site), '127.0.0.1', () => socket.write('GET /begun HTTP/1.1\r\nHost: a\r\n\r\n'));
    socket.on('data', (chunk) => {
      received += chunk;
      if (received.includes('half of it')) socket.write('GARBAGE\r\n\r\n');
    });
    socket.on('close', () => resolve(received));
  });
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test('a dropped body does not put its answer into a response that has begun on the same connection', async () => {
  const half = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 65000\r\n\r\nx';
  const others = Array.from({ length: 64 }, () => connect(portOf(site), '127.0.0.1').on('error', () => {}));
  for (const socket of others) socket.write(half);
  await expect.poll(() => site.underway.size).toBe(64);
  const socket = connect(portOf(site), '127.0.0.1', () => socket.write('GET /begun HTTP/1.1\r\nHost: x\r\n\r\n'));
  let received = '';
  socket.on('error', () => {}).on('data', (chunk) => (received += chunk));
  await expect.poll(() => received).toContain('half of it');
  // Of one client's requests the newest is ended.
  socket.write(half);
  await once(socket, 'close');
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  for (const socket of others) socket.destroy();
});

test.each([
  ['of the app', 'GET /asked HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 200],
  ['to what is refused', 'GET /ready HTTP/1.1\r\n\r\n', 400],
  ['to what is no HTTP', 'GARBAGE\r\n\r\n', 400],
])('every response %s sends Strict-Transport-Security', async (_case, bytes, status) => {
  const received = await receivedUntilEnd(bytes);
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*strict-transport-security: max-age=1\\r\\n`, 's'));
});

test('requests on one connection are answered in order, whether from memory or not', async () => {
  const head = 'Host: a\r\n';
  const received = await receivedUntilEnd(
    `GET /one HTTP/1.1\r\n${head}\r\nGET /ready HTTP/1.1\r\n${head}\r\nGET /two HTTP/1.1\r\n${head}Connection: close\r\n\r\n`,
  );
  expect([...received.matchAll(/asked \/one|ready|asked \/two/g)].map(String)).toEqual([
    'asked /one',
    'ready',
    'asked /two',
  ]);
});

test('a pipelined request is not started before the previous one is answered', async () => {
  const socket = connect(portOf(site), '127.0.0.1').on('error', () => {});
  socket.write('GET /begun HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(10));
  await once(socket, 'data');
  expect(asked).toBe(1);
  socket.destroy();
  await expect.poll(() => site.underway.size).toBe(0);
  expect(asked).toBe(1);
});

test('a client that pipelines hundreds of requests and reads no response is disconnected', async () => {
  const received = await receivedUntilEnd('GET /begun HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500));
  expect(received.match(/HTTP\/1\.1 \d+/g)?.length ?? 0).toBeLessThan(2);
  await expect.poll(() => site.underway.size).toBe(0);
  expect(asked).toBeLessThan(2);
});

test('on shutdown, a running call is answered before its connection closes; idle connections close immediately', async () => {
  const idle = new Promise<void>((resolve) => {
    const socket = connect(portOf(site), '127.0.0.1', () => socket.write('GET /ready HTTP/1.1\r\nHost: a\r\n\r\n'));
    socket.resume().on('close', () => resolve());
  });
  const begun = new Promise<() => void>((resolve) => {
    onSlow = resolve;
  });
  const call = receivedUntilEnd('POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}');
  const answer = await begun;
  const ended = new Promise<void>((resolve) => endServer(site, resolve));
  await idle;
  answer();
  expect(await call).toMatch(/^HTTP\/1\.1 200 .*connection: close.*stored$/is);
  await ended;
});
