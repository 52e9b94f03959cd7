import { hour } from '#contract/durations.ts';
import type { Booking } from '#server/db/schema/schema.ts';

const reminderMargin = 2 * hour;

/** When an appointment's reminder is due (milliseconds since 1970): a day before. */
export const reminderAt = ({ start_at }: Pick<Booking, 'start_at'>): number => start_at - 24 * hour;

/** Whether a reminder is sent: only if the last change was early enough before the time of the reminder. */
export function remindsOf(booking: Pick<Booking, 'start_at' | 'changed_at'>): boolean {
  return reminderAt(booking) - booking.changed_at > reminderMargin;
}
