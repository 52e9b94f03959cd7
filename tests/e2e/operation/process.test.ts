import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { viewsPath } from '#contract/page-views.ts';
import { sampleCompany } from '#contract/site/company.ts';
import { policyReportPath } from '#server/http/headers/content-security-policy.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { until } from '#tests/support/until.ts';

test('a start that fails on a busy port does not use up the first password; the next one shows it, and a missing backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-busy-'));
  const busy = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => busy.once('listening', resolve));
  const address = busy.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const settings = { DATA_DIR: folder, ADMIN_USERNAME: '', ADMIN_PASSWORD: '' };
  const failed = await serveSite({ ...settings, PORT: port }).catch((error: Error) => error.message);
  expect(failed).toContain(`METRICS_PORT: listen EADDRINUSE: address already in use 127.0.0.1:${port}.`);
  expect(failed).not.toContain('password');
  busy.close();
  const COMPANY_FILE = join(folder, 'company.json');
  writeFileSync(COMPANY_FILE, JSON.stringify({ ...sampleCompany, sample: false }));
  const site = await serveSite({ ...settings, COMPANY_FILE });
  expect(site.output.join('')).toContain('`npm run backup` has not been run yet.');
  expect(site.output.join('')).toMatch(/First staff account: admin, password \S+ \(shown only once\)/);
  await site.end();
  rmSync(folder, { recursive: true, force: true });
});

test('unknown settings are named, and each line of the log is a JSON object', async () => {
  const site = await serveSite({ TRUSTPROXY: '1', SMTP_HOST: 'mail.example', LOG_LEVEL: 'debug' });
  await fetch(`${site.origin}/api/booking/slots?secret=1`);
  const lines = () => site.output.join('').trimEnd().split('\n');
  await until('the line of the request', async () => lines().find((line) => line.includes('/api/booking/slots')));
  const entries = lines().map((line) => JSON.parse(line) as { message: string; requestId?: string });
  const messages = entries.map(({ message }) => message);
  expect(messages).toContain('Unknown setting, ignored: TRUSTPROXY (did you mean TRUST_PROXY?)');
  expect(messages).toContain('Unknown setting, ignored: SMTP_HOST');
  expect(messages.join()).not.toContain('secret');
  const wrong = await serveSite({ PORT: 'eighty' }).catch((error: Error) => error.message);
  expect(wrong, 'a wrong one too').toContain('"level":"error","message":"Setting PORT must be a whole number."');
  expect(entries.find(({ message }) => message.startsWith('GET /api/booking/slots 200'))?.requestId).toBeTruthy();
  await site.end();
  // What was entered last leaves with the last lines.
  const [last] = lines().flatMap((line) => (line.includes('"audit"') ? [JSON.parse(line)] : []));
  expect(last).toMatchObject({
    message: 'audit',
    seq: 1,
    action: 'account-added',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('a client that disconnects while sending is not logged as an error', async () => {
  const site = await serveSite({ METRICS_PORT: '0' });
  const metrics = /Metrics on (http:[^\s"]+)/.exec(site.output.join(''))?.[1] ?? '';
  const statusOf = async (path: string) => {
    const text = await (await fetch(metrics)).text();
    return new RegExp(`seconds_count\\{method="POST",route="${path}",status="(\\d+)"\\} 1`).exec(text)?.[1];
  };
  for (const [path, type] of [
    [policyReportPath, 'application/csp-report'],
    [viewsPath, 'text/plain'],
    [leadKinds.contact.path, 'application/json'],
  ]) {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 200\r\n\r\n{`);
    // The site has begun to read once it has answered a request that came later.
    await fetch(`${site.origin}/healthz`);
    socket.destroy();
    const status = await until(`the answer to ${path}`, () => statusOf(path ?? ''));
    expect(Number(status), path).toBeLessThan(500);
  }
  await site.end();
  expect(site.output.join('')).not.toMatch(/"level":"error"| failed: /);
});

test('a process that is shutting down first reports that it is not ready, and serves until it closes', async () => {
  const site = await serveSite({ DRAIN_SECONDS: '2', METRICS_PORT: '0' });
  const status = async (path: string) => (await fetch(site.origin + path)).status;
  expect(await status('/readyz')).toBe(200);
  await status('/');
  await status('/');
  const metrics = /Metrics on (http:[^\s"]+)/.exec(site.output.join(''))?.[1] ?? '';
  const text = await (await fetch(metrics)).text();
  expect(text).toMatch(/site_http_request_seconds_count\{method="GET",route="(ready|page)",status="200"\}/);
  expect(text).toContain('route="/readyz"');
  const ended = site.end();
  await until('not ready', async () => ((await status('/readyz')) === 503 ? true : undefined));
  const last = await fetch(`${site.origin}/`);
  expect([last.status, last.headers.get('connection')], 'nobody keeps a connection that is to end').toEqual([
    200,
    'close',
  ]);
  await ended;
  await expect(fetch(site.origin)).rejects.toThrow();
});
