import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, isDay, mondayOf, weekdayOf } from './calendar-day.ts';

test('a date that does not exist is not a day', () => {
  expect(['2028-02-29', '2026-12-31', '0001-01-01'].map(isDay)).toEqual([true, true, true]);
  const none = ['2026-02-29', '2026-13-01', '21.11.2026', '2026-1-1', '', '2026-11-21T00:00'];
  expect(none.filter(isDay)).toEqual([]);
});

test('days are counted across months, leap days and years', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2026-02-01', '2027-02-01')).toBe(365);
  expect(daysBetween('2026-02-01', '2026-01-31')).toBe(-1);
});

test('another month has the same day number, or ends earlier', () => {
  expect(addMonths('2026-11-21', -1)).toBe('2026-10-21');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
  expect(addMonths('2028-03-29', -1)).toBe('2028-02-29');
  expect(addMonths('2026-12-31', -1)).toBe('2026-11-30');
  expect(addMonths('2026-01-31', -1)).toBe('2025-12-31');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
});

test('weeks begin on Monday', () => {
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual([0, 6]);
});
