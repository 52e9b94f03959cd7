import { expect, it } from 'vitest';
import { newIdempotencyKey } from './idempotency-key.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('makes a UUID where the page is served without TLS', () => {
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  expect(newIdempotencyKey(insecure)).toMatch(uuid);
  expect(newIdempotencyKey(insecure)).not.toBe(newIdempotencyKey(insecure));
});

it('makes a UUID in a secure context', () => {
  expect(newIdempotencyKey()).toMatch(uuid);
});
