import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, test } from 'vitest';
import { refusal, send, waitMinutes } from './send.ts';

describe('reading a refused submission', () => {
  it('shows the fields that the server rejected', () => {
    const errors = [{ field: 'email', code: 'email.invalid' }];
    expect(refusal(422, { errors })).toEqual({ errors, failure: null });
  });

  it('says that sending failed when the server names no field', () => {
    expect(refusal(422, {}).failure).toEqual({ kind: 'failed' });
    expect(refusal(503, { retryAfter: 60 }).failure).toEqual({ kind: 'failed' });
  });

  it('says that it is too large when no field is named', () => {
    expect(refusal(413, {}).failure).toEqual({ kind: 'too-large' });
  });

  it('says when to try again after too many submissions', () => {
    expect(refusal(429, { retryAfter: 170 }).failure).toEqual({ kind: 'too-many', minutes: 3 });
    expect(refusal(429, {}, '61').failure).toEqual({ kind: 'too-many', minutes: 2 });
  });
});

describe('minutes to wait', () => {
  it('reads the header as seconds or as a date', () => {
    const now = Date.parse('2026-11-21T10:00:00Z');
    expect(waitMinutes(undefined, '120', now)).toBe(2);
    expect(waitMinutes(undefined, 'Sat, 21 Nov 2026 10:05:00 GMT', now)).toBe(5);
  });

  it('is never less than one minute, whatever arrives', () => {
    expect(waitMinutes(3, null)).toBe(1);
    expect(waitMinutes(undefined, null)).toBe(1);
    expect(waitMinutes('soon', 'later')).toBe(1);
    expect(waitMinutes(-5, '-5')).toBe(1);
  });
});

test.each([
  { answer: '{"success":true,"message":"Danke"}', type: 'application/json', ok: true },
  { answer: '{"success":false}', type: 'application/json', ok: false },
  { answer: '<p>Bitte melden Sie sich am Proxy an.</p>', type: 'text/html', ok: false },
  { answer: '{"success":tr', type: 'application/json', ok: false },
])('a message answered with 200 and “$answer” counts as sent: $ok', async ({ answer, type, ok }) => {
  const server = createServer((_, response) => response.setHeader('content-type', type).end(answer));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const outcome = await send(`http://127.0.0.1:${port}/api/contact/send`, { message: 'Hallo' }, 'key');
  server.close();
  expect(outcome).toMatchObject(ok ? { ok } : { ok, failure: { kind: 'failed' } });
});
