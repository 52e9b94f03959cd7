import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Listening, listen } from './listen.ts';

let site: Listening;
beforeEach(async () => {
  const app = new Hono()
    .get('*', (c) => c.text(`asked ${c.req.path}`))
    .post('*', async (c) => c.text(await c.req.text()));
  site = await listen(app, () => false, 0, '127.0.0.1');
});
afterEach(() => {
  site.server.close();
  site.server.closeAllConnections();
});

/** Sends these bytes and resolves with all that is heard until the server ends the connection. */
function heardUntilEnd(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (heard += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

test.each([
  ['a head', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"a"'],
])('%s that never comes to its end does not hold a connection for ever', async (_case, bytes) => {
  site.server.headersTimeout = 100;
  site.server.requestTimeout = 100;
  expect(await heardUntilEnd(bytes)).toMatch(/^HTTP\/1\.1 408 .*x-content-type-options: nosniff/s);
});

test('a health check in HTTP/1.0 without a host is answered', async () => {
  expect(await heardUntilEnd('GET /health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.[01] 200 .*asked \/health$/s);
});

test('a request that names two hosts is refused', async () => {
  const heard = await heardUntilEnd(
    'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n',
  );
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
});
