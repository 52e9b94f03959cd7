import { conflictRefusals, type Refusal } from '#contract/booking/booking.ts';
import type { FieldError } from '#contract/http/problem.ts';
import type { Language } from '#contract/site/languages.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import type { BookingRequest, Bookings } from './bookings.ts';
import type { readStart } from './calendar/read-start.ts';
import { appointmentOf } from './links.ts';
import type { ChangeRefusal } from './plan/decide-change.ts';
import { addressFullTexts, refusalTexts } from './refusal-texts.ts';

type RefusedStart = {
  ok: false;
  code: 'slot-taken' | 'bad-fields';
  detail: string;
  errors: FieldError[];
  alternatives?: string[];
};

/**
 * Books what a valid submission asks for.
 * @param start the result of `readStart`; `secret` signs the appointment's links
 */
export async function acceptBooking(
  bookings: Bookings,
  request: Omit<BookingRequest, 'start'>,
  { moment, skipped }: ReturnType<typeof readStart>,
  { language, secret }: { language: Language; secret: SiteSecret },
) {
  if (skipped) return refusedStart(bookings, 'nonexistent', moment, language);
  const done = await bookings.book({ ...request, start: moment });
  if (!done.ok && done.refusal === 'connection') {
    return { ok: false as const, code: 'too-many' as const, retryAfter: done.retryAfter };
  }
  if (!done.ok && done.refusal === 'address') {
    const errors = [{ field: 'email', code: 'email.booked' }];
    return { ok: false as const, code: 'bad-fields' as const, detail: addressFullTexts[language], errors };
  }
  if (!done.ok) return refusedStart(bookings, done.refusal, moment, language);
  return { ok: true as const, replayed: done.replayed, booking: appointmentOf(done.booking, secret) };
}

/** The problem of each refusal that is not about the start. */
const changeProblems = {
  unknown: 'not-found',
  over: 'booking-over',
  cancelled: 'booking-over',
  stale: 'conflict',
} as const;

/** Whether a change was refused for its appointment, not for the start asked for. */
export function isOfAppointment(refusal: ChangeRefusal): refusal is keyof typeof changeProblems {
  return Object.hasOwn(changeProblems, refusal);
}

/** Why a change was refused: the problem's code and members. */
export async function refusedChange(bookings: Bookings, refusal: ChangeRefusal, start: number, language: Language) {
  if (isOfAppointment(refusal)) return { code: changeProblems[refusal] };
  const { ok: _, ...problem } = await refusedStart(bookings, refusal, start, language);
  return problem;
}

/** Why a start was refused, with free ones near it: 409 if somebody else was faster, otherwise 422. */
async function refusedStart(
  bookings: Bookings,
  refusal: Refusal,
  start: number,
  language: Language,
): Promise<RefusedStart> {
  return {
    ok: false,
    code: conflictRefusals.includes(refusal) ? 'slot-taken' : 'bad-fields',
    detail: refusalTexts[language][refusal],
    errors: [{ field: 'start', code: `start.${refusal}` }],
    alternatives: await bookings.alternatives(start),
  };
}
