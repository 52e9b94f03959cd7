import type { Day } from './calendar-day.ts';
import { dayOf, startOfDay } from './zoned-time.ts';

/** Time zone of the office, for its hours, holidays and days, and for all days of the staff area (spec section 9). */
export const officeTimeZone = 'Europe/Berlin';

/** The calendar day at the office at a time (milliseconds since 1970). */
export function officeDay(moment: number): Day {
  return dayOf(moment, officeTimeZone);
}

/** When a calendar day begins at the office, in milliseconds since 1970. */
export function startOfOfficeDay(day: Day): number {
  return startOfDay(day, officeTimeZone);
}
