import type { Refusal } from '#contract/booking/booking.ts';
import type { BookingMode } from '#contract/leads/booking.ts';
import { isTimeZone } from '#contract/time-zone.ts';
import type { Calendar } from '#server/booking/calendar/availability.ts';
import type { Booking, NewIdempotencyKey, NewLead } from '#server/db/schema/schema.ts';
import { timesFrom } from './times.ts';

/** What one submission asks for; `lead` is ready to be stored. */
export type Wish = {
  lead: NewLead;
  /** Milliseconds since 1970. */
  start: number;
  mode: BookingMode;
  timeZone: string;
  key: Pick<NewIdempotencyKey, 'key' | 'content'> | null;
};

/** What holds while the wish is decided; nobody else changes it meanwhile. */
export type Situation = {
  now: number;
  /**
   * What came before under this key, which is its address's alone: its appointment, and whether its content was the
   * same.
   */
  known: { booking: Booking; same: boolean } | null;
  calendar: Calendar;
  /** Appointments to come that the wish's address holds, and how many it may hold. */
  toCome: number;
  mostToCome: number;
};

export type BookingPlan =
  /** The same submission again: nothing is written. */
  | { outcome: 'replayed'; booking: Booking }
  /** `address`: it has as many appointments to come as one may have. */
  | { outcome: 'refused'; refusal: Refusal | 'address' }
  | {
      outcome: 'booked';
      booking: Booking;
      lead: NewLead;
      /** `booking` is one that the first try made, with other details. */
      changes: boolean;
      key: NewIdempotencyKey | null;
    };

/**
 * What becomes of a wish. The same content under a key is the same submission; other content corrects the appointment
 * that the first try made.
 */
export function decideBooking(wish: Wish, { now, known, calendar, toCome, mostToCome }: Situation): BookingPlan {
  if (known?.same) return { outcome: 'replayed', booking: known.booking };
  const earlier = known && isToCome(known.booking, now) ? known.booking : null;
  if (!earlier && toCome >= mostToCome) return { outcome: 'refused', refusal: 'address' };
  const times = timesFrom(wish.start, calendar, { freed: earlier?.id });
  if (typeof times === 'string') return { outcome: 'refused', refusal: times };
  const id = earlier?.id ?? wish.lead.id;
  const particulars = {
    lead_id: wish.lead.id,
    mode: wish.mode,
    time_zone: isTimeZone(wish.timeZone) ? wish.timeZone : '',
    changed_at: now,
    ...times,
  };
  const { key } = wish;
  return {
    outcome: 'booked',
    booking: earlier
      ? { ...earlier, ...particulars, version: earlier.version + 1 }
      : { id, created_at: now, state: 'booked', version: 1, ...particulars },
    lead: known ? { ...wish.lead, follows_id: known.booking.lead_id } : wish.lead,
    changes: earlier !== null,
    key: key && { key: known ? key.content : key.key, content: key.content, lead_id: id, created_at: now },
  };
}

/** A booking that was not cancelled and has not ended. */
function isToCome({ state, end_at }: Booking, now: number): boolean {
  return state === 'booked' && end_at > now;
}

/** The next version of a booking: called off. */
export function cancelled(booking: Booking, now: number): Booking {
  return { ...booking, state: 'cancelled', version: booking.version + 1, changed_at: now };
}
