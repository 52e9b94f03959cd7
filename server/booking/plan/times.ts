import type { Refusal } from '#contract/booking/booking.ts';
import { minute } from '#contract/durations.ts';
import { officeDay } from '#contract/office-time/office.ts';
import { appointmentLength, type Calendar, refusalOf, withoutBooking } from '#server/booking/calendar/availability.ts';
import type { Booking } from '#server/db/schema/schema.ts';

/** The columns of a booking that a move changes. */
type BookedTimes = Pick<Booking, 'start_at' | 'end_at' | 'buffer' | 'day'>;

/**
 * The times of an appointment that begins at `start`, or why it cannot be booked.
 * @param freed id of the booking whose time becomes free, because it moves
 */
export function timesFrom(
  start: number,
  calendar: Calendar,
  { freed, byStaff = false }: { freed?: string | undefined; byStaff?: boolean } = {},
): BookedTimes | Refusal {
  const refusal = refusalOf(start, freed === undefined ? calendar : withoutBooking(calendar, freed), byStaff);
  if (refusal) return refusal;
  const buffer = calendar.settings.bufferMinutes * minute;
  return { start_at: start, end_at: start + appointmentLength, buffer, day: officeDay(start) };
}
