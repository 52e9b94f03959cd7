import { expect, test } from 'vitest';
import { publicHolidays } from '#scripts/lib/public-holidays.ts';
import { holidayDates } from './holiday-dates.ts';
import { isHoliday } from './holidays.ts';

test('the holidays that ship are those of the library; run `node scripts/holidays.ts` where they differ', () => {
  for (const [year, dates] of Object.entries(holidayDates)) {
    expect(dates.split(' '), year).toEqual(publicHolidays(Number(year)));
  }
});

test('there are holidays for at least five more years', () => {
  expect(Math.max(...Object.keys(holidayDates).map(Number))).toBeGreaterThan(new Date().getFullYear() + 4);
});

test('Reformation Day is a holiday in Lower Saxony, All Saints’ Day is none', () => {
  expect(isHoliday('2028-10-31')).toBe(true);
  expect(isHoliday('2028-11-01')).toBe(false);
});
