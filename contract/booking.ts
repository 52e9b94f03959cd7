import * as v from 'valibot';
import type { BookingMode } from './leads/booking.ts';

/** The office's zone: hours, holidays and days are counted in it. */
export const officeTimeZone = 'Europe/Berlin';
/** Length of an appointment in minutes. */
export const appointmentMinutes = 30;

export const slotsPath = '/api/booking/slots';

/** Why a start cannot be booked; the field error `start.<reason>` of a 422 (`taken` alone is a 409). */
export const refusals = ['past', 'notice', 'horizon', 'grid', 'closed', 'holiday', 'blocked', 'full', 'taken'] as const;
export type Refusal = (typeof refusals)[number];

/** Answer of GET {slotsPath}?from=&to= (calendar days YYYY-MM-DD in Europe/Berlin, both included; default: all bookable). */
export type SlotsAnswer = {
  /** Free starts, ISO 8601 in UTC, ascending. */
  slots: string[];
  /** The first free start of all, whatever the range; null when there is none within the horizon. */
  next: string | null;
  /** First and last calendar day (Europe/Berlin) that can have slots. */
  from: string;
  to: string;
  appointmentMinutes: number;
  officeTimeZone: string;
};

/** What a booking's answer adds beside `success` and `message`. */
export type BookedAnswer = { booking: BookedAppointment };
export type BookedAppointment = {
  start: string;
  end: string;
  /** Page to move or cancel it: a path of this site. */
  manageUrl: string;
  /** The appointment as .ics: a path of this site. */
  icsUrl: string;
};

/** Beside the members of a problem (409, 422): free starts near the one asked for, ISO 8601 in UTC, five at most. */
export type Alternatives = { alternatives: string[] };

/** Page of one booking, with a signed token. */
export const bookingPath = (token: string) => `/booking/${token}`;
export const bookingIcsPath = (token: string) => `/booking/${token}/appointment.ics`;

/** The token in the path of a booking's page, or null for other paths. */
export function bookingTokenAt(path: string): string | null {
  return /^\/booking\/([\w.-]{1,500})$/.exec(path)?.[1] ?? null;
}

/**
 * How a form posted without JavaScript is answered: 303 to {bookingPath} with `?done=`, also after POST /api/booking,
 * where the page of the new booking says what was booked; a move that is refused leads there with `?refused=`.
 */
export const bookingOutcomes = ['booked', 'moved', 'cancelled'] as const;
export type BookingOutcome = (typeof bookingOutcomes)[number];
export const bookingParameters = { done: 'done', refused: 'refused' } as const;

/** POST {bookingPath}: moves or cancels; as JSON, or as a form that is answered by the page (303). */
export const bookingChangeInput = v.variant('action', [
  v.object({ action: v.literal('cancel') }),
  v.object({ action: v.literal('move'), start: v.pipe(v.string('start.required'), v.isoTimestamp('start.invalid')) }),
]);

/** What the page of a booking shows. */
export type BookingView =
  | { state: 'unknown' | 'expired' }
  | {
      state: 'booked' | 'past' | 'cancelled';
      start: string;
      end: string;
      mode: BookingMode;
      timeZone: string;
      language: 'de' | 'en';
      firstName: string;
      lastName: string;
    };

// ── Staff ────────────────────────────────────────────────────────────────────────────────────────────

export const staffBookingPaths = {
  /** GET ?show=upcoming|past|cancelled&cursor= ; POST {id}/move {start, version}, POST {id}/cancel {version}. */
  bookings: '/api/admin/bookings',
  /** GET, PUT BookingSettings. */
  settings: '/api/admin/bookings/settings',
  /** GET, POST {from, to, note}; DELETE {id}. */
  blocks: '/api/admin/bookings/blocks',
  /** GET, POST (a new secret; the old address ends). */
  feed: '/api/admin/bookings/feed',
} as const;

export type StaffBooking = {
  id: string;
  leadId: string;
  state: 'booked' | 'cancelled';
  start: string;
  end: string;
  mode: BookingMode;
  timeZone: string;
  language: 'de' | 'en';
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  topic: string;
  pageSource: string;
  buttonContext: string;
  buttonText: string;
  /** Grows with each change; a change names the version that it was made on, else 409. */
  version: number;
  created_at: string;
};
export type StaffBookingsAnswer = { bookings: StaffBooking[]; next: string | null; total: number };

/** Minutes since midnight, Europe/Berlin; `to` is exclusive. */
export type OpenHours = { from: number; to: number };

export type BookingSettings = {
  /** Per weekday, Monday first: seven lists. */
  hours: OpenHours[][];
  /** Hours before a slot within which it can no longer be booked. */
  noticeHours: number;
  horizonWeeks: number;
  /** Minutes kept free after and before an appointment; a multiple of 15. */
  bufferMinutes: number;
  perDay: number;
  observeHolidays: boolean;
};

export type BlockedPeriod = { id: string; from: string; to: string; note: string };
