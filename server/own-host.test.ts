import { expect, test } from 'vitest';
import { isOwnHost } from './own-host.ts';

test.each([
  'localhost',
  'LOCALHOST',
  '127.0.0.1',
  '127.8.9.10',
  '::1',
  '[::1]',
  '/var/run/postgresql',
])('%s is this machine', (host) => {
  expect(isOwnHost(host)).toBe(true);
});

test.each([
  '',
  '0.0.0.0',
  '10.0.0.1',
  '::',
  '[2001:db8::1]',
  '127.0.0.1.example',
  'localhost.example',
  'db',
])('%j may be another machine', (host) => {
  expect(isOwnHost(host)).toBe(false);
});
