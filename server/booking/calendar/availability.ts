import { appointmentMinutes, gridMinutes, type Refusal } from '#contract/booking/booking.ts';
import { hour, minute } from '#contract/durations.ts';
import { addDays, weekdayOf } from '#contract/office-time/calendar-day.ts';
import { isHoliday } from '#contract/office-time/holidays.ts';
import { officeDay, officeTimeZone, startOfOfficeDay } from '#contract/office-time/office.ts';
import { wallClock } from '#contract/office-time/zoned-time.ts';
import type { BookingSettings } from '#contract/staff/bookings.ts';

export const appointmentLength = appointmentMinutes * minute;
const gridLength = gridMinutes * minute;

/** A period in milliseconds since 1970, `to` exclusive. */
type Period = { from: number; to: number };
/** A booked appointment; `buffer`: milliseconds kept free after it, as of the booking. */
export type BusyTime = { id: string; start: number; end: number; buffer: number; day: string };

/** Everything that determines which times are free. `booked` is sorted by start. */
export type Calendar = {
  now: number;
  settings: BookingSettings;
  blocks: readonly Period[];
  booked: readonly BusyTime[];
};

/** The calendar without one booking, whose time becomes free. */
export function withoutBooking(calendar: Calendar, id: string): Calendar {
  return { ...calendar, booked: calendar.booked.filter((one) => one.id !== id) };
}

/** The last calendar day that can be booked: the horizon ends at the end of a day. */
export function lastDay({ now, settings }: Pick<Calendar, 'now' | 'settings'>): string {
  return addDays(officeDay(now), settings.horizonWeeks * 7);
}

/** The first calendar day that can be booked. */
export function firstDay({ now, settings }: Pick<Calendar, 'now' | 'settings'>): string {
  return officeDay(now + settings.noticeHours * hour);
}

/** All bookable starts, ascending. */
export function freeStarts(calendar: Calendar): number[] {
  const { now, settings, blocks, booked } = calendar;
  const earliest = now + settings.noticeHours * hour;
  const last = lastDay(calendar);
  const perDay = countByDay(booked);
  const free: number[] = [];
  let next = 0;
  for (let day = firstDay(calendar); day <= last; day = addDays(day, 1)) {
    if ((perDay.get(day) ?? 0) >= settings.perDay || closedAllDay(day, settings)) continue;
    for (const start of openStarts(day, settings)) {
      if (start < earliest || start <= now) continue;
      // Both are sorted, and appointments do not overlap: what ends before this start ends before all later ones.
      let nextBooked = booked[next];
      while (nextBooked && isOver(nextBooked, start, settings)) nextBooked = booked[++next];
      if (nextBooked && nextBooked.start < start + appointmentLength + settings.bufferMinutes * minute) continue;
      if (!blocks.some((block) => overlaps(start, block))) free.push(start);
    }
  }
  return free;
}

/**
 * Why a start cannot be booked, or null.
 * @param byStaff staff are not bound by notice, horizon and the daily limit
 */
export function refusalOf(start: number, calendar: Calendar, byStaff = false): Refusal | null {
  const { now, settings, blocks, booked } = calendar;
  const day = officeDay(start);
  if (start <= now) return 'past';
  if (!byStaff && start < now + settings.noticeHours * hour) return 'notice';
  if (!byStaff && day > lastDay(calendar)) return 'horizon';
  if (start % minute !== 0 || minuteOfDay(start) % gridMinutes !== 0) return 'grid';
  if (!openStarts(day, settings).includes(start)) return 'closed';
  if (settings.observeHolidays && isHoliday(day)) return 'holiday';
  if (blocks.some((block) => overlaps(start, block))) return 'blocked';
  if (booked.some((one) => meets(one, start, settings))) return 'taken';
  if (!byStaff && (countByDay(booked).get(day) ?? 0) >= settings.perDay) return 'full';
  return null;
}

/**
 * The starts on the grid at which a whole appointment fits into the opening hours. Converts each moment of the day to
 * office time: an hour skipped by daylight saving time has no starts, a repeated one has them twice.
 */
function openStarts(day: string, { hours }: BookingSettings): number[] {
  const ranges = hours[weekdayOf(day)] ?? [];
  if (ranges.length === 0) return [];
  const begin = startOfOfficeDay(day);
  const end = startOfOfficeDay(addDays(day, 1));
  const even = end - begin === 24 * hour;
  const starts: number[] = [];
  for (let start = begin; start < end; start += gridLength) {
    const at = even ? (start - begin) / minute : minuteOfDay(start);
    if (ranges.some(({ from, to }) => at >= from && at + appointmentMinutes <= to)) starts.push(start);
  }
  return starts;
}

function closedAllDay(day: string, settings: BookingSettings): boolean {
  return settings.observeHolidays && isHoliday(day);
}

/** Whether an appointment and its buffer (as booked or as set now, whichever is longer) have ended by `start`. */
function isOver({ end, buffer }: BusyTime, start: number, { bufferMinutes }: BookingSettings): boolean {
  return end + Math.max(buffer, bufferMinutes * minute) <= start;
}

function meets(booked: BusyTime, start: number, settings: BookingSettings): boolean {
  return !isOver(booked, start, settings) && booked.start < start + appointmentLength + settings.bufferMinutes * minute;
}

function overlaps(start: number, { from, to }: Period): boolean {
  return start < to && start + appointmentLength > from;
}

function countByDay(booked: readonly BusyTime[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { day } of booked) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** Minutes since midnight in office time. */
function minuteOfDay(moment: number): number {
  const [hours = 0, minutes = 0] = wallClock(moment, officeTimeZone).slice(11, 16).split(':').map(Number);
  return hours * 60 + minutes;
}
