import { type Context, Hono } from 'hono';
import type { Refusal } from '#contract/booking/booking.ts';
import {
  type BlockedPeriod,
  type BlocksAnswer,
  type BookingAnswer,
  type BookingSettings,
  blockInput,
  bookingSettingsInput,
  bookingsPage,
  type StaffBookingsAnswer,
  type StaffConflict,
  staffBookingPaths,
  staffCancelInput,
  staffMoveInput,
} from '#contract/staff/bookings.ts';
import type { BookingServices } from '#server/booking/bookings.ts';
import { readStart } from '#server/booking/calendar/read-start.ts';
import { feedState, renewFeed } from '#server/booking/ics/feed.ts';
import type { Change } from '#server/booking/plan/decide-change.ts';
import {
  deleteBlock,
  findBookingWithLead,
  insertBlock,
  type ListPosition,
  listBlocks,
  listBookings,
  readSettings,
  type Shown,
  writeSettings,
} from '#server/booking/repository.ts';
import { refusedStart } from '#server/booking/take.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import { isId } from '#server/db/is-id.ts';
import type { BookingBlock } from '#server/db/schema/schema.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { problem } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { toStaffBooking } from './staff-booking.ts';

const paths = staffBookingPaths;
const shown: readonly string[] = ['upcoming', 'past', 'cancelled'] satisfies Shown[];

/** The bookings tab's calls. Checks no login itself: `staffRoutes` mounts it behind its own check. */
export function bookingStaffRoutes(services: BookingServices): Hono {
  const app = new Hono();
  const { bookings } = services;
  const { db } = services.database;

  app.get(paths.settings, async (c) => json(c, (await readSettings(db)) satisfies BookingSettings));
  app.put(paths.settings, async (c) => {
    const read = await readJson(c, bookingSettingsInput, 'de');
    if ('refused' in read) return read.refused;
    const write = (transaction: Db) => writeSettings(transaction, read.input);
    await c.get('recordedChange')(write, () => ({}));
    return json(c, read.input satisfies BookingSettings);
  });

  app.get(paths.blocks, async (c) => {
    const blocks = (await listBlocks(db, Date.now())).map(toBlockedPeriod);
    return json(c, { blocks } satisfies BlocksAnswer);
  });
  app.post(paths.blocks, async (c) => {
    const read = await readJson(c, blockInput, 'de');
    if ('refused' in read) return read.refused;
    const { from, to, note } = read.input;
    const now = Date.now();
    const block = { id: newId(now), created_at: now, from_at: Date.parse(from), to_at: Date.parse(to), note };
    const insert = (transaction: Db) => insertBlock(transaction, block);
    await c.get('recordedChange')(insert, () => ({ subject: block.id }));
    c.header('location', `${paths.blocks}/${block.id}`);
    return json(c, toBlockedPeriod(block), { status: 201 });
  });
  app.delete(`${paths.blocks}/:id`, async (c) => {
    const id = c.req.param('id');
    if (!isId(id)) return problem('not-found', 'de');
    const remove = (transaction: Db) => deleteBlock(transaction, id);
    const removed = await c.get('recordedChange')(remove, (done) => (done ? {} : null));
    return removed ? noContent(c) : problem('not-found', 'de');
  });

  app.get(paths.feed, async (c) => json(c, await feedState(services)));
  app.post(paths.feed, async (c) => {
    const renew = (transaction: Db) => renewFeed(transaction, services.settings);
    return json(c, await c.get('recordedChange')(renew, () => ({})), { status: 201 });
  });

  app.get(paths.bookings, async (c) => {
    const { show = 'upcoming', cursor } = c.req.query();
    const after = cursor ? readPosition(cursor) : null;
    const errors = [
      ...(shown.includes(show) ? [] : [{ field: 'show', code: 'show.invalid' }]),
      ...(cursor && !after ? [{ field: 'cursor', code: 'cursor.invalid' }] : []),
    ];
    if (errors.length > 0) return problem('bad-fields', 'de', { errors });
    const page = { show: show as Shown, now: Date.now(), after, limit: bookingsPage.limit };
    const { rows, next, total } = await listBookings(db, page);
    const answer: StaffBookingsAnswer = {
      bookings: rows.map(toStaffBooking),
      next: next && writePosition(next),
      total,
    };
    return json(c, answer);
  });

  app.post(`${paths.bookings}/:id/move`, async (c) => {
    const read = await readJson(c, staffMoveInput, 'de');
    if ('refused' in read) return read.refused;
    const { start, version } = read.input;
    const { moment, skipped } = readStart(start);
    if (skipped) return refusedMove('nonexistent', moment);
    return change(c, c.req.param('id'), { action: 'move', start: moment }, version);
  });
  app.post(`${paths.bookings}/:id/cancel`, async (c) => {
    const read = await readJson(c, staffCancelInput, 'de');
    if ('refused' in read) return read.refused;
    return change(c, c.req.param('id'), { action: 'cancel' }, read.input.version);
  });

  async function change(c: Context, id: string, asked: Change, version: number): Promise<Response> {
    const done = isId(id)
      ? await bookings.change(id, asked, { version }, c.get('recordChange'))
      : { ok: false as const, refusal: 'unknown' as const };
    const found = isId(id) ? await findBookingWithLead(db, id) : undefined;
    if (!found) return problem('not-found', 'de');
    const booking = toStaffBooking(found);
    if (done.ok)
      return Response.json({ booking } satisfies BookingAnswer, { headers: { 'cache-control': 'no-store' } });
    const { refusal } = done;
    if (refusal === 'unknown') return problem('not-found', 'de');
    if (refusal === 'over' || refusal === 'cancelled') return problem('booking-over', 'de');
    if (refusal === 'stale') return problem('conflict', 'de', { members: { booking } satisfies StaffConflict });
    const start = asked.action === 'move' ? asked.start : 0;
    return refusedMove(refusal, start);
  }

  async function refusedMove(refusal: Refusal, start: number): Promise<Response> {
    const { code, ...extra } = await refusedStart(bookings, refusal, start, 'de');
    return problem(code, 'de', extra);
  }
  return app;
}

function toBlockedPeriod({ id, from_at, to_at, note }: BookingBlock): BlockedPeriod {
  return { id, from: new Date(from_at).toISOString(), to: new Date(to_at).toISOString(), note };
}

function writePosition({ start, id }: ListPosition): string {
  return Buffer.from(`${start} ${id}`).toString('base64url');
}

/** @returns null for text that `writePosition` does not make */
function readPosition(cursor: string): ListPosition | null {
  const [, start, id] = /^(\d{1,15}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  return start && id ? { start: Number(start), id } : null;
}
