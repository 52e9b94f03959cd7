import * as v from 'valibot';
import { gridMinutes } from '#contract/booking/booking.ts';
import { storedCalculation } from '#contract/calculation/schema.ts';
import { bookingModes } from '#contract/leads/booking.ts';
import { line, moment, startOfSlot } from '#contract/leads/fields.ts';
import { version } from '#contract/version.ts';
import { sender } from './sender.ts';

export const staffBookingPaths = {
  /** GET ?show=upcoming|past|cancelled&cursor= ; GET {id}; POST {id}/move {start, version}, {id}/cancel {version}. */
  bookings: '/api/admin/bookings',
  /** GET ?from=YYYY-MM-DD: seven days of the office's calendar, starting with that one. */
  week: '/api/admin/bookings/week',
  /** GET, PUT BookingSettings. */
  settings: '/api/admin/bookings/settings',
  /** GET, POST {from, to, note}; DELETE {id}. */
  blocks: '/api/admin/bookings/blocks',
  /** GET, POST (creates a new secret; the old URL stops working). */
  feed: '/api/admin/bookings/feed',
} as const;

export const staffBooking = v.object({
  id: v.string(),
  leadId: v.string(),
  state: v.picklist(['booked', 'cancelled']),
  start: v.string(),
  end: v.string(),
  mode: v.picklist(bookingModes),
  /** URL of the room for a video call, or null. */
  room: v.nullable(v.string()),
  timeZone: v.string(),
  topic: v.string(),
  /** The calculation that the visitor attached. */
  calculation: v.nullable(storedCalculation),
  /** The lead's sender; if its spam signals hold mails back, the guest got no invitation. */
  ...sender,
  /** Incremented with each change; a change names the version it is based on, otherwise 409. */
  version: v.number(),
});
export type StaffBooking = v.InferOutput<typeof staffBooking>;
/** Inputs of staff's changes to a booking. Both answer with the updated booking. */
export const staffMoveInput = v.object({
  start: startOfSlot(),
  version,
});
export const staffCancelInput = v.object({ version });
/** One booking: as opened, moved or cancelled. */
export const bookingAnswer = v.object({ booking: staffBooking });
export type BookingAnswer = v.InferOutput<typeof bookingAnswer>;
/**
 * Additional members of a 409: `booking`, if somebody else changed it in the meantime; or `errors` with `start.taken`
 * and `alternatives`, if the slot is taken. An invalid start is 422, as for visitors. Notice, horizon and daily limit
 * apply only to visitors.
 */
export const staffConflict = v.object({
  booking: v.exactOptional(staffBooking),
  alternatives: v.exactOptional(v.array(v.string())),
});
export type StaffConflict = v.InferOutput<typeof staffConflict>;

export const bookingsPage = { limit: 50 } as const;
/** Lists of bookings, each in chronological order. */
export const bookingLists = ['upcoming', 'past', 'cancelled'] as const;
export type BookingList = (typeof bookingLists)[number];
export const staffBookingsAnswer = v.object({
  bookings: v.array(staffBooking),
  next: v.nullable(v.string()),
  total: v.number(),
});
export type StaffBookingsAnswer = v.InferOutput<typeof staffBookingsAnswer>;

/** `from` (inclusive) and `to` (exclusive) are moments, ISO 8601. Existing appointments stay. */
export const blockedPeriod = v.object({ id: v.string(), from: v.string(), to: v.string(), note: v.string() });
export type BlockedPeriod = v.InferOutput<typeof blockedPeriod>;

/** Seven days: their bookings, the slots that visitors can still book, what is blocked, and the limit of each day. */
export const bookingWeekAnswer = v.object({
  bookings: v.array(staffBooking),
  /** Free starts, ISO 8601 in UTC, ascending. */
  free: v.array(v.string()),
  blocks: v.array(blockedPeriod),
  /** Appointments a day beyond which visitors are offered no more. */
  perDay: v.number(),
});
export type BookingWeekAnswer = v.InferOutput<typeof bookingWeekAnswer>;

/** Upper bounds of the settings; anything beyond is a typo. */
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

/** Minutes since midnight, Europe/Berlin; `to` is exclusive. */
const openHours = v.pipe(
  v.object({ from: minuteOfDay, to: minuteOfDay }, 'hours.invalid'),
  v.check(({ from, to }) => from < to, 'hours.order'),
);

export type OpenHours = v.InferOutput<typeof openHours>;

/** The booking settings, as sent to change them and as answered. */
export const bookingSettingsInput = v.object({
  /** Per weekday, starting on Monday: seven lists, each ascending and without overlap, on full and half hours. */
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
  /** A slot can be booked until this many hours before its start. */
  noticeHours: count('noticeHours', 0),
  horizonWeeks: count('horizonWeeks', 1),
  /** Minutes kept free before and after an appointment; a multiple of 15. */
  bufferMinutes: v.pipe(count('bufferMinutes', 0), v.multipleOf(15, 'bufferMinutes.grid')),
  perDay: count('perDay', 1),
  observeHolidays: v.boolean('observeHolidays.invalid'),
});
export type BookingSettings = v.InferOutput<typeof bookingSettingsInput>;

/** The answer to a new one, with the number of appointments that stay within it. */
export const blockedAnswer = v.object({ ...blockedPeriod.entries, booked: v.number() });
export type BlockedAnswer = v.InferOutput<typeof blockedAnswer>;
export const blocksAnswer = v.object({ blocks: v.array(blockedPeriod) });
export type BlocksAnswer = v.InferOutput<typeof blocksAnswer>;

export const blockInput = v.pipe(
  v.object({ from: moment('from'), to: moment('to'), note: v.optional(v.nullable(line('note', 200), ''), '') }),
  v.forward(
    v.check(({ from, to }) => Date.parse(from) < Date.parse(to), 'to.order'),
    ['to'],
  ),
);

/** The feed's URL is returned only when it is created; later only since when it exists. */
export const feedAnswer = v.object({ createdAt: v.nullable(v.string()), url: v.exactOptional(v.string()) });
export type FeedAnswer = v.InferOutput<typeof feedAnswer>;
export const feedPath = (secret: string) => `/calendar/${secret}.ics`;
