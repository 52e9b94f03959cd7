import { holidayDates } from './holiday-dates.ts';

const days = new Set(
  Object.entries(holidayDates).flatMap(([year, dates]) => dates.split(' ').map((date) => `${year}-${date}`)),
);

/** Whether a calendar day (YYYY-MM-DD) is a public holiday at the office's seat. */
export function isHoliday(day: string): boolean {
  return days.has(day);
}
