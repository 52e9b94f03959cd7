import { type Context, Hono } from 'hono';
import { addDays, isDay } from '#contract/office-time/calendar-day.ts';
import { officeTimeZone, startOfOfficeDay } from '#contract/office-time/office.ts';
import {
  type BlockedAnswer,
  type BlockedPeriod,
  type BlocksAnswer,
  type BookingAnswer,
  type BookingSettings,
  type BookingWeekAnswer,
  blockInput,
  bookingLists,
  bookingSettingsInput,
  bookingsPage,
  type StaffBooking,
  type StaffBookingsAnswer,
  type StaffConflict,
  staffBookingPaths,
  staffCancelInput,
  staffMoveInput,
} from '#contract/staff/bookings.ts';
import { refusedChange } from '#server/booking/accept-booking.ts';
import type { BookingServices } from '#server/booking/bookings.ts';
import { readStart } from '#server/booking/calendar/read-start.ts';
import { feedState, renewFeed } from '#server/booking/ics/feed.ts';
import { videoRoomOf } from '#server/booking/ics/video-room.ts';
import type { Change, ChangeRefusal } from '#server/booking/plan/decide-change.ts';
import {
  type BookingWithLead,
  bookedBetween,
  countWithin,
  deleteBlock,
  findBookingWithLead,
  insertBlock,
  listBlocks,
  listBookings,
  readBookingSettings,
  writeSettings,
} from '#server/booking/repository.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { BookingBlock } from '#server/db/schema/schema.ts';
import { readCursor, writeCursor } from '#server/http/answer/cursor.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse, refuseField } from '#server/http/answer/problem.ts';
import { idInPath } from '#server/http/request/id-in-path.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { isoTime } from '#server/text/iso-time.ts';

const paths = staffBookingPaths;

/** The endpoints of the bookings tab. They check no login themselves: `staffRoutes` mounts them behind its check. */
export function bookingStaffRoutes(services: BookingServices): Hono {
  const app = new Hono();
  const { bookings } = services;
  const { db } = services.database;
  const toStaffBooking = (row: BookingWithLead) => staffBookingOf(row, services);
  const found = async (id: string) => toStaffBooking((await findBookingWithLead(db, id)) ?? refuse('not-found'));

  app.get(paths.settings, async (c) => json(c, (await readBookingSettings(db)) satisfies BookingSettings));
  app.put(paths.settings, async (c) => {
    const settings = await readJson(c, bookingSettingsInput);
    const write = (transaction: Db) => writeSettings(transaction, settings);
    await c.get('recordedChange')(write, () => ({}));
    return json(c, settings satisfies BookingSettings);
  });

  app.get(paths.blocks, async (c) => {
    const blocks = (await listBlocks(db, Date.now())).map(toBlockedPeriod);
    return json(c, { blocks } satisfies BlocksAnswer);
  });
  app.post(paths.blocks, async (c) => {
    const { from, to, note } = await readJson(c, blockInput);
    const now = Date.now();
    const block = { id: newId(now), created_at: now, from_at: Date.parse(from), to_at: Date.parse(to), note };
    // It would not be listed: whoever mistyped the year would think the days are blocked.
    if (block.to_at <= now) refuseField('to', 'over');
    const insert = (transaction: Db) => insertBlock(transaction, services.database.engine, block);
    await c.get('recordedChange')(insert, () => ({ subject: block.id }));
    c.header('location', `${paths.blocks}/${block.id}`);
    const booked = await countWithin(db, block.from_at, block.to_at);
    return json(c, { ...toBlockedPeriod(block), booked } satisfies BlockedAnswer, { status: 201 });
  });
  app.delete(`${paths.blocks}/:id`, async (c) => {
    const id = idInPath(c);
    const remove = (transaction: Db) => deleteBlock(transaction, id);
    const removed = await c.get('recordedChange')(remove, (done) => (done ? {} : null));
    return removed ? noContent(c) : refuse('not-found');
  });

  app.get(paths.feed, async (c) => json(c, await feedState(services)));
  app.post(paths.feed, async (c) => {
    const renew = (transaction: Db) => renewFeed(transaction, services.settings);
    return json(c, await c.get('recordedChange')(renew, () => ({})), { status: 201 });
  });

  app.get(paths.bookings, async (c) => {
    const { show: requested = 'upcoming', cursor } = c.req.query();
    const show = bookingLists.find((one) => one === requested) ?? refuseField('show', 'invalid');
    const after = cursor ? (readCursor(cursor) ?? refuseField('cursor', 'invalid')) : null;
    const page = { show, now: Date.now(), after, limit: bookingsPage.limit };
    const { rows, next, total } = await listBookings(db, page);
    const answer: StaffBookingsAnswer = {
      bookings: rows.map(toStaffBooking),
      next: next && writeCursor(next),
      total,
    };
    return json(c, answer);
  });

  app.get(paths.week, async (c) => {
    const from = c.req.query('from') ?? '';
    if (!isDay(from)) return refuseField('from', 'invalid');
    const to = addDays(from, 6);
    const [first, end] = [startOfOfficeDay(from), startOfOfficeDay(addDays(to, 1))];
    return json(c, {
      bookings: (await bookedBetween(db, first, end)).map(toStaffBooking),
      // If visitors book elsewhere, nothing is free here.
      free: services.settings.BOOKING_URL ? [] : (await bookings.slots({ from, to })).slots,
      perDay: (await readBookingSettings(db)).perDay,
      blocks: (await listBlocks(db, first))
        .filter(({ from_at }) => from_at < end)
        // Notes are for colleagues, not for programs.
        .map((block) => toBlockedPeriod(c.get('session').scopes ? { ...block, note: '' } : block)),
    } satisfies BookingWeekAnswer);
  });

  // After the calls whose paths would match it.
  app.get(`${paths.bookings}/:id`, async (c) => json(c, { booking: await found(idInPath(c)) } satisfies BookingAnswer));
  app.post(`${paths.bookings}/:id/move`, async (c) => {
    const { start, version } = await readJson(c, staffMoveInput);
    const { moment, skipped } = readStart(start);
    return skipped ? refuseChange('nonexistent', moment) : change(c, { action: 'move', start: moment }, version);
  });
  app.post(`${paths.bookings}/:id/cancel`, async (c) => {
    const { version } = await readJson(c, staffCancelInput);
    return change(c, { action: 'cancel' }, version);
  });

  async function change(c: Context, requested: Change, version: number): Promise<Response> {
    const id = idInPath(c);
    const done = await bookings.change(id, requested, { version }, c.get('recordChange'));
    const booking = await found(id);
    if (done.ok) return json(c, { booking } satisfies BookingAnswer);
    if (done.refusal === 'stale') return refuse('conflict', { members: { booking } satisfies StaffConflict });
    return refuseChange(done.refusal, requested.action === 'move' ? requested.start : 0);
  }

  async function refuseChange(refusal: ChangeRefusal, start: number): Promise<never> {
    const { code, ...members } = await refusedChange(bookings, refusal, start, 'de');
    return refuse(code, members);
  }
  return app;
}

function toBlockedPeriod({ id, from_at, to_at, note }: BookingBlock): BlockedPeriod {
  return { id, from: isoTime(from_at), to: isoTime(to_at), note };
}

/** A booking with its lead, in the field names of the contract. */
function staffBookingOf({ booking, lead }: BookingWithLead, site: BookingServices): StaffBooking {
  return {
    id: booking.id,
    leadId: lead.id,
    state: booking.state,
    start: isoTime(booking.start_at),
    end: isoTime(booking.end_at),
    mode: booking.mode,
    room: (booking.mode === 'video' && videoRoomOf(booking, site)) || null,
    timeZone: booking.time_zone || officeTimeZone,
    language: lead.language,
    firstName: lead.first_name,
    lastName: lead.last_name,
    email: lead.email,
    phone: lead.phone,
    company: lead.company,
    message: lead.message,
    topic: lead.subject,
    calculation: lead.calculation,
    pageSource: lead.page_source,
    buttonContext: lead.button_context,
    buttonText: lead.button_text,
    spamSignals: lead.spam_signals,
    version: booking.version,
    created_at: isoTime(booking.created_at),
  };
}
