import { describe, expect, test } from 'vitest';
import { dueTodayBefore, isPromisedReply, overdueBefore, replyDue } from './reply-promise.ts';

const due = (received: string) => new Date(replyDue(Date.parse(received))).toISOString();

describe('an answer is due', () => {
  test.each([
    ['the next working day at the same time', '2026-11-24T09:12:00+01:00', '2026-11-25T08:12:00.000Z'],
    ['on Monday for Friday', '2026-11-20T15:00:00+01:00', '2026-11-23T14:00:00.000Z'],
    ['when Monday ends for the weekend', '2026-11-21T11:00:00+01:00', '2026-11-23T23:00:00.000Z'],
    ['at the same time for the early morning', '2026-11-24T06:30:00+01:00', '2026-11-25T05:30:00.000Z'],
    ['at the same time for the evening', '2026-11-23T22:00:00+01:00', '2026-11-24T21:00:00.000Z'],
    ['on Monday evening for Friday evening', '2026-11-20T17:30:00+01:00', '2026-11-23T16:30:00.000Z'],
    ['after Christmas, both days of it, and the weekend', '2026-12-24T10:00:00+01:00', '2026-12-28T09:00:00.000Z'],
    ['after Reformation day, which Lower Saxony keeps', '2028-10-30T10:00:00+01:00', '2028-11-01T09:00:00.000Z'],
    ['after Easter', '2027-03-25T10:00:00+01:00', '2027-03-30T08:00:00.000Z'],
    ['at the same time although clocks went forward', '2026-03-27T12:00:00+01:00', '2026-03-30T10:00:00.000Z'],
    ['at the same time although clocks went back', '2026-10-23T12:00:00+02:00', '2026-10-26T11:00:00.000Z'],
    [
      'counted from Monday in the night that has an hour twice',
      '2026-10-25T02:30:00+01:00',
      '2026-10-26T23:00:00.000Z',
    ],
    ['across the year', '2026-12-31T16:00:00+01:00', '2027-01-04T15:00:00.000Z'],
  ])('%s', (_, received, expected) => {
    expect(due(received)).toBe(expected);
  });
});

test('a lead is overdue exactly after its reply deadline, at any time of two years', () => {
  const step = 7_919_000;
  for (let now = Date.parse('2026-01-01T00:00:13Z'); now < Date.parse('2027-12-31'); now += 97 * step) {
    const limit = overdueBefore(now);
    for (const received of [limit - 1, limit - step, limit + 1, limit + step, now - step]) {
      const moment = `${new Date(received).toISOString()} at ${new Date(now).toISOString()}`;
      expect(received < limit, moment).toBe(replyDue(received) <= now);
    }
  }
});

test('a lead due today is due before the end of the day', () => {
  const now = Date.parse('2026-11-24T08:30:00+01:00');
  const limit = dueTodayBefore(now);
  expect(replyDue(limit - 1)).toBeLessThan(Date.parse('2026-11-25T00:00:00+01:00'));
  expect(replyDue(limit + 1)).toBeGreaterThan(Date.parse('2026-11-25T00:00:00+01:00'));
  expect(overdueBefore(now)).toBeLessThan(limit);
});

test('downloads and suspected spam need no reply', () => {
  expect(isPromisedReply({ kind: 'contact', spamSignals: ['fast'] })).toBe(true);
  expect(isPromisedReply({ kind: 'contact', spamSignals: ['honeypot'] })).toBe(false);
  expect(isPromisedReply({ kind: 'white-paper', spamSignals: [] })).toBe(false);
});
