import { afterEach, expect, test, vi } from 'vitest';
import { MemoryLimit } from './memory-limit.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('setting the computer’s clock neither frees nor locks a connection', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-11-22') });
  const limit = new MemoryLimit({ windowSeconds: 600, suspectAbove: 1, refuseAbove: 2 });
  expect([limit.count('a').level, limit.count('a').level]).toEqual(['normal', 'suspected']);
  vi.setSystemTime(Date.parse('2027-11-23'));
  expect(limit.count('a').level, 'a day forward').toBe('refused');
  vi.setSystemTime(Date.parse('2026-11-22'));
  const { retryAfter } = limit.count('a') as { retryAfter: number };
  expect(retryAfter, 'a year back').toBeLessThanOrEqual(600);
});

const limits = { windowSeconds: 600, suspectAbove: 2, refuseAbove: 4 };
const levels = (limit: MemoryLimit, key: string, times: number[]) => times.map((now) => limit.count(key, now).level);

test('the first are normal, more are suspected, many are refused', () => {
  const limit = new MemoryLimit(limits);
  expect(levels(limit, 'a', [0, 1, 2, 3, 4, 5])).toEqual([
    ...['normal', 'normal'],
    ...['suspected', 'suspected'],
    ...['refused', 'refused'],
  ]);
  expect(limit.count('b', 6), 'another address has counts of its own').toEqual({ level: 'normal' });
});

test('a window begins with its first submission and ends with its last millisecond', () => {
  const limit = new MemoryLimit(limits);
  expect(levels(limit, 'a', [1000, 2000, 300_000, 600_999])).toEqual(['normal', 'normal', 'suspected', 'suspected']);
  expect(limit.count('a', 601_000)).toEqual({ level: 'normal' });
});

test('a refusal says how many seconds are left, rounded up, at least one', () => {
  const limit = new MemoryLimit({ windowSeconds: 600, suspectAbove: 0, refuseAbove: 0 });
  expect(limit.count('a', 5000)).toEqual({ level: 'refused', retryAfter: 600 });
  expect(limit.count('a', 104_900)).toEqual({ level: 'refused', retryAfter: 501 });
  expect(limit.count('a', 604_999)).toEqual({ level: 'refused', retryAfter: 1 });
  // A clock just before the end must not give zero seconds.
  expect(new MemoryLimit({ windowSeconds: 0.0001, suspectAbove: 0, refuseAbove: 0 }).count('a', 0)).toMatchObject({
    retryAfter: 1,
  });
});

test('a replay of a stored submission is not counted', () => {
  const limit = new MemoryLimit(limits);
  levels(limit, 'a', [0, 1]);
  limit.refund('a');
  expect(levels(limit, 'a', [2, 3])).toEqual(['normal', 'suspected']);
  limit.refund('nobody');
  expect(limit.count('nobody', 4)).toEqual({ level: 'normal' });
});

test('expired windows are dropped, running ones are kept', () => {
  const limit = new MemoryLimit(limits);
  levels(limit, 'old', [0, 0, 0]);
  levels(limit, 'new', [1, 1, 1]);
  limit.forget(599_999);
  expect(limit.count('old', 599_999), 'its last millisecond').toEqual({ level: 'suspected' });
  limit.forget(600_000);
  // Counted at a time within the window: only forgetting can have reset it.
  expect(limit.count('old', 599_999)).toEqual({ level: 'normal' });
  expect(limit.count('new', 600_000)).toEqual({ level: 'suspected' });
});

test('expired windows are deleted every half minute', () => {
  vi.useFakeTimers({ now: 0 });
  const limit = new MemoryLimit({ ...limits, windowSeconds: 10 });
  levels(limit, 'a', Array(3).fill(performance.now()));
  vi.advanceTimersByTime(30_000);
  expect(limit.count('a', performance.now() - 30_000)).toEqual({ level: 'normal' });
});

test('an address used again counts as newer than those used meanwhile', () => {
  const limit = new MemoryLimit(limits);
  levels(limit, 'a', [0]);
  levels(limit, 'b', [300_000, 300_000, 300_000]);
  levels(limit, 'a', [600_000]);
  limit.forget(900_000);
  expect(limit.count('b', 899_999), 'the first in the row has ended').toEqual({ level: 'normal' });
});

test('when too many addresses are stored, the oldest is dropped first', () => {
  const limit = new MemoryLimit(limits);
  levels(limit, 'first', [0, 0]);
  levels(limit, 'second', [0, 0]);
  for (let at = 0; at < 49_998; at += 1) limit.count(`other ${at}`, 1);
  expect(limit.count('first', 2), 'fifty thousand are remembered').toEqual({ level: 'suspected' });
  limit.count('one more', 3);
  expect(limit.count('second', 4)).toEqual({ level: 'suspected' });
  expect(limit.count('first', 4)).toEqual({ level: 'normal' });
});
