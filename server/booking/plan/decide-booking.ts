import type { Refusal } from '#contract/booking/booking.ts';
import type { BookingMode } from '#contract/leads/booking.ts';
import { isTimeZone } from '#contract/time-zone.ts';
import type { Calendar } from '#server/booking/calendar/availability.ts';
import type { Booking, NewIdempotencyKey, NewLead } from '#server/db/schema/schema.ts';
import { timesFrom } from './times.ts';

/** A requested booking; `lead` is ready to be stored. */
export type RequestedBooking = {
  lead: NewLead;
  /** Milliseconds since 1970. */
  start: number;
  mode: BookingMode;
  timeZone: string;
  key: Pick<NewIdempotencyKey, 'key' | 'content'> | null;
};

/** The state under which a booking is decided; the transaction's locks keep others from changing it. */
export type Situation = {
  now: number;
  /** The appointment stored under this key (keys belong to one address), and whether the content was the same. */
  known: { booking: Booking; same: boolean } | null;
  calendar: Calendar;
  /** Upcoming appointments of the address, and the maximum. */
  toCome: number;
  mostToCome: number;
};

export type BookingPlan =
  /** The same submission again: nothing is written. */
  | { outcome: 'replayed'; booking: Booking }
  /** `address`: it has the maximum number of upcoming appointments. */
  | { outcome: 'refused'; refusal: Refusal | 'address' }
  | {
      outcome: 'booked';
      booking: Booking;
      lead: NewLead;
      /** The appointment of the first attempt, which becomes `booking`; null if there is none to come. */
      earlier: Booking | null;
      key: NewIdempotencyKey | null;
    };

/**
 * Decides a booking. The same content under a key is a replay; other content corrects the appointment of the first
 * attempt.
 */
export function decideBooking(
  request: RequestedBooking,
  { now, known, calendar, toCome, mostToCome }: Situation,
): BookingPlan {
  if (known?.same) return { outcome: 'replayed', booking: known.booking };
  const earlier = known && isToCome(known.booking, now) ? known.booking : null;
  if (!earlier && toCome >= mostToCome) return { outcome: 'refused', refusal: 'address' };
  const times = timesFrom(request.start, calendar, { freed: earlier?.id });
  if (typeof times === 'string') return { outcome: 'refused', refusal: times };
  const id = earlier?.id ?? request.lead.id;
  const particulars = {
    lead_id: request.lead.id,
    mode: request.mode,
    time_zone: isTimeZone(request.timeZone) ? request.timeZone : '',
    changed_at: now,
    ...times,
  };
  const { key } = request;
  return {
    outcome: 'booked',
    booking: earlier
      ? { ...earlier, ...particulars, version: earlier.version + 1 }
      : { id, created_at: now, state: 'booked', version: 1, ...particulars },
    lead: known ? { ...request.lead, follows_id: known.booking.lead_id } : request.lead,
    earlier,
    key: key && { key: known ? key.content : key.key, content: key.content, lead_id: id, created_at: now },
  };
}

/** Whether a booking is neither cancelled nor over. */
function isToCome({ state, end_at }: Booking, now: number): boolean {
  return state === 'booked' && end_at > now;
}

/** The next version of a booking: cancelled. */
export function cancelled(booking: Booking, now: number): Booking {
  return { ...booking, state: 'cancelled', version: booking.version + 1, changed_at: now };
}
