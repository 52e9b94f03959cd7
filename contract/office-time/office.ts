import type { Day } from './calendar-day.ts';
import { dayOf, startOfDay } from './zoned-time.ts';

/**
 * The office's zone: its hours, holidays and days, and all days of the staff area (spec section 9), are counted in it.
 */
export const officeTimeZone = 'Europe/Berlin';

/** The calendar day at the office at a moment (milliseconds since 1970). */
export function officeDay(moment: number): Day {
  return dayOf(moment, officeTimeZone);
}

/** The moment at which a calendar day begins at the office. */
export function startOfOfficeDay(day: Day): number {
  return startOfDay(day, officeTimeZone);
}
