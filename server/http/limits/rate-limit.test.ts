import { afterEach, expect, test, vi } from 'vitest';
import { RateLimit } from './rate-limit.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('setting the computer’s clock neither frees nor locks a connection', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-11-22') });
  const limit = new RateLimit({ windowSeconds: 600, suspectAbove: 1, refuseAbove: 2 });
  expect([limit.count('a').level, limit.count('a').level]).toEqual(['normal', 'suspected']);
  vi.setSystemTime(Date.parse('2027-11-23'));
  expect(limit.count('a').level, 'a day forward').toBe('refused');
  vi.setSystemTime(Date.parse('2026-11-22'));
  const { retryAfter } = limit.count('a') as { retryAfter: number };
  expect(retryAfter, 'a year back').toBeLessThanOrEqual(600);
});
