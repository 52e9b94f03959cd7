import { gridMinutes } from '#contract/booking/booking.ts';
import { minute } from '#contract/durations.ts';
import { addDays } from '#contract/office-time/calendar-day.ts';
import { officeDay, startOfOfficeDay } from '#contract/office-time/office.ts';
import type { BlockedPeriod, BookingWeekAnswer, StaffBooking } from '#contract/staff/bookings.ts';
import { berlinClock } from '#web/staff/berlin-time.ts';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';

/** One time of a day: a booking, or null if it is free. */
type Slot = {
  start: string;
  /** HH:MM in office time. */
  clock: string;
  /** Row in the week, 1 for the earliest time of all days. */
  row: number;
  booking: StaffBooking | null;
};
/** `closed`: in words, what is blocked on the day, and whether it takes no more appointments; or ''. */
export type DayPlan = { day: string; slots: Slot[]; closed: string };

/** The days of a week with their times in order; weekend days without any are omitted. */
export function dayPlans(monday: string, { bookings, free, blocks, perDay }: BookingWeekAnswer): DayPlan[] {
  const all = [
    ...bookings.map((booking) => ({ start: booking.start, booking })),
    ...free.map((start) => ({ start, booking: null })),
  ]
    .map((slot) => ({ ...slot, day: officeDay(Date.parse(slot.start)), clock: clockOf(slot.start) }))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const earliest = Math.min(...all.map(({ clock }) => rowOf(clock)));
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at))
    .map((day) => ({
      day,
      closed: [blockedOn(day, blocks), fullOn(day, bookings, perDay)].filter(Boolean).join('; '),
      slots: all
        .filter((slot) => slot.day === day)
        .map(({ start, clock, booking }) => ({ start, clock, booking, row: rowOf(clock) - earliest + 1 })),
    }))
    .filter(({ slots }, at) => at < 5 || slots.length > 0);
}

/** 'Gesperrt: Messe', or 'Gesperrt 12:00–18:00' for part of a day; 23:30 is the last time that can be chosen. */
function blockedOn(day: string, blocks: readonly BlockedPeriod[]): string {
  const [start, end] = [startOfOfficeDay(day), startOfOfficeDay(addDays(day, 1))];
  const parts = blocks.flatMap(({ from, to, note }) => {
    const [first, last] = [Math.max(Date.parse(from), start), Math.min(Date.parse(to), end)];
    if (first >= last) return [];
    const isWhole = first === start && last >= end - 30 * minute;
    const clock = (moment: number) => (moment === end ? '24:00' : clockOf(new Date(moment).toISOString()));
    return [`${isWhole ? 'Gesperrt' : `Gesperrt ${clock(first)}–${clock(last)}`}${note && `: ${visitorLine(note)}`}`];
  });
  return parts.join('; ');
}

/** 'Voll: 6 von 6 Terminen', where free times are left that visitors are not offered. */
function fullOn(day: string, bookings: readonly StaffBooking[], perDay: number): string {
  const booked = bookings.filter(({ start }) => officeDay(Date.parse(start)) === day).length;
  return booked < perDay ? '' : `Voll: ${booked} von ${perDay} Terminen`;
}

const clockOf = (start: string) => berlinClock(new Date(start)).slice(11);

function rowOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return Math.floor((hours * 60 + minutes) / gridMinutes);
}
