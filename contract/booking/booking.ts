import * as v from 'valibot';
import type { BookingMode } from '#contract/leads/booking.ts';
import { line, moment, startOfSlot } from '#contract/leads/fields.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import { version } from '#contract/version.ts';

/** The office's zone: hours, holidays and days are counted in it. */
export const officeTimeZone = 'Europe/Berlin';
/** Length of an appointment in minutes. */
export const appointmentMinutes = 30;
/** Appointments begin on the full and the half hour of the office's clocks. */
export const gridMinutes = 30;

export const slotsPath = '/api/booking/slots';

/**
 * Why a start cannot be booked; the field error `start.<reason>` of a 422, or of a 409 where others were quicker (`full`,
 * `taken`). `nonexistent`: the office's clocks skip that hour when they go forward.
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
/** What somebody else may have taken since the free times were asked for: 409. */
export const lostRaces: readonly Refusal[] = ['full', 'taken'];

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
  /** Whether a mail reminds of it a day before; who books shortly before gets none. */
  reminder: boolean;
};

/** Beside the members of a problem (409, 422): free starts near the one asked for, ISO 8601 in UTC, five at most. */
export type Alternatives = { alternatives: string[] };

/** Page of one booking, with a signed token. */
export const bookingPath = (token: string) => `/booking/${token}`;
/** GET: the times to which a booking can be moved, a `SlotsAnswer`; its own time blocks none of them and is none. */
export const bookingSlotsPath = (token: string) => `/booking/${token}/slots`;
export const bookingIcsPath = (token: string) => `/booking/${token}/appointment.ics`;

/** The token in the path of a booking's page, or null for other paths. */
export function bookingTokenAt(path: string): string | null {
  return /^\/booking\/([!-.0-~]{1,500})$/.exec(path)?.[1] ?? null;
}

/**
 * How a form posted without JavaScript is answered: 303 to {bookingPath} with `?done=`, also after POST /api/booking,
 * where the page of the new booking says what was booked; what is refused leads there with `?refused=` and the reason
 * (`expired`: the appointment is over or cancelled; `invalid`: no time was chosen).
 */
export const bookingOutcomes = ['booked', 'moved', 'unchanged', 'cancelled'] as const;
export type BookingOutcome = (typeof bookingOutcomes)[number];
export type BookingRefused = Refusal | 'expired' | 'invalid';
export const bookingParameters = { done: 'done', refused: 'refused' } as const;

/**
 * POST {bookingPath}: moves or cancels; as JSON, or as a form that is answered by the page (303). Cancelling twice is
 * cancelling once; moving to the time that it has changes nothing (`unchanged`). 404 for an unknown link, 410 when the appointment is
 * over or (for a move) cancelled, 409 and 422 as for POST /api/booking; success as there (`BookedAnswer`).
 */
export const bookingChangeInput = v.variant('action', [
  v.object({ action: v.literal('cancel') }),
  v.object({ action: v.literal('move'), start: startOfSlot() }),
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
  /** As of its lead (`leads/spam-signals.ts`); where they hold it back, the booking sent the guest no invitation. */
  spamSignals: SpamSignal[];
  /** Grows with each change; a change names the version that it was made on, else 409. */
  version: number;
  created_at: string;
};
/** Bodies of the staff's changes to one booking. Both are answered with the booking as it is now (`BookingAnswer`). */
export const staffMoveInput = v.object({
  start: startOfSlot(),
  version,
});
export const staffCancelInput = v.object({ version });
export type BookingAnswer = { booking: StaffBooking };
/**
 * Beside the members of a 409: `booking`, as somebody else has changed it meanwhile; or `errors` with `start.taken` and
 * `alternatives`, when the time is gone. A refused start is 422 as for visitors. Notice, horizon and the daily limit bind
 * visitors alone.
 */
export type StaffConflict = { booking?: StaffBooking } & Partial<Alternatives>;

export const bookingsPage = { limit: 50 } as const;
export type StaffBookingsAnswer = { bookings: StaffBooking[]; next: string | null; total: number };

/** Minutes since midnight, Europe/Berlin; `to` is exclusive. */
export type OpenHours = { from: number; to: number };

export type BookingSettings = {
  /** Per weekday, Monday first: seven lists, each ascending and without overlap, on full and half hours. */
  hours: OpenHours[][];
  /** Hours before a slot within which it can no longer be booked. */
  noticeHours: number;
  horizonWeeks: number;
  /** Minutes kept free after and before an appointment; a multiple of 15. */
  bufferMinutes: number;
  perDay: number;
  observeHolidays: boolean;
};

/** Largest values that staff can set; beyond them is a slip of the keyboard. */
export const settingLimits = { noticeHours: 720, horizonWeeks: 26, bufferMinutes: 240, perDay: 48 } as const;

const count = <const F extends keyof typeof settingLimits>(field: F, min: number) =>
  v.pipe(
    v.number(`${field}.invalid`),
    v.integer(`${field}.invalid`),
    v.minValue(min, `${field}.tooSmall`),
    v.maxValue(settingLimits[field], `${field}.tooLarge`),
  );

const minuteOfDay = v.pipe(
  v.number('hours.invalid'),
  v.integer('hours.invalid'),
  v.multipleOf(gridMinutes, 'hours.grid'),
  v.minValue(0, 'hours.invalid'),
  v.maxValue(24 * 60, 'hours.invalid'),
);

const openHours = v.pipe(
  v.object({ from: minuteOfDay, to: minuteOfDay }, 'hours.invalid'),
  v.check(({ from, to }) => from < to, 'hours.order'),
);

export const bookingSettingsInput = v.object({
  hours: v.pipe(
    v.array(
      v.pipe(
        v.array(openHours, 'hours.invalid'),
        v.maxLength(8, 'hours.invalid'),
        v.check(
          (ranges) => ranges.every(({ from }, at) => at === 0 || from >= (ranges[at - 1]?.to ?? 0)),
          'hours.overlap',
        ),
      ),
      'hours.invalid',
    ),
    v.length(7, 'hours.invalid'),
  ),
  noticeHours: count('noticeHours', 0),
  horizonWeeks: count('horizonWeeks', 1),
  bufferMinutes: v.pipe(count('bufferMinutes', 0), v.multipleOf(15, 'bufferMinutes.grid')),
  perDay: count('perDay', 1),
  observeHolidays: v.boolean('observeHolidays.invalid'),
});

/** `from` and `to` (excluded) are moments, ISO 8601. Appointments that exist already stay. */
export type BlockedPeriod = { id: string; from: string; to: string; note: string };
export type BlocksAnswer = { blocks: BlockedPeriod[] };

export const blockInput = v.pipe(
  v.object({ from: moment('from'), to: moment('to'), note: v.optional(v.nullable(line('note', 200), ''), '') }),
  v.forward(
    v.check(({ from, to }) => Date.parse(from) < Date.parse(to), 'to.order'),
    ['to'],
  ),
);

/** The address of the feed is told once, when it is made; later only that there is one, and since when. */
export type FeedAnswer = { createdAt: string | null; url?: string };
export const feedPath = (secret: string) => `/calendar/${secret}.ics`;
