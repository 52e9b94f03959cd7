import { expect, test } from 'vitest';
import { siteOf, strictest, type Verdict, verdictOf } from './rate-limit.ts';

test('an IPv6 connection belongs to the /48 of its site, an IPv4 address to none', () => {
  expect(siteOf('2001:db8:12:34::/64')).toBe('2001:db8:12');
  expect(siteOf('203.0.113.9')).toBeNull();
});

test('of several verdicts the most restrictive holds: the longest refusal, else a suspicion', () => {
  const normal: Verdict = { level: 'normal' };
  const suspected: Verdict = { level: 'suspected' };
  const brief: Verdict = { level: 'refused', retryAfter: 1 };
  const long: Verdict = { level: 'refused', retryAfter: 60 };
  for (const [verdicts, expected] of [
    [[normal, normal], normal],
    [[normal, suspected], suspected],
    [[suspected, normal], suspected],
    [[suspected, brief, normal], brief],
    [[brief, suspected], brief],
    [[brief, long], long],
    [[long, brief], long],
  ] as const) {
    expect(strictest(verdicts)).toEqual(expected);
  }
});

test('a request that waited for the database is not refused for longer than a window', () => {
  const bounds = { windowSeconds: 600, suspectAbove: 0, refuseAbove: 1 };
  expect(verdictOf(bounds, 2, 601_500)).toEqual({ level: 'refused', retryAfter: 600 });
  expect(verdictOf(bounds, 2, 1500)).toEqual({ level: 'refused', retryAfter: 2 });
  expect(verdictOf(bounds, 1, 1500)).toEqual({ level: 'suspected' });
});
