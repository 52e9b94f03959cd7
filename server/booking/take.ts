import { lostRaces, type Refusal } from '#contract/booking/booking.ts';
import type { FieldError } from '#contract/http/problem.ts';
import type { BookingMode } from '#contract/leads/booking.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import type { Language } from '#contract/site/languages.ts';
import type { Bookings, Wish } from './bookings.ts';
import { readStart } from './calendar/read-start.ts';
import { appointmentOf } from './links.ts';
import { addressFullTexts, refusalTexts } from './refusal-texts.ts';

export type RefusedStart = {
  ok: false;
  code: 'slot-taken' | 'bad-fields';
  detail: string;
  errors: FieldError[];
  alternatives?: string[];
};

type Asked = { start: string; mode: BookingMode; timeZone: string };
type With = Pick<Wish, 'lead' | 'key' | 'spamSignals' | 'admit'> & { language: Language; secret: string };

/** Books what a valid submission asks for. */
export async function takeBooking(bookings: Bookings, { start, mode, timeZone }: Asked, at: With) {
  const { moment, skipped } = readStart(start, timeZone === '' || timeZone === officeTimeZone);
  if (skipped) return refusedStart(bookings, 'nonexistent', moment, at.language);
  const { lead, key, spamSignals, admit } = at;
  const done = await bookings.book({ lead, key, spamSignals, admit, start: moment, mode, timeZone });
  if (!done.ok && done.refusal === 'connection') {
    return { ok: false as const, code: 'too-many' as const, retryAfter: done.retryAfter };
  }
  if (!done.ok && done.refusal === 'address') {
    const errors = [{ field: 'email', code: 'email.booked' }];
    return { ok: false as const, code: 'bad-fields' as const, detail: addressFullTexts[at.language], errors };
  }
  if (!done.ok) return refusedStart(bookings, done.refusal, moment, at.language);
  return { ok: true as const, replayed: done.replayed, booking: appointmentOf(done.booking, at.secret) };
}

/** Why a start was refused, with free ones near it: 409 when somebody was quicker, else 422. */
export async function refusedStart(
  bookings: Bookings,
  refusal: Refusal,
  start: number,
  language: Language,
): Promise<RefusedStart> {
  return {
    ok: false,
    code: lostRaces.includes(refusal) ? 'slot-taken' : 'bad-fields',
    detail: refusalTexts[language][refusal],
    errors: [{ field: 'start', code: `start.${refusal}` }],
    alternatives: await bookings.alternatives(start),
  };
}
