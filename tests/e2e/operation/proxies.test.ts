import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '#tests/house/files.ts';
import { freePort } from '#tests/support/servers/free-port.ts';
import { runNginx } from '#tests/support/servers/proxies/nginx.ts';
import { type ServedSite, serveSite } from '#tests/support/servers/served-site.ts';
import { message } from '#tests/support/spec-message.ts';
import { until } from '#tests/support/until.ts';

const host = 'www.example.com';
const folder = mkdtempSync(join(tmpdir(), 'site-proxy-'));
const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
const shipped = (name: string) => readFileSync(join(root, 'deploy/proxy', name), 'utf8');

/** The shipped configurations in front of this site, with ports and certificate of the test. */
const proxies = {
  nginx: (site: string, port: number, plainPort: number) => runNginx([site], folder, port, plainPort),
  caddy: (site: string, port: number, plainPort: number) => {
    const own = `admin off\nauto_https disable_redirects\nhttps_port ${port}\nhttp_port ${plainPort}\n`;
    const server = shipped('Caddyfile')
      .replace(/^\{\n/m, `{\n${own}`)
      .replace(`${host} {`, `https://${host}:${port} {\nbind 127.0.0.1\ntls ${certificate} ${key}`)
      .replace(`http://${host} {`, `http://${host} {\nbind 127.0.0.1`)
      .replace('127.0.0.1:3000', site);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, server);
    const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const log = openSync(join(folder, 'caddy.log'), 'a');
    const args = ['run', '--adapter', 'caddyfile', '--config', file];
    return spawn('caddy', args, { stdio: ['ignore', log, log], env });
  },
};
const installed = { nginx: existsSync('/usr/sbin/nginx'), caddy: existsSync('/usr/bin/caddy') };

let site: ServedSite;
beforeAll(async () => {
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', certificate];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', [...made, ...names], { stdio: 'ignore' });
  for (const name of ['nginx', 'caddy']) mkdirSync(join(folder, name), { recursive: true });
  site = await serveSite({ PUBLIC_URL: `https://${host}`, TRUST_PROXY: '127.0.0.1' });
});
afterAll(async () => {
  await site.end();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['nginx', 'caddy'] as const)('behind %s with the shipped configuration', (name) => {
  let proxy: ChildProcess | null = null;
  let port = 0;
  let plainPort = 0;

  /** Asks the proxy over TLS, its certificate checked. */
  const ask = (path: string, body?: unknown, at = port) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const headers = { host, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const asked = request(
        {
          ...{
            host: '127.0.0.1',
            port: at,
            path,
            headers,
            servername: host,
            ca: readFileSync(certificate),
            agent: false,
          },
          method: body === undefined ? 'GET' : 'POST',
        },
        async (answer) => {
          let text = '';
          for await (const chunk of answer) text += chunk;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        },
      );
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });

  beforeAll(async () => {
    if (!installed[name]) return;
    port = await freePort();
    plainPort = await freePort();
    proxy = proxies[name](new URL(site.origin).host, port, plainPort);
    await until(`${name}`, () => ask('/robots.txt').catch(() => undefined));
  });
  afterAll(async () => {
    if (proxy?.kill('SIGTERM')) await once(proxy, 'exit');
  });

  test.runIf(installed[name])('pages, files and leads pass through, over TLS with HSTS', async () => {
    const page = await ask('/');
    expect([page.status, page.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age')]);
    const [, script = ''] = /"(\/assets\/[\w.-]+\.js)"/.exec(page.text) ?? [];
    expect((await ask(script)).status).toBe(200);
    expect((await ask('/api/contact/send', message)).status).toBe(200);
    expect(site.output.join('')).not.toContain('proxy that is not trusted');
  });

  test.runIf(installed[name])('without TLS pages are redirected to HTTPS, and calls are refused', async () => {
    const plain = async (path: string) => {
      const [answer] = await once(get({ host: '127.0.0.1', port: plainPort, path, headers: { host } }), 'response');
      answer.resume();
      return [answer.statusCode, answer.headers.location];
    };
    expect(await plain('/services?x=1')).toEqual([301, `https://${host}/services?x=1`]);
    expect(await plain('/api/geo')).toEqual([403, undefined]);
  });

  test.runIf(installed[name])('health probes are not public', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await ask(path)).status).toBeGreaterThanOrEqual(403);
  });

  test.runIf(installed[name])('each response has the HSTS header exactly once, from proxy or site', async () => {
    // The site's; the proxy's own; the proxy's where it passes nothing on.
    for (const path of ['/', '/api/admin/contacts', '/readyz', `/${'a'.repeat(20_000)}`]) {
      const { status, headers } = await ask(path);
      expect(headers['strict-transport-security'], `${status}`).toBe('max-age=31536000; includeSubDomains');
    }
  });

  test.runIf(installed[name])(
    'no log contains visitors’ addresses, as the privacy page says: pages, errors, refusals',
    async () => {
      const path = '/booking/of-a-visitor';
      expect((await ask(path)).status).toBe(404);
      await once(get({ host: '127.0.0.1', port: plainPort, path, headers: { host } }), 'response');
      const lonelyPort = await freePort();
      const lonely = proxies[name](`127.0.0.1:${await freePort()}`, lonelyPort, await freePort());
      try {
        const { status } = await until('the lonely one', () => ask(path, undefined, lonelyPort).catch(() => undefined));
        expect(status, 'no site behind it').toBe(502);
      } finally {
        lonely.kill('SIGTERM');
        await once(lonely, 'exit');
      }
      const logs = name === 'nginx' ? ['access.log', 'error.log'] : ['caddy.log'];
      for (const log of logs) expect(readFileSync(join(folder, log), 'utf8')).not.toMatch(/visitor|client: |remote_ip/);
    },
  );
});

test.runIf(installed.nginx)(
  'nginx retries requests that a stopping process did not answer at the next one: pages, and leads by their idempotency key',
  async () => {
    let asked = 0;
    const dying = createServer((request) => {
      asked++;
      request.socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(dying, 'listening');
    const own = mkdtempSync(join(tmpdir(), 'site-two-processes-'));
    const port = await freePort();
    const nginx = runNginx([new URL(site.origin).host, `127.0.0.1:${boundPort(dying)}`], own, port, null);
    const at = `http://127.0.0.1:${port}`;
    /** What is answered when the one that ends was asked, too. */
    const whenAsked = (path: string, init: (count: number) => RequestInit) =>
      until(`the one that ends to be asked for ${path}`, async () => {
        const before = asked;
        const { status } = await fetch(at + path, { redirect: 'manual', ...init(before) });
        return asked > before ? status : undefined;
      });
    const lead = (headers: Record<string, string>) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(message),
    });
    try {
      await until('nginx', () => fetch(at, { redirect: 'manual' }).catch(() => undefined));
      expect(await whenAsked('/robots.txt', () => ({}))).toBe(200);
      expect(await whenAsked('/api/contact/send', (count) => lead({ 'idempotency-key': `key ${count}` }))).toBe(200);
      expect(await whenAsked('/api/contact/send', () => lead({})), 'who names no key may have been stored').toBe(502);
    } finally {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      dying.close();
      rmSync(own, { recursive: true, force: true });
    }
  },
);

function boundPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
