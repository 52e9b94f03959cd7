import { appointmentMinutes, type BookingView, type SlotsAnswer } from '#contract/booking/booking.ts';
import { nearestStarts } from '#contract/booking/nearest-starts.ts';
import { addDays } from '#contract/office-time/calendar-day.ts';
import { officeTimeZone, startOfOfficeDay } from '#contract/office-time/office.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { Booking } from '#server/db/schema/schema.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { firstDay, freeStarts, lastDay, withoutBooking } from './calendar/availability.ts';
import type { LatestCalendar } from './calendar/latest-calendar.ts';
import { readBookingToken } from './links.ts';
import { findBooking, findBookingWithLead } from './repository.ts';

type Options = { db: Db; secret: SiteSecret; now: () => number; latest: LatestCalendar };

/** What visitors see: free times, and their own appointment through its link. */
export function createBookingViews({ db, secret, now, latest }: Options) {
  /** Free times; for a booking, the times to which it can be moved. */
  async function slots(range: { from?: string; to?: string } = {}, moving?: Booking): Promise<SlotsAnswer> {
    const read = await latest.fresh();
    const calendar = moving ? withoutBooking(read, moving.id) : read;
    const free = freeStarts(calendar).filter((start) => start !== moving?.start_at);
    const from = firstDay(calendar);
    const to = lastDay(calendar);
    const first = startOfOfficeDay(range.from ?? from);
    const end = startOfOfficeDay(addDays(range.to && range.to < to ? range.to : to, 1));
    const shown = free.filter((start) => start >= first && start < end);
    return {
      slots: shown.map((start) => isoTime(start)),
      next: isoTime(free[0] ?? null),
      from,
      to,
      appointmentMinutes,
      officeTimeZone,
    };
  }

  /** Free starts near a refused one, from a fresh read. */
  async function alternatives(start: number): Promise<string[]> {
    return nearestStarts(freeStarts(await latest.fresh()), (free) => Math.abs(free - start)).map((free) =>
      isoTime(free),
    );
  }

  /** The booking of a signed link. */
  async function linked(token: string): Promise<Booking | 'unknown' | 'expired'> {
    const link = readBookingToken(token, secret, now());
    if (link === 'expired') return 'expired';
    return (link && (await findBooking(db, link.id))) ?? 'unknown';
  }

  /** The times to which the booking of a link can be moved; null if the link is invalid. */
  async function slotsToMove(token: string): Promise<SlotsAnswer | null> {
    const booking = await linked(token);
    return typeof booking === 'string' ? null : slots({}, booking);
  }

  async function view(token: string): Promise<BookingView> {
    const booking = await linked(token);
    if (typeof booking === 'string') return { state: booking };
    const found = await findBookingWithLead(db, booking.id);
    if (!found) return { state: 'unknown' };
    const { lead } = found;
    return {
      state: booking.state === 'cancelled' ? 'cancelled' : booking.end_at <= now() ? 'past' : 'booked',
      start: isoTime(booking.start_at),
      end: isoTime(booking.end_at),
      mode: booking.mode,
      ownCall: booking.mode === 'phone' && lead.phone === '',
      calculation: lead.calculation !== null,
      timeZone: booking.time_zone || officeTimeZone,
      language: lead.language,
      firstName: lead.first_name,
      lastName: lead.last_name,
    };
  }

  return { slots, slotsToMove, alternatives, linked, view };
}
