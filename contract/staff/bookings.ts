import * as v from 'valibot';
import { gridMinutes } from '#contract/booking/booking.ts';
import { bookingModes } from '#contract/leads/booking.ts';
import { line, moment, startOfSlot } from '#contract/leads/fields.ts';
import { version } from '#contract/version.ts';
import { sender } from './sender.ts';

export const staffBookingPaths = {
  /** GET ?show=upcoming|past|cancelled&cursor= ; POST {id}/move {start, version}, POST {id}/cancel {version}. */
  bookings: '/api/admin/bookings',
  /** GET ?from=YYYY-MM-DD: the seven days from that one on, of the office's calendar. */
  week: '/api/admin/bookings/week',
  /** GET, PUT BookingSettings. */
  settings: '/api/admin/bookings/settings',
  /** GET, POST {from, to, note}; DELETE {id}. */
  blocks: '/api/admin/bookings/blocks',
  /** GET, POST (a new secret; the old address ends). */
  feed: '/api/admin/bookings/feed',
} as const;

export const staffBooking = v.object({
  id: v.string(),
  leadId: v.string(),
  state: v.picklist(['booked', 'cancelled']),
  start: v.string(),
  end: v.string(),
  mode: v.picklist(bookingModes),
  /** Address of the room where a conversation by video is held, or null. */
  room: v.nullable(v.string()),
  timeZone: v.string(),
  topic: v.string(),
  /** Of its lead; where its signals hold that back, the booking sent the guest no invitation. */
  ...sender,
  /** Grows with each change; a change names the version that it was made on, else 409. */
  version: v.number(),
});
export type StaffBooking = v.InferOutput<typeof staffBooking>;
/** Bodies of the staff's changes to one booking. Both are answered with the booking as it is now (`BookingAnswer`). */
export const staffMoveInput = v.object({
  start: startOfSlot(),
  version,
});
export const staffCancelInput = v.object({ version });
export const bookingAnswer = v.object({ booking: staffBooking });
export type BookingAnswer = v.InferOutput<typeof bookingAnswer>;
/**
 * Beside the members of a 409: `booking`, as somebody else has changed it meanwhile; or `errors` with `start.taken` and
 * `alternatives`, when the time is gone. A refused start is 422 as for visitors. Notice, horizon and the daily limit
 * bind visitors alone.
 */
export const staffConflict = v.object({
  booking: v.exactOptional(staffBooking),
  alternatives: v.exactOptional(v.array(v.string())),
});
export type StaffConflict = v.InferOutput<typeof staffConflict>;

export const bookingsPage = { limit: 50 } as const;
/** Lists of bookings, each in order of time. */
export const bookingLists = ['upcoming', 'past', 'cancelled'] as const;
export type BookingList = (typeof bookingLists)[number];
export const staffBookingsAnswer = v.object({
  bookings: v.array(staffBooking),
  next: v.nullable(v.string()),
  total: v.number(),
});
export type StaffBookingsAnswer = v.InferOutput<typeof staffBookingsAnswer>;

/** Seven days: what is booked in them and what visitors can still book. */
export const bookingWeekAnswer = v.object({
  bookings: v.array(staffBooking),
  /** Free starts, ISO 8601 in UTC, ascending. */
  free: v.array(v.string()),
});
export type BookingWeekAnswer = v.InferOutput<typeof bookingWeekAnswer>;

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

/** Minutes since midnight, Europe/Berlin; `to` is exclusive. */
const openHours = v.pipe(
  v.object({ from: minuteOfDay, to: minuteOfDay }, 'hours.invalid'),
  v.check(({ from, to }) => from < to, 'hours.order'),
);

export type OpenHours = v.InferOutput<typeof openHours>;

/** What is sent to change the settings, and answered when they are asked for. */
export const bookingSettingsInput = v.object({
  /** Per weekday, Monday first: seven lists, each ascending and without overlap, on full and half hours. */
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
  /** Hours before a slot within which it can no longer be booked. */
  noticeHours: count('noticeHours', 0),
  horizonWeeks: count('horizonWeeks', 1),
  /** Minutes kept free after and before an appointment; a multiple of 15. */
  bufferMinutes: v.pipe(count('bufferMinutes', 0), v.multipleOf(15, 'bufferMinutes.grid')),
  perDay: count('perDay', 1),
  observeHolidays: v.boolean('observeHolidays.invalid'),
});
export type BookingSettings = v.InferOutput<typeof bookingSettingsInput>;

/** `from` and `to` (excluded) are moments, ISO 8601. Appointments that exist already stay. */
export const blockedPeriod = v.object({ id: v.string(), from: v.string(), to: v.string(), note: v.string() });
export type BlockedPeriod = v.InferOutput<typeof blockedPeriod>;
export const blocksAnswer = v.object({ blocks: v.array(blockedPeriod) });
export type BlocksAnswer = v.InferOutput<typeof blocksAnswer>;

export const blockInput = v.pipe(
  v.object({ from: moment('from'), to: moment('to'), note: v.optional(v.nullable(line('note', 200), ''), '') }),
  v.forward(
    v.check(({ from, to }) => Date.parse(from) < Date.parse(to), 'to.order'),
    ['to'],
  ),
);

/** The address of the feed is told once, when it is made; later only that there is one, and since when. */
export const feedAnswer = v.object({ createdAt: v.nullable(v.string()), url: v.exactOptional(v.string()) });
export type FeedAnswer = v.InferOutput<typeof feedAnswer>;
export const feedPath = (secret: string) => `/calendar/${secret}.ics`;
