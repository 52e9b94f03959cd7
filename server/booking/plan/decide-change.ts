import type { Refusal } from '#contract/booking/booking.ts';
import { isTimeZone } from '#contract/time-zone.ts';
import type { Calendar } from '#server/booking/calendar/availability.ts';
import type { Booking } from '#server/db/schema/schema.ts';
import { cancelled } from './decide-booking.ts';
import { timesFrom } from './times.ts';

/** `start` in milliseconds since 1970; `timeZone`: in which the visitor chose it, if known. */
export type Change = { action: 'cancel' } | { action: 'move'; start: number; timeZone?: string };
/** The visitor through the link, or staff, who send the version that they saw. */
export type ChangedBy = 'visitor' | { version: number };

/** `over`: the appointment has ended; `stale`: somebody else has changed it since the version given. */
export type ChangeRefusal = Refusal | 'unknown' | 'over' | 'cancelled' | 'stale';

type ChangePlan =
  | { outcome: 'refused'; refusal: ChangeRefusal }
  /** Nothing to change. */
  | { outcome: 'unchanged'; booking: Booking }
  | { outcome: 'changed'; event: 'moved' | 'cancelled'; booking: Booking };

/**
 * Decides a change. Cancelling a cancelled appointment, or moving one to its own time, changes nothing and succeeds.
 */
export function decideChange(
  change: Change,
  by: ChangedBy,
  { booking, calendar, now }: { booking: Booking | undefined; calendar: Calendar; now: number },
): ChangePlan {
  const refused = (refusal: ChangeRefusal): ChangePlan => ({ outcome: 'refused', refusal });
  if (!booking) return refused('unknown');
  if (by !== 'visitor' && by.version !== booking.version) return refused('stale');
  if (booking.end_at <= now) return refused('over');
  const isCancelled = booking.state === 'cancelled';
  if (change.action === 'cancel') {
    if (isCancelled) return { outcome: 'unchanged', booking };
    return { outcome: 'changed', event: 'cancelled', booking: cancelled(booking, now) };
  }
  if (isCancelled) return refused('cancelled');
  if (change.start === booking.start_at) return { outcome: 'unchanged', booking };
  const times = timesFrom(change.start, calendar, { freed: booking.id, byStaff: by !== 'visitor' });
  if (typeof times === 'string') return refused(times);
  // Confirmed in the zone in which it was chosen.
  const zone = change.timeZone && isTimeZone(change.timeZone) && { time_zone: change.timeZone };
  const moved = { ...booking, version: booking.version + 1, changed_at: now, ...times, ...zone };
  return { outcome: 'changed', event: 'moved', booking: moved };
}
