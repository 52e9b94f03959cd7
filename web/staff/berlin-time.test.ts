import { expect, test } from 'vitest';
import { berlinClock, fromBerlin, shortDeadline } from './berlin-time.ts';

test.each([
  ['2026-11-24', '09:00', '2026-11-24T08:00:00.000Z'],
  ['2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
  // The days of the clock changes, after and before the hour of the change.
  ['2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
])('%s %s in Berlin is %s, and back', (day, time, moment) => {
  expect(fromBerlin(day, time)).toBe(moment);
  expect(berlinClock(new Date(moment))).toBe(`${day}T${time}`);
});

test.each([
  ['2027-03-28', '02:30'],
  ['2026-02-30', '09:00'],
  ['', '09:00'],
  ['2026-11-24', ''],
  ['2026-11-24', '25:00'],
])('%s %s is not a moment', (day, time) => {
  expect(fromBerlin(day, time)).toBeNull();
});

test('a deadline at midnight is the end of the previous day', () => {
  expect(shortDeadline(Date.parse('2026-11-23T23:00:00Z'))).toBe('23.11.2026, 24:00');
  expect(shortDeadline(Date.parse('2026-11-23T09:30:00Z'))).toBe('23.11.2026, 10:30');
});
