import { afterEach, beforeEach, expect, test } from 'vitest';
import { startReceiver } from '#tests/support/servers/receiver.ts';
import { startSmtp } from '#tests/support/servers/smtp.ts';
import { failureOf } from './fault.ts';
import { post } from './post.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.end());

const never = new AbortController().signal;
const message = { headers: { 'content-type': 'application/json' }, body: '{"ä":1}' };
const here = { reach: async () => [{ address: '127.0.0.1', family: 4 }], patience: 10_000 };

test('a message is sent to the checked IP address, whatever the host resolves to by then', async () => {
  expect(await post(new URL(`http://crm.example:${receiver.port}/hook`), message, here, never)).toBe(204);
  expect(receiver.got).toMatchObject([
    { path: '/hook', body: '{"ä":1}', headers: { host: `crm.example:${receiver.port}` } },
  ]);
});

test('a name server that does not respond ends the attempt by timeout', async () => {
  const silent = { reach: () => new Promise<never>(() => {}), patience: 50 };
  const failure = await post(new URL(receiver.url), message, silent, never).catch(failureOf);
  expect(failure).toMatchObject({ fault: 'timeout', status: null });
});

test('a request aborted by this side ends immediately', async () => {
  receiver.answers('stalls');
  const end = new AbortController();
  const sent = post(new URL(receiver.url), message, here, end.signal);
  await expect.poll(() => receiver.got.length).toBe(1);
  end.abort(new Error('the claim is lost'));
  await expect(sent).rejects.toThrow('the claim is lost');
});

test('a receiver with an untrusted certificate gets nothing', async () => {
  // It speaks TLS with a self-signed certificate; its response is never read.
  const impostor = await startSmtp({ tls: true });
  const failure = await post(new URL(`https://localhost:${impostor.port}/`), message, here, never).catch(failureOf);
  expect(failure).toMatchObject({ fault: 'certificate' });
  await impostor.kill();
});
