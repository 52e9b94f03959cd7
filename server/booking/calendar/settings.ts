import type { BookingSettings } from '#contract/staff/bookings.ts';

const workday = [
  { from: 9 * 60, to: 12 * 60 },
  { from: 13 * 60, to: 17 * 60 },
];

/** The defaults until staff change them: Monday to Friday 9–12 and 13–17. */
export const defaultSettings: BookingSettings = {
  hours: [workday, workday, workday, workday, workday, [], []],
  noticeHours: 24,
  horizonWeeks: 6,
  bufferMinutes: 15,
  perDay: 6,
  observeHolidays: true,
};
