import type { Refusal } from '#contract/booking/booking.ts';
import { officeDay } from '#contract/office-time/office.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { Booking } from '#server/db/schema.ts';
import { appointmentLength, refusalOf } from './calendar/availability.ts';
import { minute } from './calendar/durations.ts';
import { readCalendar, takeQuarters } from './repository.ts';

/** Where and when an appointment is; the columns of a booking that a move changes. */
export type Place = Pick<Booking, 'start_at' | 'end_at' | 'buffer' | 'day'>;

/**
 * Takes the time for a booking inside a transaction that has locked its day (`lockDays`); its quarters of before, if any,
 * must be free already.
 * @returns its place, or why it cannot have it: end the transaction then
 */
export async function reserve(
  transaction: Db,
  id: string,
  { start, now, byStaff = false }: { start: number; now: number; byStaff?: boolean },
): Promise<Place | Refusal> {
  const calendar = await readCalendar(transaction, now, id);
  const refusal = refusalOf(start, calendar, byStaff);
  if (refusal) return refusal;
  const buffer = calendar.settings.bufferMinutes * minute;
  const end = start + appointmentLength;
  // The primary key has the last word, whatever was read above.
  if (!(await takeQuarters(transaction, id, start, end + buffer))) return 'taken';
  return { start_at: start, end_at: end, buffer, day: officeDay(start) };
}
