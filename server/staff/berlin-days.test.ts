import { describe, expect, test } from 'vitest';
import { addDays, berlinDay, germanDateTime, isDay, mondayOf, monthBefore, startOfDay } from './berlin-days.ts';

const start = (day: string) => new Date(startOfDay(day)).toISOString();
const hours = (day: string) => (startOfDay(addDays(day, 1)) - startOfDay(day)) / 3_600_000;

describe('days of Europe/Berlin', () => {
  test('begin at midnight of the clock on the wall, in winter and in summer', () => {
    expect(start('2026-11-21')).toBe('2026-11-20T23:00:00.000Z');
    expect(start('2026-07-01')).toBe('2026-06-30T22:00:00.000Z');
    expect(start('2027-01-01')).toBe('2026-12-31T23:00:00.000Z');
  });

  test('have 23 hours when summer time begins and 25 when it ends', () => {
    expect(start('2026-03-29')).toBe('2026-03-28T23:00:00.000Z');
    expect(start('2026-03-30')).toBe('2026-03-29T22:00:00.000Z');
    expect([hours('2026-03-28'), hours('2026-03-29'), hours('2026-03-30')]).toEqual([24, 23, 24]);
    expect(start('2026-10-25')).toBe('2026-10-24T22:00:00.000Z');
    expect(start('2026-10-26')).toBe('2026-10-25T23:00:00.000Z');
    expect([hours('2026-10-24'), hours('2026-10-25'), hours('2026-10-26')]).toEqual([24, 25, 24]);
  });

  test('are those of Berlin, not of UTC, around midnight', () => {
    expect(berlinDay(Date.parse('2026-11-20T22:59:59.999Z'))).toBe('2026-11-20');
    expect(berlinDay(Date.parse('2026-11-20T23:00:00.000Z'))).toBe('2026-11-21');
    expect(berlinDay(Date.parse('2026-06-30T22:00:00.000Z'))).toBe('2026-07-01');
  });

  test('every day of two years begins on that day and not a millisecond before', () => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      expect(berlinDay(startOfDay(day))).toBe(day);
      expect(berlinDay(startOfDay(day) - 1)).toBe(addDays(day, -1));
    }
  });
});

test('what is no day of the calendar is told apart', () => {
  expect(['2028-02-29', '2026-12-31', '0001-01-01'].map(isDay)).toEqual([true, true, true]);
  expect(['2026-02-29', '2026-13-01', '21.11.2026', '2026-1-1', '', '2026-11-21T00:00'].map(isDay)).toEqual([
    ...Array(6).fill(false),
  ]);
});

test('the month before has the same day number, or ends earlier', () => {
  expect(monthBefore('2026-11-21')).toBe('2026-10-21');
  expect(monthBefore('2026-03-31')).toBe('2026-02-28');
  expect(monthBefore('2028-03-31')).toBe('2028-02-29');
  expect(monthBefore('2028-03-29')).toBe('2028-02-29');
  expect(monthBefore('2026-12-31')).toBe('2026-11-30');
  expect(monthBefore('2026-01-31')).toBe('2025-12-31');
});

test('a week begins on Monday', () => {
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
});

test('moments are written the German way', () => {
  expect(germanDateTime(Date.parse('2026-11-21T08:12:59Z'))).toBe('21.11.2026, 09:12');
  expect(germanDateTime(Date.parse('2026-06-30T22:00:00Z'))).toBe('01.07.2026, 00:00');
});
