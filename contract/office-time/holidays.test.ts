import { expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { isHoliday } from './holidays.ts';

/** As published in the state's calendars; includes the earliest and the latest possible Easter among them. */
const known: Record<number, string> = {
  2024: '01-01 03-29 04-01 05-01 05-09 05-20 10-03 10-31 12-25 12-26',
  2026: '01-01 04-03 04-06 05-01 05-14 05-25 10-03 10-31 12-25 12-26',
  2027: '01-01 03-26 03-29 05-01 05-06 05-17 10-03 10-31 12-25 12-26',
  2028: '01-01 04-14 04-17 05-01 05-25 06-05 10-03 10-31 12-25 12-26',
  2035: '01-01 03-23 03-26 05-01 05-03 05-14 10-03 10-31 12-25 12-26',
  2038: '01-01 04-23 04-26 05-01 06-03 06-14 10-03 10-31 12-25 12-26',
  2049: '01-01 04-16 04-19 05-01 05-27 06-07 10-03 10-31 12-25 12-26',
  2076: '01-01 04-17 04-20 05-01 05-28 06-08 10-03 10-31 12-25 12-26',
  2285: '01-01 03-20 03-23 04-30 05-01 05-11 10-03 10-31 12-25 12-26',
};

test.each(Object.entries(known))('the public holidays of %s are complete and correct', (year, dates) => {
  const found: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1))
    if (isHoliday(day)) found.push(day.slice(5));
  expect(found.join(' ')).toBe(dates);
});

test('Ascension may fall on 1 May, and holidays are computed for any year', () => {
  expect(isHoliday('2008-05-01')).toBe(true);
  // Good Friday of the earliest Easter, 22 March, and of the latest, 25 April.
  expect([isHoliday('1818-03-20'), isHoliday('1943-04-23'), isHoliday('2999-12-25')]).toEqual([true, true, true]);
});

test('All Saints’, Corpus Christi and Easter Sunday are not public holidays in Lower Saxony', () => {
  expect(['2028-11-01', '2026-06-04', '2026-04-05'].filter(isHoliday)).toEqual([]);
});
