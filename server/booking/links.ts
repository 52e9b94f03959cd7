import { type BookedAppointment, bookingIcsPath, bookingPath } from '#contract/booking/booking.ts';
import { day } from '#contract/durations.ts';
import type { Booking } from '#server/db/schema/schema.ts';
import { readToken, signToken } from '#server/secrets/signed-token.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { remindsOf } from './reminder.ts';

const purpose = 'booking';
/** Long, because an appointment may be moved many times, and its link should still say that it has ended. */
const lifetime = 400 * day;

/** The token of a booking's page. Deterministic, because it is part of an answer that can be replayed. */
export function bookingToken({ id, created_at }: Pick<Booking, 'id' | 'created_at'>, secret: SiteSecret): string {
  return signToken(purpose, [id], created_at + lifetime, secret);
}

/** The booking id in a token; `expired`, or null for an invalid token. */
export function readBookingToken(token: string, secret: SiteSecret, now: number): { id: string } | 'expired' | null {
  const claims = readToken(purpose, token, secret, now);
  if (!Array.isArray(claims)) return claims;
  const [id] = claims;
  return typeof id === 'string' ? { id } : null;
}

/** The part of a booking shown to its visitor. */
export function appointmentOf(booking: Booking, secret: SiteSecret): BookedAppointment {
  const token = bookingToken(booking, secret);
  return {
    start: isoTime(booking.start_at),
    end: isoTime(booking.end_at),
    mode: booking.mode,
    manageUrl: bookingPath(token),
    icsUrl: bookingIcsPath(token),
    reminder: remindsOf(booking),
  };
}
