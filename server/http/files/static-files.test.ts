import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HttpBindings, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { staticFiles } from './static-files.ts';

/** How often this process has the file open. */
function opened(file: string): number {
  const folder = '/proc/self/fd';
  const links = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      // Closed meanwhile.
      return '';
    }
  });
  return links.filter((link) => link === file).length;
}

test('a file does not stay open if the client disconnects before it is sent', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'files-')));
  writeFileSync(join(folder, 'paper.pdf'), Buffer.alloc(2 ** 20));
  const outcomes: (Error | undefined)[] = [];
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    c.env.incoming.socket.destroy();
    await once(c.env.outgoing, 'close');
    await next();
    outcomes.push(c.error);
  });
  app.get('*', staticFiles(folder));
  app.onError((_error, c) => c.text('failed', 500));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  for (let times = 0; times < 20; times++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write('GET /paper.pdf HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'close');
  }
  await expect.poll(() => outcomes.length).toBe(20);
  await expect.poll(() => opened(join(folder, 'paper.pdf'))).toBe(0);
  expect(outcomes.filter(Boolean)).toEqual([]);
});
