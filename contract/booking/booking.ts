import * as v from 'valibot';
import { type BookingMode, bookingModes } from '#contract/leads/booking.ts';
import { startOfSlot, timeZone } from '#contract/leads/fields.ts';
import { linkHref, linkParts } from '#contract/site/pages.ts';

/** Length of an appointment in minutes. */
export const appointmentMinutes = 30;
/** Appointments start on the hour or half hour, office time. */
export const gridMinutes = 30;

export const slotsPath = '/api/booking/slots';

/**
 * Why a start cannot be booked. Sent as field error `start.<reason>` with 422, or with 409 if another visitor was
 * faster (`full`, `taken`). `nonexistent`: the office's clocks skip that hour when they go forward.
 */
export const refusals = [
  'past',
  'notice',
  'horizon',
  'grid',
  'nonexistent',
  'closed',
  'holiday',
  'blocked',
  'full',
  'taken',
] as const;
export type Refusal = (typeof refusals)[number];
/** Reasons that can arise between loading the free times and booking: 409. */
export const conflictRefusals: readonly Refusal[] = ['full', 'taken'];

/**
 * Response of GET {slotsPath}?from=&to= (calendar days YYYY-MM-DD in Europe/Berlin, both inclusive; default: all
 * bookable days).
 */
export const slotsAnswer = v.object({
  /** Free starts, ISO 8601 in UTC, ascending. */
  slots: v.array(v.string()),
  /** The first free start overall, regardless of the range; null when there is none within the horizon. */
  next: v.nullable(v.string()),
  /** First and last calendar day (Europe/Berlin) that can have slots. */
  from: v.string(),
  to: v.string(),
  appointmentMinutes: v.number(),
  officeTimeZone: v.string(),
});
export type SlotsAnswer = v.InferOutput<typeof slotsAnswer>;

/** What a booking's response adds to `success` and `message`. */
export const bookedAnswer = v.object({
  booking: v.object({
    start: v.string(),
    end: v.string(),
    mode: v.picklist(bookingModes),
    /** Page to move or cancel it: a path of this site. */
    manageUrl: v.string(),
    /** The appointment as .ics: a path of this site. */
    icsUrl: v.string(),
    /** Whether a reminder mail is sent the day before; bookings at short notice get none. */
    reminder: v.boolean(),
  }),
});
export type BookedAnswer = v.InferOutput<typeof bookedAnswer>;
export type BookedAppointment = BookedAnswer['booking'];

/** Page of one booking, addressed by a signed token. */
export const bookingPath = (token: string) => linkHref('booking', token);
/**
 * GET: the times to which a booking can be moved, as a `SlotsAnswer`. Its current slot blocks none of them and is not
 * offered.
 */
export const bookingSlotsPath = (token: string) => `${bookingPath(token)}/slots`;
export const bookingIcsPath = (token: string) => `${bookingPath(token)}/appointment.ics`;

/** The token in the path of a booking's page; null for other paths. */
export function bookingTokenAt(path: string): string | null {
  return linkParts('booking', path)?.[0] ?? null;
}

/**
 * Outcome of a form posted without JavaScript: 303 to {bookingPath} with `?done=`, also after POST /api/booking, where
 * the new booking's page shows what was booked. A refusal redirects there with `?refused=` and the reason (`expired`:
 * the appointment is over or cancelled; `invalid`: no time was chosen).
 */
export const bookingOutcomes = ['booked', 'moved', 'unchanged', 'cancelled'] as const;
export type BookingOutcome = (typeof bookingOutcomes)[number];
export type BookingRefused = Refusal | 'expired' | 'invalid' | 'required';
export const bookingParameters = { done: 'done', refused: 'refused' } as const;

/**
 * POST {bookingPath}: moves or cancels, as JSON or as a form post (answered with 303). Cancelling is idempotent; moving
 * to the current time changes nothing (`unchanged`). 404 for an unknown link, 410 when the appointment is over or (for
 * a move) cancelled, 409 and 422 as for POST /api/booking; success is a `BookedAnswer`.
 */
export const bookingChangeInput = v.variant('action', [
  v.object({ action: v.literal('cancel') }),
  v.object({ action: v.literal('move'), start: startOfSlot(), timeZone }),
]);

/** What the page of a booking shows. */
export type BookingView =
  | { state: 'unknown' | 'expired' }
  | {
      state: 'booked' | 'past' | 'cancelled';
      start: string;
      end: string;
      mode: BookingMode;
      /** By phone: the visitor calls, because no number was given. */
      ownCall: boolean;
      /** A calculation was sent along. */
      calculation: boolean;
      timeZone: string;
      language: 'de' | 'en';
      firstName: string;
      lastName: string;
    };
